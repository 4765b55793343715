/** Lists what still belongs to the made-up person that the site came with, and what setup wrote to be rewritten: `npx tsx scripts/check-sample.ts [folder]`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const mark = /\/\/ (?:sample|rewrite)\s*$/;
const longest = 90;

const folder = process.argv[2] ?? 'src/content';
const lines = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .sort()
  .flatMap((file) => sampleLines(join(folder, file)));

for (const line of lines) console.log(line);
console.log(lines.length === 0 ? 'Nothing is sample any more.' : `${lines.length} lines are still sample.`);

/** `src/content/owner.ts:7: const name = 'Raka';` for each marked line of a file. */
function sampleLines(path: string): string[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      if (!mark.test(line)) return [];
      const text = line.replace(mark, '').trim();
      return `${path}:${index + 1}: ${text.length > longest ? `${text.slice(0, longest)}…` : text}`;
    });
}
