import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Each folder of `src` that is mutated, with the files that hold logic; what notices are the tests in the folder of the same name. */
const folders = {
  lib: ['**/*.ts'],
  services: ['**/*.ts'],
  'features/contact': ['!(draft|contact-fields|use-*).ts'],
  'features/projects': ['filter-projects.ts'],
  'features/chat/conversation': ['!(conversation|use-*).ts'],
  'features/chat/reply': ['*.ts'],
};

type Report = { files: Record<string, { mutants: { status: string }[] }> };

const only = process.argv.slice(2);
const scores = Object.entries(folders)
  .filter(([folder]) => only.length === 0 || only.includes(folder))
  .map(([folder, files]) => {
    const start = Date.now();
    const report = `.cache/mutation-${folder.replaceAll('/', '-')}.json`;
    spawnSync(
      'npx',
      [
        'stryker',
        'run',
        '--mutate',
        files.map((file) => `src/${folder}/${file}`).join(),
        '--incrementalFile',
        report,
      ],
      { stdio: 'inherit', env: { ...process.env, MUTATED: folder } },
    );
    const { files: reports }: Report = JSON.parse(readFileSync(report, 'utf8'));
    const mutants = Object.values(reports).flatMap((file) => file.mutants);
    const count = (...statuses: string[]) => mutants.filter(({ status }) => statuses.includes(status)).length;
    const killed = count('Killed', 'Timeout');
    const all = killed + count('Survived', 'NoCoverage');
    return {
      folder,
      killed,
      all,
      score: `${((100 * killed) / all).toFixed(1)} %`,
      minutes: (Date.now() - start) / 60_000,
    };
  });
console.table(scores);
process.exitCode = scores.some(({ killed, all }) => killed < 0.85 * all) ? 1 : 0;
