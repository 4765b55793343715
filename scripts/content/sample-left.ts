import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { publicDir } from './check-content.ts';
import { filesIn, languageTags, translationOf } from './content-plugin.ts';

/** Hashes of the sample's texts and files, and of those that `npm run setup` has drafted. */
export const sampleFile = 'scripts/content/sample-hashes.txt';
export const draftsFile = 'scripts/content/draft-hashes.txt';
/** The same for every owner. */
const common = new Set(['coin.svg', 'kawung.svg']);
const longest = 90;

/** `key` is the property or constant before the text. */
type Text = { key: string; text: string; line: number };

/** Lists remaining sample content and the drafts of setup: `src/content/owner.ts:7: const name = 'Ana';`. */
export function sampleLeft(contentDir: string): string[] {
  const known = new Set([sampleFile, draftsFile].flatMap(hashesIn));
  const lines = modulesIn(contentDir).flatMap(({ file, source, texts }) => {
    const places = texts.filter(
      ({ key, text }) => known.has(hashOf(text)) || known.has(hashOf(`${key}: ${text}`)),
    );
    return [...new Set(places.map(({ line }) => line))].map((line) => {
      const shown = source.split('\n')[line - 1]?.trim() ?? '';
      return `${join(contentDir, file)}:${line}: ${shown.length > longest ? `${shown.slice(0, longest)}…` : shown}`;
    });
  });
  return [...lines, ...sampleFiles(contentDir).map((file) => `${file}: replace or delete this file`)];
}

/** The files whose texts are not in a language of the site. */
export async function untranslatedFiles(contentDir: string): Promise<string[]> {
  const [first = '', ...others] = await languageTags(contentDir);
  const files = filesIn(contentDir);
  const records = files.filter((file) =>
    /^(owner|path|projects\/[^/]+\/index)\.ts$|^notes\/[^.]+\.md$/.test(file),
  );
  const missing = others.flatMap((lang) => records.map((file) => translationOf(file, lang)));
  const words = files.filter((file) => [first, ...others].some((lang) => file.endsWith(`.${lang}.ts`)));
  const untranslated = words.filter((file) =>
    readFileSync(join(contentDir, file), 'utf8').includes('{ ...first, lang: '),
  );
  const all = [...missing.filter((file) => !files.includes(file)), ...untranslated];
  return all.map((file) => join(contentDir, file));
}

export function hasSampleText(source: string): boolean {
  const known = hashesIn(sampleFile);
  return textsOf(source).some(({ text }) => known.includes(hashOf(text)));
}

export function sampleFiles(contentDir: string): string[] {
  const known = [sampleFile, draftsFile].flatMap(hashesIn);
  return filesOf(contentDir).filter((file) => known.includes(hashOf(readFileSync(file))));
}

/** The hashes of a content folder; a test compares them with those in `sample-hashes.txt`. */
export function sampleHashes(contentDir: string): string[] {
  const texts = modulesIn(contentDir).flatMap(ownTexts);
  return [...texts, ...filesOf(contentDir).map((file) => readFileSync(file))].map(hashOf);
}

/** Facts that may be true of other owners. */
const shared = /^(role|location|title|at|place|by|owner|label|keywords)$/;

/** Sentences, names and addresses of the person: what no other owner would write by chance. */
function ownTexts({ file, source, texts }: Module): string[] {
  if (file.startsWith('words')) return texts.map(({ text }) => text);
  if (!/^(owner|path|bot|projects)/.test(file)) return [];
  const names = [...source.matchAll(/^const (?:name|fullName|whatsapp) = '(.+)';/gm)];
  const isOwn = ({ key, text }: Text) =>
    !shared.test(key) && /\S\s\S|:\/\/\w+.*\.|@/.test(text) && !/^(React|Node|Tailwind)/.test(text);
  return [...names.map(([, name = '']) => name), ...texts.filter(isOwn).map(({ text }) => text)];
}

/** Of the words, those in another language than the file. The sample has some on purpose. */
function textsInLanguages(source: string): Text[] {
  const lang = /\blang: '([\w-]+)'/.exec(source)?.[1] ?? '';
  const groups = source.matchAll(/\{(?:[^{}]|\$\{\w+\})*\blang: '([\w-]+)'(?:[^{}]|\$\{\w+\})*\}/g);
  return [...groups]
    .filter((group) => group[1] !== lang)
    .flatMap((group) => textsOf(group[0], source.slice(0, group.index).split('\n').length))
    .filter(({ text }) => /^\S*\w{3}/.test(text));
}

/** Texts in quotes from a line on. Not templates of a few words: `${fullName} | Portfolio as a ${role}`. */
function textsOf(source: string, from = 1): Text[] {
  const tokens = source.matchAll(
    /\/\/.*|\/\*[\s\S]*?\*\/|(\w+)(?::| =)(?=\s)|(['"`])((?:\\[\s\S]|(?!\2)[^\\])*)\2/g,
  );
  let key = '';
  return [...tokens].flatMap(({ 1: name, 3: text, index }) => {
    key = name ?? key;
    const isCode = text?.includes('${') && (text.match(/(?<!\S)\p{L}{2,}(?!\S)/gu) ?? []).length < 3;
    if (!text || isCode) return [];
    const line = from + source.slice(0, index).split('\n').length - 1;
    return [{ key, text: text.replace(/\\(.)/g, '$1'), line }];
  });
}

type Module = { file: string; source: string; texts: Text[] };

function modulesIn(contentDir: string): Module[] {
  return filesIn(contentDir).flatMap((file) => {
    if (!file.endsWith('.ts') || /^(schema|assemble)\b/.test(file)) return [];
    const source = readFileSync(join(contentDir, file), 'utf8');
    return { file, source, texts: file.startsWith('words') ? textsInLanguages(source) : textsOf(source) };
  });
}

function filesOf(contentDir: string): string[] {
  const icons = readdirSync(publicDir).sort();
  const all = [
    ...icons.map((file) => join(publicDir, file)),
    ...filesIn(contentDir).map((file) => join(contentDir, file)),
  ];
  const isLike = (file: string) => /\.(ico|png|jpe?g|webp|svg|md)$/.test(file) && !common.has(basename(file));
  // Not folders with such names, and links to nothing.
  return all.filter((file) => isLike(file) && statSync(file, { throwIfNoEntry: false })?.isFile());
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
