import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SatoriOptions } from 'satori';

type Fonts = SatoriOptions['fonts'];

const packages = 'node_modules/@fontsource';
const own = 'plus-jakarta-sans';
const weights = [500, 800] as const;

/**
 * Loads the fonts for a text: the site's own, then any installed `@fontsource` package with the remaining letters.
 *
 * @returns the fonts, and the letters missing in all of them
 */
export async function fontsFor(text: string): Promise<{ fonts: Fonts; missing: string }> {
  const names = existsSync(packages) ? readdirSync(packages).sort() : [];
  // Always load a Latin font, for the fixed text beside it.
  const left = new Set(`A${text}`.replace(/[\s\p{Mark}]/gu, ''));
  const fonts: Fonts = [];
  for (const name of [own, ...names.filter((one) => one !== own)]) {
    for (const [subset, has] of await subsetsOf(name)) {
      const found = [...left].filter((letter) => has(letter.codePointAt(0) ?? 0));
      if (found.length === 0) continue;
      for (const letter of found) left.delete(letter);
      fonts.push(...(await filesOf(name, subset)));
    }
  }
  return { fonts, missing: [...left].join('') };
}

/** Suggests a package to install for missing letters. */
export function fontAdvice(missing: string): string {
  const wanted = scripts.filter(
    ([script, name]) => script.test(missing) && !existsSync(join(packages, name)),
  );
  const next =
    wanted.length > 0
      ? `npm install --save-dev ${wanted.map(([, name]) => `@fontsource/${name}`).join(' ')}`
      : 'Install a package from https://fontsource.org that has them';
  return `No installed font has ${missing}, so covers and social preview images omit these characters. ${next}, and build again.`;
}

const scripts: [RegExp, string][] = [
  [/\p{Script=Hangul}/u, 'noto-sans-kr'],
  [/\p{Script=Hiragana}|\p{Script=Katakana}/u, 'noto-sans-jp'],
  // Japanese has Han letters too.
  [/^(?!.*[\p{Script=Hiragana}\p{Script=Katakana}]).*\p{Script=Han}/u, 'noto-sans-sc'],
  [/\p{Script=Arabic}/u, 'noto-sans-arabic'],
  [/\p{Script=Hebrew}/u, 'noto-sans-hebrew'],
  [/\p{Script=Thai}/u, 'noto-sans-thai'],
  [/\p{Script=Javanese}/u, 'noto-sans-javanese'],
  [/\p{Emoji_Presentation}/u, 'noto-emoji'],
];

/** The subsets of a package, each with a test for a code point. */
async function subsetsOf(name: string): Promise<[string, (codePoint: number) => boolean][]> {
  const file = join(packages, name, 'unicode.json');
  if (!existsSync(file)) return [];
  const ranges: Record<string, string> = JSON.parse(await readFile(file, 'utf8'));
  return Object.entries(ranges).map(([subset, range]) => {
    const parts = range.split(',').map((part) => {
      const [from = '', to = from] = part.replace(/^U\+/i, '').split('-');
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
    });
    return [subset.replace(/[[\]]/g, ''), (one) => parts.some(([from, to]) => from <= one && one <= to)];
  });
}

async function filesOf(name: string, subset: string): Promise<Fonts> {
  const files = weights.map((weight) => ({ weight, file: fontFile(name, subset, weight) }));
  return Promise.all(
    files
      .filter(({ file }) => existsSync(file))
      .map(async ({ weight, file }) => ({ name: `${name} ${subset}`, weight, data: await readFile(file) })),
  );
}

function fontFile(name: string, subset: string, weight: number): string {
  return join(packages, name, 'files', `${name}-${subset}-${weight}-normal.woff`);
}
