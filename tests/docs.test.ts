import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const folders = ['docs', 'scripts', 'tests', 'relay'].filter((folder) => existsSync(folder));
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
);
const texts = [
  'README.md',
  ...files.filter((file) => file.endsWith('.md') && !file.includes('node_modules')),
];

test.each(texts)('every address in %s leads to a file and a heading that exist', (file) => {
  const text = readFileSync(file, 'utf8').replace(/```[\s\S]*?```/g, '');
  const links = [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|srcset|href)="([^"]+)"/g)].map(
    ([, one, other]) => one ?? other ?? '',
  );
  const lost = links
    .filter((link) => !/^(https?|mailto):/.test(link))
    .filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path ? join(dirname(file), decodeURI(path)) : file;
      return !existsSync(target) || (anchor && !anchorsOf(target).includes(anchor));
    });
  expect(lost).toEqual([]);
});

/** As GitHub makes them of headings. */
function anchorsOf(file: string): string[] {
  const headings = [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\- ]/gu, '')
      .replaceAll(' ', '-'),
  );
}
