import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const folders = ['docs', 'scripts', 'tests', 'relay'].filter((folder) => existsSync(folder));
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
);
const documents = [
  'README.md',
  ...files.filter((file) => file.endsWith('.md') && !/node_modules|fixture/.test(file)),
];

test.each(documents)('links in %s lead to files and headings that exist', (file) => {
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

/** Documented commands that no test runs, and why. */
const byHand: Record<string, string> = {
  'npm run brand': 'draws what setup draws',
  'npm run bench': 'measures for minutes',
  'npm run font': 'makes a file that is kept',
  'npm run format': 'what npm run lint looks for, with --write',
  'npm run relay': 'needs a download; tests/relay runs the same in the same runtime',
  'npx wrangler': 'needs an account',
};

test('a test or .ci/run runs each documented command', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
  const runners = [
    ...['.ci/run', 'playwright.config.ts', '.github/workflows/ci.yml'],
    ...files.filter((file) => /^tests\/.*\.ts$/.test(file) && !file.includes('docs.test')),
  ].map((file) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''));
  const texts = [...runners, scripts.test ?? '', scripts['test:all'] ?? ''];
  const isRun = (command: string) => {
    const [, name = ''] = /^npm (?:run )?([\w:]+)/.exec(command) ?? [];
    const [entry = command] = /(scripts|tests)\/[\w/-]+\.ts/.exec(scripts[name] ?? command) ?? [];
    return texts.some((text) => text.includes(entry) || new RegExp(`${command}(?![:\\w])`).test(text));
  };
  const commands = new Set(documents.flatMap((file) => commandsOf(readFileSync(file, 'utf8'))));
  expect([...commands].filter((command) => !(command in byHand) && !isRun(command))).toEqual([]);
});

test('each npm script is documented', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
  const documented = documents.flatMap((file) => commandsOf(readFileSync(file, 'utf8')));
  const names = Object.keys(scripts).map((name) => (name === 'test' ? 'npm test' : `npm run ${name}`));
  expect(names.filter((command) => !documented.includes(command))).toEqual([]);
});

test('docs/troubleshooting.md quotes messages that the site shows', () => {
  const quoted = [...readFileSync('docs/troubleshooting.md', 'utf8').matchAll(/\*\*"([^"]+)"\*\*/g)];
  const words = readFileSync('tests/fixture/content/words/contact.ts', 'utf8');
  expect(quoted.length).toBeGreaterThan(0);
  expect(quoted.map(([, message = '']) => message).filter((message) => !words.includes(message))).toEqual([]);
});

/** Commands in code blocks and in the text, without their arguments. `scripts/update.slow.test.ts` covers git commands. */
function commandsOf(text: string): string[] {
  const blocks = [...text.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block = '']) => block);
  const inline = [...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
  const lines = [...blocks.join('\n').split('\n'), ...inline].flatMap((line) => line.split('&&'));
  return lines.flatMap((line) => {
    const plain = line.replace(/^\s*([A-Z_]+=\S+ )*/, '');
    const [command] =
      /^(npm (run [\w:]+|ci|test)|npx tsx [\w/.-]+|npx wrangler|bash [\w/.-]+|sudo apt-get)/.exec(plain) ??
      [];
    return command ? [command] : [];
  });
}

/** The anchors that GitHub gives headings. */
function anchorsOf(file: string): string[] {
  const headings = [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\- ]/gu, '')
      .replaceAll(' ', '-'),
  );
}
