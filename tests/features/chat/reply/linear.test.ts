// @vitest-environment node
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Work } from './reply-work.ts';

/** Characters of one parse, at most. */
const mostAtOnce = 4_000;
/** Characters that are parsed for each that came, at most: a long block is parsed once a frame until it is cut. */
const mostWork = 60;

const runs = [
  ...'`*_~[]()<>|#-+=:&\\! \n7',
  ...[
    '](',
    '````',
    '| ',
    '1.',
    '> ',
    '- ',
    '1. ',
    '> - ',
    '- > 1. ',
    '\n- ',
    '\n> ',
    '| a\n',
    'a  \n',
    'x\n\n',
  ],
  ...[
    '**a ',
    '*a _b ',
    '~~a',
    '[a](',
    '![',
    '`a``',
    '<a:',
    '&a',
    '&amp;',
    '\t',
    '\r',
    'a',
    '```\n',
    '\u200b',
    '\ud800',
  ],
];

/** All sizes and pieces, as `docs/chat.md` has them, take minutes: `LINEAR=all npx vitest run linear`. */
const isAll = process.env.LINEAR === 'all';
const sizes = isAll ? [1_000, 4_000, 16_000, 64_000] : [1_000, 8_000];
const pieces = isAll ? [1, 7, 1_000, 64_000] : [7, 64_000];

/** Milliseconds after which a text counts as one that kills the tab: hundreds of times what it takes. */
const patience = isAll ? 300_000 : 60_000;

let worker: ChildProcess;

beforeAll(async () => {
  worker = fork(fileURLToPath(new URL('./reply-work.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  });
  await answer('start', () => undefined);
}, 60_000);

afterAll(() => void worker.kill('SIGKILL'));

/** Asks the worker, and ends it when it does not answer: a loop without an end fails one test and not the whole run. */
function answer(name: string, ask: () => void): Promise<Work> {
  return new Promise((resolve, reject) => {
    const watchdog = setTimeout(() => {
      worker.kill('SIGKILL');
      reject(new Error(`No end: ${name}`));
    }, patience);
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

test('the work for a character does not grow with the length of any run, at once and in pieces', {
  timeout: 1_800_000,
}, async () => {
  const table: string[] = [];
  for (const run of runs) {
    for (const piece of pieces) {
      const row: string[] = [];
      for (const size of sizes) {
        const name = `${JSON.stringify(run)} × ${size} in pieces of ${piece}`;
        const { parsed, most } = await workFor(run.repeat(Math.ceil(size / run.length)), piece);
        expect(most, name).toBeLessThan(mostAtOnce);
        expect(parsed / size, name).toBeLessThan(mostWork);
        row.push((parsed / size).toFixed(1).padStart(7));
      }
      table.push(`${JSON.stringify(run).padEnd(12)}${String(piece).padStart(6)} ${row.join('')}`);
    }
  }
  console.info(`Characters parsed for each that came, by size (${sizes.join(', ')}):\n${table.join('\n')}`);
});

test('what is parsed at once takes about as long for each character, however many there are', {
  timeout: 300_000,
}, async () => {
  for (const run of runs) {
    const time = async (size: number) => {
      const works = [];
      for (let turn = 0; turn < 3; turn++)
        works.push(await workFor(run.repeat(Math.ceil(size / run.length)), size));
      return Math.min(...works.map(({ time }) => time));
    };
    const [short, long] = [await time(600), await time(2_400)];
    // Four times the text. What is below a few milliseconds is noise; a cubic pattern takes 64 times as long.
    expect(long, JSON.stringify(run)).toBeLessThan(Math.max(short, 3) * 32);
  }
});

test('any mix of them comes to an end', { timeout: 300_000 }, async () => {
  const part = fc.oneof(
    fc.tuple(fc.constantFrom(...runs), fc.nat(400)).map(([run, times]) => run.repeat(times)),
    fc.string({ maxLength: 6 }),
    fc.constant('\n\n'),
  );
  const text = fc.array(part, { maxLength: 30 }).map((parts) => parts.join('').slice(0, 20_000));
  await fc.assert(
    fc.asyncProperty(text, fc.constantFrom(1, 7, 1_000), async (mix, piece) => {
      const { parsed, most } = await workFor(mix, piece);
      expect(most).toBeLessThan(mostAtOnce);
      expect(parsed).toBeLessThan((mix.length + 1_000) * mostWork);
    }),
    { numRuns: isAll ? 2_000 : 60 },
  );
});
