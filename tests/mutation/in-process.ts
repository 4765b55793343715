/**
 * A test runner for StrykerJS that stays in its process: Vitest takes seconds to start again for each of some 5,000 small
 * changes, the tests of the bot's answers take none. It knows `test`, `test.each`, `describe` and `expect`, which they use.
 */
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { createServer, isRunnableDevEnvironment, type Plugin } from 'vite';
import { expect } from 'vitest';

type Run = (...parameters: unknown[]) => unknown;
/** What the changed code counts, and which of its changes is on. */
type Instrument = {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number;
  hitLimit?: number | undefined;
  mutantCoverage?: object;
};

const tests = new Map<string, Run>();
const titles: string[] = [];

function test(title: string, run: Run): void {
  tests.set([tests.size, ...titles, title].join(' '), run);
}
test.each = (cases: unknown[]) => (title: string, run: Run) => {
  for (const one of cases)
    test(title.replace('%s', String(one)), () => run(...(Array.isArray(one) ? one : [one])));
};
function describe(title: string, body: () => void): void {
  titles.push(title);
  body();
  titles.pop();
}

const vitest: Plugin = {
  name: 'vitest',
  enforce: 'pre',
  resolveId: (id) => (id === 'vitest' ? '\0vitest' : undefined),
  load: (id) =>
    id === '\0vitest' ? 'export const { test, describe, expect } = globalThis.vitest' : undefined,
};

/** A folder of content with the tests that are run on it. */
async function open(content: string, files: string[]): Promise<() => Promise<void>> {
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    ssr: { noExternal: ['vitest'] },
    resolve: { alias: { '#content': resolve(content) } },
    plugins: [vitest],
  });
  const { ssr } = server.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite runs no modules.');
  return async () => {
    ssr.runner.clearCache();
    for (const file of files) await ssr.runner.import(resolve(file));
  };
}

class InProcess {
  private readonly instrument: Instrument = {};
  private loaders: (() => Promise<void>)[] = [];

  constructor() {
    Object.assign(globalThis, { vitest: { test, describe, expect }, __stryker__: this.instrument });
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    const folder = 'tests/features/chat/answers';
    const files = readdirSync(folder)
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => `${folder}/${name}`);
    this.loaders = [
      await open('tests/fixture/content', files),
      await open('src/content', ['tests/sample/answers.test.ts']),
    ];
  }

  /** Loads everything anew: what one test left in a cache is not there for the next. */
  private async load(): Promise<void> {
    tests.clear();
    for (const load of this.loaders) await load();
  }

  async dryRun() {
    const results: object[] = [];
    await this.load();
    for (const id of [...tests.keys()]) {
      await this.load();
      this.instrument.currentTestId = id;
      const start = performance.now();
      const failureMessage = await failureOf(id);
      const timeSpentMs = performance.now() - start;
      this.instrument.currentTestId = undefined;
      results.push({ id, name: id, timeSpentMs, status: failureMessage ? 1 : 0, failureMessage });
    }
    return { status: 'complete', tests: results, mutantCoverage: this.instrument.mutantCoverage };
  }

  async mutantRun({
    activeMutant,
    hitLimit,
    testFilter,
  }: {
    activeMutant: { id: string };
    hitLimit?: number;
    testFilter?: string[];
  }) {
    const { instrument } = this;
    instrument.activeMutant = undefined;
    await this.load();
    Object.assign(instrument, { activeMutant: activeMutant.id, hitCount: 0, hitLimit });
    let nrOfTests = 0;
    for (const id of testFilter ?? tests.keys()) {
      nrOfTests += 1;
      const failureMessage = await failureOf(id);
      if (hitLimit && (instrument.hitCount ?? 0) > hitLimit) return { status: 'timeout' };
      if (failureMessage) return { status: 'killed', killedBy: [id], nrOfTests, failureMessage };
    }
    return { status: 'survived', nrOfTests };
  }
}

async function failureOf(id: string): Promise<string | undefined> {
  try {
    const run = tests.get(id);
    if (!run) throw new Error(`There is no test "${id}".`);
    await run();
    return undefined;
  } catch (error) {
    return String(error);
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'in-process', injectableClass: InProcess }];
