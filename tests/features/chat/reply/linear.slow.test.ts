// @vitest-environment node
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Work } from './reply-work.ts';

/** The most characters that may be parsed per character received; the unfinished block is parsed again in each frame. */
const maxWork = 80;

const runs = [
  ...'`*_~[]()<>|#-+=:&\\! \n7\t\ra\u200b\ud800',
  ...['](', '````', '| ', '1.', '> ', '- ', '1. ', '> - ', '- > 1. ', '![', '[a](', '**a ', '*a _b ', '~~a'],
  ...[
    '\n- ',
    '\n> ',
    '| a\n',
    'a  \n',
    'x\n\n',
    '```\n',
    '`a``',
    '<a:',
    '&a',
    '&amp;',
    '<br',
    '\\(',
    'https://',
    'http://a@',
    'http://a ',
    '**：',
  ],
];

/** All sizes and pieces: `LINEAR=all npx vitest run --config tests/vitest.config.ts linear`. */
const isAll = process.env.LINEAR === 'all';
const sizes = isAll ? [1_000, 4_000, 16_000, 64_000] : [1_000, 8_000];
const pieces = isAll ? [1, 7, 1_000, 64_000] : [7];

/** Milliseconds after which a text counts as an endless loop: hundreds of times what a text takes. */
const timeout = 60_000;

let worker: ChildProcess;

beforeAll(async () => {
  worker = fork(fileURLToPath(new URL('./reply-work.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  });
  await answer('start', () => undefined);
}, timeout);

afterAll(() => void worker.kill('SIGKILL'));

/** Asks the worker and kills it if it does not answer, so that an endless loop fails one test, not the whole run. */
function answer(name: string, ask: () => void): Promise<Work> {
  return new Promise((resolve, reject) => {
    const watchdog = setTimeout(() => {
      worker.kill('SIGKILL');
      reject(new Error(`Endless loop: ${name}`));
    }, timeout);
    worker.once('message', (work: Work) => {
      clearTimeout(watchdog);
      resolve(work);
    });
    ask();
  });
}

function workFor(text: string, piece: number): Promise<Work> {
  return answer(JSON.stringify(text.slice(0, 40)), () => worker.send({ text, piece }));
}

function runOf(part: string, size: number): string {
  return part.repeat(Math.ceil(size / part.length));
}

test('the number of characters parsed is linear in the length of a reply', {
  timeout: 1_800_000,
}, async () => {
  const runsOf = new Map<string, string[]>();
  for (const run of runs) {
    const row: number[] = [];
    for (const piece of pieces) {
      for (const size of sizes) row.push((await workFor(runOf(run, size), piece)).parsed / size);
    }
    expect(Math.max(...row), JSON.stringify(row)).toBeLessThan(maxWork);
    const figures = row.map((each) => each.toFixed(0)).join(' | ');
    runsOf.set(figures, [...(runsOf.get(figures) ?? []), JSON.stringify(run)]);
  }
  const heads = pieces.flatMap((piece) => sizes.map((size) => `${size} by ${piece}`)).join(' | ');
  const rows = [...runsOf].map(([figures, names]) => `| ${names.join(' ')} | ${figures} |`);
  console.info(`Characters parsed per character received\n| Runs of | ${heads} |\n${rows.join('\n')}`);
});

test.each<[string, (size: number) => string]>([
  ...runs.flatMap((run): [string, (size: number) => string][] => [
    [JSON.stringify(run), (size) => runOf(run, size)],
    [`${JSON.stringify(run)} and a letter`, (size) => `${runOf(run, size)}x`],
  ]),
  ['an underline of blanks', (size) => `=${runOf(' ', size)}x`],
  ['a fence of blanks', (size) => `\`\`\`${runOf(' ', size)}\``],
  ['columns', (size) => ['|a', '|-', '|b'].map((part) => runOf(part, size / 3)).join('\n')],
])(
  'parsing time is about linear in the length of a reply made of %s',
  {
    timeout,
  },
  async (_, text) => {
    const time = async (size: number) => (await workFor(text(size), size * 2)).time;
    // Eight times the text. A quadratic pattern takes 64 times as long; times below 5 ms are noise.
    const growths: number[] = [];
    do growths.push((await time(32_000)) / Math.max(await time(4_000), 5));
    while (Math.min(...growths) > 30 && growths.length < 3);
    expect(Math.min(...growths)).toBeLessThan(30);
  },
);

test('parsing any mix of them ends', { timeout: 600_000 }, async () => {
  const part = fc.oneof(
    fc.tuple(fc.constantFrom(...runs), fc.nat(400)).map(([run, times]) => run.repeat(times)),
    fc.string({ maxLength: 6 }),
    fc.constant('\n\n'),
  );
  const text = fc.array(part, { maxLength: 30 }).map((parts) => parts.join('').slice(0, 20_000));
  await fc.assert(
    fc.asyncProperty(text, fc.constantFrom(1, 7, 1_000), async (mix, piece) => {
      const { parsed } = await workFor(mix, piece);
      expect(parsed).toBeLessThan((mix.length + 1_000) * maxWork);
    }),
    { numRuns: isAll ? 2_000 : 60 },
  );
});
