import { expect, test } from 'vitest';
import { evaluate } from '../../scripts/eval-answers/evaluate.ts';
import { questions } from '../answers/questions.ts';
import { setAside } from '../answers/set-aside.ts';

test.each([...new Set([...Object.keys(questions), ...Object.keys(setAside)])])(
  'the bot without a model answers each question of the group "%s" as it should',
  (group) => {
    const results = [...evaluate(false, group), ...evaluate(true, group)];
    expect(results.filter(({ verdict }) => verdict !== 'right').map(({ line }) => line[1])).toEqual([]);
  },
);
