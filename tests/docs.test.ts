import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const documents = ['docs', 'scripts', 'tests', 'relay']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => file.endsWith('.md') && !/node_modules|fixture/.test(file))
  .concat('README.md', 'AGENTS.md');

test('links in documents lead to files and headings that exist', () => {
  const links = documents.flatMap((file) => {
    const text = readFileSync(file, 'utf8').replace(/```[\s\S]*?```/g, '');
    const found = [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|srcset|href)="([^"]+)"/g)];
    return found.map(([, one, other]) => ({ file, link: one ?? other ?? '' }));
  });
  const local = links.filter(({ link }) => !/^(https?|mailto):/.test(link));
  const lost = local.filter(({ file, link }) => {
    const [path = '', anchor] = link.split('#');
    const target = path ? join(dirname(file), decodeURI(path)) : file;
    return !existsSync(target) || (anchor && !anchorsOf(target).includes(anchor));
  });
  expect(local.length).toBeGreaterThan(20);
  expect(lost).toEqual([]);
});

test('documents name every npm script, and none that does not exist', () => {
  const [site, relay] = ['package.json', 'relay/package.json'].map((file) =>
    Object.keys(JSON.parse(readFileSync(file, 'utf8')).scripts),
  );
  const text = documents.map((file) => readFileSync(file, 'utf8')).join('\n');
  const named = [...text.matchAll(/npm (?:run )?((?<=run )[\w:]+|test\b)/g)].map(([, name = '']) => name);
  expect(named).toEqual(expect.arrayContaining(site ?? []));
  expect(named.filter((name) => !site?.includes(name) && !relay?.includes(name))).toEqual([]);
});

test('docs/troubleshooting.md quotes messages that the site shows', () => {
  const quoted = [...readFileSync('docs/troubleshooting.md', 'utf8').matchAll(/\*\*"([^"]+)"\*\*/g)];
  const words = readFileSync('tests/fixture/content/words/contact.ts', 'utf8');
  expect(quoted.length).toBeGreaterThan(0);
  expect(quoted.map(([, message = '']) => message).filter((message) => !words.includes(message))).toEqual([]);
});

/** The anchors that GitHub gives headings. */
function anchorsOf(file: string): string[] {
  const headings = [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  const kept = headings.map((heading) => heading.toLowerCase().replace(/[^\p{L}\p{N}\- ]/gu, ''));
  return kept.map((heading) => heading.replaceAll(' ', '-'));
}
