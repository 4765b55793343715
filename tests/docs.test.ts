import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const folders = ['docs', 'scripts', 'tests', 'relay'].filter((folder) => existsSync(folder));
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
);
const documents = [
  'README.md',
  ...files.filter((file) => file.endsWith('.md') && !file.includes('node_modules')),
];

test.each(documents)('every address in %s leads to a file and a heading that exist', (file) => {
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

/** What a document asks for and nothing here runs, and why not. */
const byHand: Record<string, string> = {
  'npm run artwork': 'draws the sample’s pictures, over whatever is there',
  'npm run artwork:brand': 'what setup does, for whom has drawn the coin anew',
  'npm run bench': 'measures for minutes',
  'npm run bench:chat': 'measures for minutes',
  'npm run bench:compare': 'measures for minutes',
  'npm run bench:memory': 'measures for minutes',
  'npm run bench:scale': 'measures for minutes',
  'npm run eval:answers': 'measures the answers to many questions',
  'npm run font': 'makes a file that is kept',
  'npm run format': 'what npm run lint looks for, with --write',
  'npm run hosts': 'needs nginx and a download',
  'npm run relay': 'needs a download; tests/relay runs the same in the same runtime',
  'npx wrangler': 'needs an account',
};

test('each command of the documents is run by a test, by .ci/run, or is one of those for a person', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
  const runners = [
    ...['.ci/run', 'playwright.config.ts', '.github/workflows/ci.yml'],
    ...files.filter((file) => /^tests\/.*\.ts$/.test(file) && !file.includes('docs.test')),
  ].map((file) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''));
  const texts = [...runners, scripts.test ?? ''];
  const isRun = (command: string) => {
    const [, name = ''] = /^npm (?:run )?([\w:]+)/.exec(command) ?? [];
    const [entry = command] = /(scripts|tests)\/[\w/-]+\.ts/.exec(scripts[name] ?? command) ?? [];
    return texts.some((text) => text.includes(entry) || new RegExp(`${command}(?![:\\w])`).test(text));
  };
  const commands = new Set(documents.flatMap((file) => commandsOf(readFileSync(file, 'utf8'))));
  expect([...commands].filter((command) => !(command in byHand) && !isRun(command))).toEqual([]);
});

/** `npm run doctor` of `npm run doctor -- https://example.com/`, from blocks and from the text. Those of git are in `scripts/update.test.ts`. */
function commandsOf(text: string): string[] {
  const blocks = [...text.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block = '']) => block);
  const inline = [...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
  const lines = [...blocks.join('\n').split('\n'), ...inline].flatMap((line) => line.split('&&'));
  return lines.flatMap((line) => {
    const plain = line.replace(/^\s*([A-Z_]+=\S+ )*/, '').replace(/^(bench:\w+)$/, 'npm run $1');
    const [command] =
      /^(npm (run [\w:]+|ci|test)|npx tsx [\w/.-]+|npx wrangler|bash [\w/.-]+|sudo apt-get)/.exec(plain) ??
      [];
    return command ? [command] : [];
  });
}

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
