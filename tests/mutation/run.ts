/**
 * Mutation: changes the code in small ways and counts what no test notices. `npm run test:mutation -- lib services` for
 * some of the folders. What was tried before, of code and tests that are still the same, is taken from `.cache`.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The folders of `src` with the files that hold logic. What notices are the tests in the folder of the same name. */
const folders = {
  lib: '**/*.ts',
  services: '**/*.ts',
  'features/contact': '!(draft|contact-fields|use-*).ts',
  'features/projects': 'filter-projects.ts',
  'features/chat/conversation': '!(conversation|use-*).ts',
  'features/chat/reply': '*.ts',
  'features/chat/answers': '!(kinds|words-*).ts',
};

type Report = { files: Record<string, { mutants: { status: string }[] }> };

const named = process.argv.slice(2);
const scores = Object.entries(folders)
  .filter(([folder]) => named.length === 0 || named.includes(folder))
  .map(([folder, files]) => {
    const start = Date.now();
    const report = `.cache/mutation-${folder.replaceAll('/', '-')}.json`;
    // Questions need no Vitest, and then so little time that all is tried anew.
    const isQuick = folder === 'features/chat/answers';
    const quick = isQuick ? ['--testRunner', 'in-process', '--force', '--timeoutMS', '5000'] : [];
    const { status } = spawnSync(
      'npx',
      ['stryker', 'run', '--mutate', `src/${folder}/${files}`, '--incrementalFile', report, ...quick],
      { stdio: 'inherit', env: { ...process.env, MUTATED: folder, NODE_OPTIONS: '--import tsx' } },
    );
    if (status !== 0) throw new Error(`StrykerJS ended with ${status}`);
    const { files: results }: Report = JSON.parse(readFileSync(report, 'utf8'));
    const mutants = Object.values(results).flatMap((file) => file.mutants);
    const count = (...states: string[]) => mutants.filter((mutant) => states.includes(mutant.status)).length;
    const killed = count('Killed', 'Timeout');
    const score = killed / (killed + count('Survived', 'NoCoverage'));
    return { folder, killed, score, minutes: (Date.now() - start) / 60_000 };
  });
console.table(scores);
process.exitCode = scores.some(({ score }) => score < 0.85) ? 1 : 0;
