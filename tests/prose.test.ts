import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Phrases that this project no longer uses. `flagWords` in cspell.json has the single words. */
const outdated = [
  /\b(?:am|is|are|was|were|be|been) told\b/i,
  /\b(?:is|are|was|were) met with\b/i,
  /\bcom(?:e|es|ing) alive\b/i,
  /\b(?:has|needs) a hand\b/i,
  /\btaken? away whole\b/i,
  /\bsay(?:s|ing)? so here\b/i,
  /\bstrikes? your\b/i,
  /\bat last\b/i,
  /\bnone the less\b/i,
  /\bthat is none\b/i,
  /\bof its own accord\b/i,
  /\b(?:chunk|root|task) of its own\b/i,
  /\bfrom which on\b/i,
  /\btak(?:e|es|ing) along\b/i,
  /\btells? by\b/i,
  /\bunder way\b/i,
  /\bwhat is typed\b/i,
];

/** Has the phrases itself. */
const skipped = /prose\.test/;

type Spelling = { patterns: { name: string; pattern: string }[] };
const { patterns }: Spelling = JSON.parse(readFileSync('cspell.json', 'utf8'));

const files = ['docs', 'relay', 'scripts', 'src', 'tests']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.(md|tsx?|css)$/.test(file) && !/node_modules/.test(file) && !skipped.test(file));

test('documents, comments, test titles and page texts use no outdated phrase', () => {
  const found = ['README.md', ...files].flatMap((file) => phrasesIn(file, readFileSync(file, 'utf8')));
  expect(found).toEqual([]);
});

test.each([
  ['a document', 'docs/a.md', 'The visitor is\ntold.', ['docs/a.md: is told']],
  ['a comment', 'src/a.ts', '/** Comes\n * alive. */ const text = "is told";', ['src/a.ts: Comes alive']],
  [
    'a test title',
    'tests/a.test.ts',
    "test.each(table)('a hand: needs a hand', run);",
    ['tests/a.test.ts: needs a hand'],
  ],
  [
    'a text of the page',
    'src/content/words/site.ts',
    "{ title: 'I am told.' }",
    ['src/content/words/site.ts: am told'],
  ],
])('finds an outdated phrase in %s', (_, file, text, expected) => {
  expect(phrasesIn(file, text)).toEqual(expected);
});

function phrasesIn(file: string, text: string): string[] {
  const isProse = file.endsWith('.md') || /content\/words\/\w+\.ts$/.test(file);
  const parts = isProse ? [text] : patterns.flatMap(({ pattern }) => text.match(regExpOf(pattern)) ?? []);
  const plain = parts.join('\n').replace(/\s+(?:\*\s+)?/g, ' ');
  return outdated.flatMap((phrase) => (phrase.exec(plain) ?? []).map((words) => `${file}: ${words}`));
}

/** From cspell's notation, `/…/g`. */
function regExpOf(pattern: string): RegExp {
  return new RegExp(pattern.slice(1, pattern.lastIndexOf('/')), 'g');
}
