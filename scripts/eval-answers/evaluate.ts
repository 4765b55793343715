import { localAnswer, prepareAnswers } from '../../src/features/chat/answers/local-answer.ts';
import { judge, type Line, type Verdict } from '../../tests/answers/question.ts';
import { questions } from '../../tests/answers/questions.ts';
import { sampleKnowledge } from '../../tests/answers/sample-knowledge.ts';
import { setAside } from '../../tests/answers/set-aside.ts';

export type Result = { group: string; line: Line; answer: string; verdict: Verdict; milliseconds: number };

const knowledge = sampleKnowledge();
// As the chat does before the first question.
prepareAnswers(knowledge);
await new Promise((done) => setTimeout(done));

/** Asks every question of one of the two sets, or those of one group. */
export function evaluate(isSetAside: boolean, wanted?: string): Result[] {
  const lines = Object.entries(isSetAside ? setAside : questions);
  return lines.flatMap(([group, ofGroup]) =>
    (wanted && wanted !== group ? [] : ofGroup).map((line) => {
      const [before, asked] = typeof line[1] === 'string' ? [undefined, line[1]] : line[1];
      const exchange =
        before === undefined ? undefined : { question: before, answer: localAnswer(before, knowledge) };
      const start = performance.now();
      const answer = localAnswer(asked, knowledge, exchange);
      const milliseconds = performance.now() - start;
      return { group, line, answer, verdict: judge(group, line, answer), milliseconds };
    }),
  );
}

const verdicts: Verdict[] = ['right', 'honest', 'wrong', 'embarrassing'];

/** The share of each verdict, in all, by language and by group, as a table of markdown. */
export function table(results: readonly Result[]): string {
  const row = (name: string, some: readonly Result[]) => {
    const share = (verdict: Verdict) =>
      `${Math.round((some.filter((one) => one.verdict === verdict).length / some.length) * 100)} %`;
    return `| ${[name, some.length, ...verdicts.map(share)].join(' | ')} |`;
  };
  const by = (key: (result: Result) => string) =>
    [...new Set(results.map(key))].map((value) =>
      row(
        value,
        results.filter((one) => key(one) === value),
      ),
    );
  const times = results.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  return [
    `| Questions | | ${verdicts.join(' | ')} |`,
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    row('all', results),
    ...by(({ line }) => line[0]),
    ...by(({ group }) => group),
    '',
    `An answer takes ${times[Math.floor(times.length / 2)]?.toFixed(2)} ms, at most ${times.at(-1)?.toFixed(1)} ms.`,
  ].join('\n');
}
