import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { publicDir } from './schemas.ts';

const mark = /\/\/ (?:sample|rewrite)\s*$/;
const longest = 90;
/** The same for every owner. */
const common = new Set(['coin.svg', 'kawung.svg']);
export const hashesFile = 'scripts/content/sample-hashes.json';

/** Lists remaining sample content and the drafts of `npm run setup`. */
export function sampleLeft(contentDir: string): string[] {
  return [...sampleLines(contentDir), ...sampleFiles(contentDir).map((file) => `${file}: sample file`)];
}

/** `src/content/owner.ts:7: const name = 'Ana';` for each marked line. */
function sampleLines(contentDir: string): string[] {
  const files = readdirSync(contentDir, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .flatMap((file) => linesOf(join(contentDir, file)));
}

function linesOf(path: string): string[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      if (!mark.test(line)) return [];
      const text = line.replace(mark, '').trim();
      return `${path}:${index + 1}: ${text.length > longest ? `${text.slice(0, longest)}…` : text}`;
    });
}

/** Pictures and icons of the sample. */
export function sampleFiles(contentDir: string): string[] {
  const known: string[] = JSON.parse(readFileSync(hashesFile, 'utf8'));
  return markedFiles(contentDir).filter((file) => known.includes(printOf(file)));
}

/** Hashes of the sample's files. `npm run check:sample -- --record` writes them. */
export function sampleHashes(contentDir: string): string[] {
  return markedFiles(contentDir).map(printOf).sort();
}

function markedFiles(contentDir: string): string[] {
  const icons = readdirSync(publicDir).map((file) => join(publicDir, file));
  const pictures = readdirSync(contentDir, { recursive: true, encoding: 'utf8' });
  return [...icons.sort(), ...pictures.sort().map((file) => join(contentDir, file))].filter(
    (file) => /\.(ico|png|svg)$/.test(file) && !common.has(basename(file)),
  );
}

function printOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
}
