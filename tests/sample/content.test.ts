import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { starters } from '#content/faq-starters.ts';
import { chatWords as chat } from '#content/words/chat.ts';
import { contactWords as contact } from '#content/words/contact.ts';
import { words as site } from '#content/words/site.ts';
import { hashList, sampleFile, sampleHashes } from '../../scripts/content/sample-left.ts';
import { languageTexts } from '../../scripts/setup/languages.ts';

test('the hash of each text and file is recorded: add -u to update them', async () => {
  await expect(hashList(sampleHashes('src/content'))).toMatchFileSnapshot(resolve(sampleFile));
});

test('each language suggests the same eight questions, none about the shop', () => {
  for (const questions of Object.values(starters))
    expect(Object.keys(questions)).toEqual(Object.keys(starters.en ?? {}));
  expect(Object.keys(starters.en ?? {})).toHaveLength(8);
  expect(JSON.stringify(starters)).not.toMatch(/shop|thesis|skripsi|toko|jasa/i);
});

test('the English that setup writes has each text, with its parameters', () => {
  const shapeOf = (texts: object): object =>
    Object.fromEntries(
      Object.entries(texts).map(([signature, value]) => {
        const [key, parameters] = signature.split(/[()]/);
        if (parameters) return [key, parameters.split(',').length];
        if (typeof value === 'function') return [key, value.length];
        return [key, typeof value === 'string' ? 'text' : shapeOf(value)];
      }),
    );
  const english = languageTexts('en') ?? expect.unreachable();
  for (const [part, words] of Object.entries({ site, chat, contact }))
    expect(shapeOf(Object(english)[part])).toEqual(shapeOf(words));
});
