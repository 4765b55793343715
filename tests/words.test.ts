import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

/** Attributes whose value is shown or read by screen readers. */
const spoken = new Set(['alt', 'aria-label', 'aria-roledescription', 'label', 'placeholder', 'title']);
const letters = /\p{L}/u;
const sentence = /^\p{Lu}\p{L}*[\s,.:?!’]/u;

const folders = ['app', 'features', 'pages', 'ui'].map((folder) => join('src', folder));
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file)),
);

test('components contain no text', () => {
  const found = files.flatMap((file) => {
    return wordsIn(file, readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`);
  });
  expect(files.length).toBeGreaterThan(60);
  expect(found).toEqual([]);
});

test('finds text in markup, attributes and sentences', () => {
  const source = `const a = <p title="Hello" className="one two">Hi {'there'} {toast('Link copied')}{\`Show \${a} more\`}</p>;
    throw new Error('Not for visitors');
    console.error('There was a problem');`;
  expect(wordsIn('a.tsx', source)).toEqual(['Hello', 'Hi', 'Link copied', 'Show  more']);
});

/** The texts in a module, except those that are logged or thrown. */
function wordsIn(file: string, source: string): string[] {
  const found = new Map<number, string>();
  const hidden: { start: number; end: number }[] = [];
  const add = (start: number, text: unknown, pattern: RegExp) => {
    if (typeof text === 'string' && pattern.test(text)) found.set(start, text.trim());
  };
  const hide = (node: { start: number; end: number }) => {
    if (/^(console\.|new \w*Error\()/.test(source.slice(node.start, node.end))) hidden.push(node);
  };
  new Visitor({
    JSXText({ start, value }) {
      add(start, value, letters);
    },
    JSXAttribute({ name, value }) {
      if (spoken.has(String(name.name)) && value?.type === 'Literal') add(value.start, value.value, letters);
    },
    Literal({ start, value }) {
      add(start, value, sentence);
    },
    TemplateLiteral({ start, quasis }) {
      add(start, quasis.map(({ value }) => value.cooked).join(''), sentence);
    },
    CallExpression: hide,
    NewExpression: hide,
  }).visit(parseSync(file, source).program);
  const isShown = (at: number) => !hidden.some(({ start, end }) => start < at && at < end);
  return [...found].filter(([start]) => isShown(start)).map(([, text]) => text);
}
