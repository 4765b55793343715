import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

/** Attributes whose value is shown or read by screen readers. */
const spoken = new Set(['alt', 'aria-label', 'aria-roledescription', 'label', 'placeholder', 'title']);

type Node = { type: string; [part: string]: unknown };

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    /^(app|features|pages|start|ui)\/.*\.tsx?$/.test(file) &&
    // Composes the model's instructions from records.
    !/^features\/chat\/conversation\/persona/.test(file),
);

test('components contain no text', () => {
  const found = files.flatMap((file) => {
    const { program } = parseSync(file, readFileSync(join('src', file), 'utf8'));
    return wordsIn(program as unknown as Node).map((text) => `${file}: ${text}`);
  });
  expect(found).toEqual([]);
});

test('finds text in markup, attributes and sentences', () => {
  const { program } = parseSync(
    'a.tsx',
    `const a = <p title="Hello" className="one two">Hi {'there'} {toast('Link copied')}{\`Show \${a} more\`}</p>;
     throw new Error('Not for visitors');
     console.error('There was a problem');`,
  );
  expect(wordsIn(program as unknown as Node)).toEqual(['Hello', 'Hi', 'Link copied', 'Show  more']);
});

function wordsIn(node: Node): string[] {
  if (node.type === 'ImportDeclaration' || isForDevelopers(node)) return [];
  const own = ownWords(node).trim();
  if (own) return [own];
  return Object.values(node).flatMap((part) =>
    (Array.isArray(part) ? part : [part]).filter(isNode).flatMap(wordsIn),
  );
}

/** Texts that are logged or thrown. */
function isForDevelopers({ type, callee }: Node): boolean {
  const { name, object } = (callee ?? {}) as { name?: unknown; object?: { name?: unknown } };
  if (type === 'ThrowStatement') return true;
  return type === 'NewExpression' ? /Error$/.test(String(name)) : object?.name === 'console';
}

function ownWords(node: Node): string {
  const { type, value, name } = node;
  if (type === 'JSXText') return hasLetters(value) ? value : '';
  if (type === 'JSXAttribute' && isNode(name) && spoken.has(String(name.name)) && isNode(value)) {
    return hasLetters(value.value) ? value.value : '';
  }
  if (type === 'Literal') return isSentence(value) ? value : '';
  if (type !== 'TemplateLiteral') return '';
  const text = (node.quasis as { value: { cooked: string } }[]).map((part) => part.value.cooked).join('');
  return isSentence(text) ? text : '';
}

function hasLetters(value: unknown): value is string {
  return typeof value === 'string' && /\p{L}/u.test(value);
}

function isSentence(value: unknown): value is string {
  return typeof value === 'string' && /^\p{Lu}\p{L}*[\s,.:?!’]/u.test(value);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
