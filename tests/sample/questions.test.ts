import { readFileSync } from 'node:fs';
import { createServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { faq } from '#content/faq.ts';
import { languages } from '#content/languages.ts';

const rows = readFileSync('tests/sample/questions.txt', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (Question|---)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, question = '', answer = '']) => ({ question, answer: answer.split(' ') }));

describe.each(languages)('on the pages in $lang', ({ lang }) => {
  let server: Awaited<ReturnType<typeof createServer>>;
  let site: typeof import('#features/search/answer.ts').site;

  beforeAll(async () => {
    vi.stubEnv('CONTENT_DIR', 'src/content');
    server = await createServer({ mode: lang, server: { middlewareMode: true, ws: false, watch: null } });
    ({ site } = (await server.ssrLoadModule(
      '/src/features/search/answer.ts',
    )) as typeof import('#features/search/answer.ts'));
  }, 120_000);
  afterAll(() => server.close());

  test.each(rows)('"$question" → $answer', ({ question, answer: [kind = '', ...ids] }) => {
    const { outcome, entry, subject, results, text } = site.answer(question);
    if (kind === 'faq') expect({ outcome, entry }).toEqual({ outcome: 'faq', entry: ids[0] });
    if (kind === 'shown') expect({ outcome, entry }).toEqual({ outcome: 'results', entry: ids[0] });
    if (kind === 'project') expect({ outcome, subject }).toEqual({ outcome: 'project', subject: ids[0] });
    if (kind === 'cards') expect(results.toSorted()).toEqual(ids.toSorted());
    if (kind === 'found') expect(results).toEqual(expect.arrayContaining(ids));
    if (kind === 'none') expect(['none', 'results']).toContain(outcome);
    if (kind === 'talk' || kind === 'serious')
      expect({ outcome, results }).toEqual({ outcome: kind, results: [] });
    if (kind === 'serious') expect(text).toContain(faq.helpLine);
  });

  test.each(['and the tech?', 'when was it made?', 'what was the hardest part?', 'pakai bahasa apa?'])(
    '"%s" continues with the project before it',
    (question) => {
      expect(site.answer(question, 'mobile/5')).toMatchObject({ outcome: 'project', subject: 'mobile/5' });
    },
  );

  test('suggested questions and first wordings are answered by their entries', () => {
    for (const [lang, questions] of Object.entries(faq.starters))
      for (const [entry, question] of Object.entries(questions))
        expect(site.answer(question.replace('{name}', 'Raka')), question).toMatchObject({ entry, lang });
    for (const { entries } of Object.values(faq.languages))
      for (const [entry, { asks }] of Object.entries(entries)) {
        const [first = ''] = asks.split('|');
        expect(site.answer(first.replaceAll('{name}', 'Raka')), first).toMatchObject({ entry });
      }
  });
});

test('no answer about the owner needs a pronoun', () => {
  const says = Object.values(faq.languages).flatMap(({ entries, frame }) => [
    ...Object.values(entries).map((entry) => entry.says ?? ''),
    ...Object.values(frame),
  ]);
  expect(says.filter((text) => /\b(he|him|his|she|her|dia|ia|dheweke)\b/i.test(text))).toEqual([]);
});
