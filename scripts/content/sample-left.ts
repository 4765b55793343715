import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { publicDir } from './check-content.ts';

/** Hashes of the sample's texts and files, and of texts that `npm run setup` has drafted. */
export const sampleFile = 'scripts/content/sample-hashes.txt';
export const draftsFile = 'scripts/content/draft-hashes.txt';
/** The same for every owner. */
const common = new Set(['coin.svg', 'kawung.svg']);
const longest = 90;

/** Lists remaining sample content and the drafts of setup: `src/content/owner.ts:7: const name = 'Ana';`. */
export function sampleLeft(contentDir: string): string[] {
  const known = new Set([sampleFile, draftsFile].flatMap(hashesIn));
  const lines = modulesIn(contentDir).flatMap((file) => {
    const source = readFileSync(join(contentDir, file), 'utf8');
    const places = textsOf(source).filter(({ text }) => known.has(hashOf(text)));
    return [...new Set(places.map(({ line }) => line))].map((line) => {
      const shown = source.split('\n')[line - 1]?.trim() ?? '';
      return `${join(contentDir, file)}:${line}: ${shown.length > longest ? `${shown.slice(0, longest)}…` : shown}`;
    });
  });
  return [...lines, ...sampleFiles(contentDir).map((file) => `${file}: sample file`)];
}

export function hasSampleText(source: string): boolean {
  const known = hashesIn(sampleFile);
  return textsOf(source).some(({ text }) => known.includes(hashOf(text)));
}

export function sampleFiles(contentDir: string): string[] {
  const known = hashesIn(sampleFile);
  return filesOf(contentDir).filter((file) => known.includes(hashOf(readFileSync(file))));
}

/** The hashes of a content folder. `npm run check:sample -- --record` writes those of the sample. */
export function sampleHashes(contentDir: string): string[] {
  const texts = modulesIn(contentDir).flatMap((file) => {
    const source = readFileSync(join(contentDir, file), 'utf8');
    return file.startsWith('words') ? textsInLanguages(source) : ownTexts(file, source);
  });
  return [...texts, ...filesOf(contentDir).map((file) => readFileSync(file))].map(hashOf);
}

export function recordSample(contentDir: string): void {
  writeFileSync(sampleFile, hashList(sampleHashes(contentDir)));
}

/** Sentences, names and addresses of the person: what no other owner would write by chance. */
function ownTexts(file: string, source: string): string[] {
  const texts = textsOf(source).map(({ text }) => text);
  if (file === 'faq.ts') return texts.filter((text) => text.includes('(Indonesia)'));
  if (!/^(owner|path|bot|projects)/.test(file)) return [];
  const names = [...source.matchAll(/^const (?:name|fullName|whatsapp) = '(.+)';/gm)].map(
    ([, name = '']) => name,
  );
  const isOwn = (text: string) => /\S\s\S|:\/\/\w+.*\.|@/.test(text) && !/^(React|Node|Tailwind)/.test(text);
  return [...names, ...texts.filter(isOwn)];
}

/** Of the words, those in Indonesian and Javanese, which the specification asks for, and the line about updates. */
function textsInLanguages(source: string): string[] {
  const groups = source.match(/\{(?:[^{}]|\$\{\w+\})*\blang: '(?:id|jv)'(?:[^{}]|\$\{\w+\})*\}/g) ?? [];
  return groups
    .flatMap((group) => textsOf(group).map(({ text }) => text))
    .filter((text) => /^\S*\w{3}/.test(text));
}

function textsOf(source: string): { text: string; line: number }[] {
  const tokens = source.matchAll(/\/\/.*|\/\*[\s\S]*?\*\/|(['"`])((?:\\[\s\S]|(?!\1)[^\\])*)\1/g);
  return [...tokens].flatMap(({ 2: text, index }) =>
    text ? [{ text: text.replace(/\\(.)/g, '$1'), line: source.slice(0, index).split('\n').length }] : [],
  );
}

function modulesIn(contentDir: string): string[] {
  const files = readdirSync(contentDir, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.ts') && !/^(schema|assemble)\b/.test(file)).sort();
}

function filesOf(contentDir: string): string[] {
  const icons = readdirSync(publicDir).map((file) => join(publicDir, file));
  const pictures = readdirSync(contentDir, { recursive: true, encoding: 'utf8' });
  return [...icons.sort(), ...pictures.sort().map((file) => join(contentDir, file))].filter(
    (file) => /\.(ico|png|jpe?g|webp|svg|md)$/.test(file) && !common.has(basename(file)),
  );
}

export function hashesIn(file: string): string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split(/\s+/) : [];
}

/** The contents of a file of hashes. */
export function hashList(hashes: readonly string[]): string {
  const words = [...new Set(hashes)].sort().join(' ');
  return `${words.replace(/(.{104}) /g, '$1\n')}\n`;
}

/** Six characters are 36 bits, enough to tell some thousand texts apart. */
export function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 6);
}
