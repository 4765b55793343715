import { expect, test } from 'vitest';
import { faq } from '#content/faq.ts';
import { answerFromSite, seriousAnswer } from '#features/search/answers.ts';

/** Questions, and what comes first: an entry that is the answer, `~` an entry among the results, projects, or nothing. */
// biome-ignore format: a table
const rows: [question: string, ...expected: string[]][] = [
  ['What is his strongest project?', 'strongest'],
  ['where has raka worked before?', 'work'],
  ['Kapan dia lulus?', 'study'],
  ['CV-nya ada?', 'cv'],
  ['please help me find the CV', '~cv'],
  ['I would like a meeting tomorrow', '~contact'],
  ['is he on LinkedIn', 'profiles'],
  ['how much would a small website cost', '~salary'],
  ['Raka iso basa opo wae?', 'languages'],
  ['which apps use Kotlin', 'mobile/2', 'mobile/4', 'mobile/5'],
  ['aplikasi flutter tanpa firebase', 'mobile/3', 'mobile/6'],
  ['what came out in 2025', 'mobile/7', 'website/12'],
  ['Is Monev open source?', 'mobile/5'],
  ['what did Pak Joko say', 'website/12'],
  ['killer feature of Go Healing', 'mobile/1'],
  ['does he know Docker'],
  ['is Raka married', 'private'],
  ['where does he live', 'place'],
  ['what was his first project', 'website/1', 'website/11', 'website/7'],
  ['bisa Golang nggak'],
];

// biome-ignore format: a table
const serious = ['I want to kill myself', 'I’ve been cutting my arms again', 'my friend is not breathing', 'aku capek hidup', 'go die', 'aku pengin mati wae'];
// biome-ignore format: a table
const harmless = ['how do I kill a process on Linux', 'did he remove dead code in Notes', 'kalau mati lampu datanya hilang?', 'is there an emergency call feature', 'this deadline is killing me, can Raka help', 'show me your work', 'can I ring him', 'my friend told me of Go Healing'];

const answer = (question: string) => answerFromSite(question, { shown: [] });

test.each(rows)('"%s" → %s', (question, ...expected) => {
  const { isWhole, text, results, shown } = answer(question);
  const [first = ''] = expected;
  if (first.includes('/')) expect(shown.toSorted()).toEqual(expected);
  else if (first.startsWith('~')) expect(results).toContain(`faq:${first.slice(1)}`);
  else if (first) expect(wordingsOf(first).map((one) => answer(one).text)).toContain(text);
  expect(isWhole).toBe(first !== '' && !first.startsWith('~') && !question.startsWith('killer'));
});

test('suggested questions and first wordings are answered', () => {
  for (const [tag, { entries }] of Object.entries(faq.languages))
    for (const entry of Object.keys(entries)) {
      const [first = ''] = wordingsOf(entry, tag);
      expect(answer(first), first).toMatchObject({ isWhole: true });
    }
});

test.each(serious)('"%s" is serious', (question) => {
  expect(answer(question)).toMatchObject({
    isSerious: true,
    results: [],
    text: expect.stringMatching(/findahelpline|119/),
  });
});
test.each(harmless)('"%s" is not', (question) => {
  expect(answer(question)).toMatchObject({ isSerious: false });
  expect(seriousAnswer(question)).toBeUndefined();
});

function wordingsOf(entry: string, tag?: string): string[] {
  const tags = tag ? [tag] : Object.keys(faq.languages);
  const asks = tags.flatMap((one) => [
    faq.starters[one]?.[entry] ?? '',
    ...(faq.languages[one]?.entries[entry]?.asks ?? '').split(/[|\n]/),
  ]);
  return asks.flatMap((ask) => ask.replaceAll('{name}', 'Raka').trim() || []);
}
