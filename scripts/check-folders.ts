/** Run by `npm run lint`: a folder of code has at most 16 files. `biome.json` limits the lines of a file. */
import { readdirSync } from 'node:fs';

const most = 16;

const counts: Record<string, number> = {};
for (const root of ['src', 'scripts']) {
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) counts[entry.parentPath] = (counts[entry.parentPath] ?? 0) + 1;
  }
}
const full = Object.entries(counts).filter(
  ([folder, count]) => count > most && !folder.startsWith('src/content'),
);
for (const [folder, count] of full)
  console.error(`${folder} has ${count} files. Group some of them by subject: a folder has at most ${most}.`);
if (full.length > 0) process.exitCode = 1;
