import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Blob, Face } from 'harfbuzzjs';

export type Font = { name: string; weight: 500 | 800; file: string; data: Buffer };

const packages = 'node_modules/@expo-google-fonts';
const own = 'plus-jakarta-sans';
/** Between and after the parts of one emoji. */
const joiners = /\p{Variation_Selector}|\p{Emoji_Modifier}|\u200d|\u20e3/gu;

/** The site's fonts, then installed `@expo-google-fonts` with the remaining letters. `missing`: letters in none. */
export async function fontsFor(text: string): Promise<{ fonts: Font[]; missing: string }> {
  const names = existsSync(packages) ? readdirSync(packages).sort() : [];
  // Always load a Latin font, for the fixed text beside it.
  const left = new Set(`A${text}`.replace(/[\s\p{Mark}\p{Cf}]/gu, ''));
  const fonts: Font[] = [];
  for (const name of [own, ...names.filter((one) => one !== own)]) {
    if (left.size === 0) break;
    const font = fontOf(name);
    const found = [...left].filter((letter) => font?.letters.has(letter.codePointAt(0) ?? 0));
    for (const letter of found) left.delete(letter);
    if (font && found.length > 0) fonts.push(...font.fonts);
  }
  return { fonts, missing: [...left].join('') };
}

/** A text without the letters that no font has, and without what joins them into one emoji. */
export function withoutLetters(missing: string, text: string): string {
  if (![...missing].some((letter) => text.includes(letter))) return text;
  const kept = [...text.replace(joiners, '')].filter((letter) => !missing.includes(letter));
  return kept
    .join('')
    .replace(/\s+(?=[\s.,]|$)/g, '')
    .trim();
}

export function fontAdvice(missing: string): string {
  const wanted = scripts.filter(
    ([script, name]) => script.test(missing) && !existsSync(join(packages, name)),
  );
  const next =
    wanted.length > 0
      ? `npm install --save-dev ${wanted.map(([, name]) => `@expo-google-fonts/${name}`).join(' ')}`
      : 'Install a package from https://github.com/expo/google-fonts that has them';
  return `No installed font has ${missing}, so the CV, covers and social preview images lack them. ${next}, and build again.`;
}

/** Whether an error is the missing font of a text. */
export function isFontError({ message }: Error): boolean {
  return message.startsWith('No installed font has ');
}

const scripts: [RegExp, string][] = [
  [/\p{Script=Hangul}/u, 'noto-sans-kr'],
  [/\p{Script=Hiragana}|\p{Script=Katakana}/u, 'noto-sans-jp'],
  // Japanese has Han letters too.
  [/^(?!.*[\p{Script=Hiragana}\p{Script=Katakana}]).*\p{Script=Han}/u, 'noto-sans-sc'],
  // In Noto Sans Arabic the dots are glyphs of their own, which PDF readers copy as extra letters.
  [/\p{Script=Arabic}/u, 'vazirmatn'],
  [/\p{Script=Hebrew}/u, 'noto-sans-hebrew'],
  [/\p{Script=Thai}/u, 'noto-sans-thai'],
  [/\p{Script=Javanese}/u, 'noto-sans-javanese'],
  [/\p{Emoji_Presentation}/u, 'noto-emoji'],
];

const loaded = new Map<string, { fonts: Font[]; letters: Set<number> } | undefined>();

function fontOf(name: string) {
  if (!loaded.has(name)) loaded.set(name, load(name));
  return loaded.get(name);
}

function load(name: string) {
  const folders = readdirSync(join(packages, name)).filter((folder) => /^\d00[A-Za-z]+$/.test(folder));
  if (folders.length === 0) return;
  const fonts = ([500, 800] as const).map((weight) => {
    const distance = (folder: string) => Math.abs(Number.parseInt(folder, 10) - weight);
    const [folder = ''] = folders.toSorted((a, b) => distance(a) - distance(b));
    const [file = ''] = readdirSync(join(packages, name, folder)).filter((one) => one.endsWith('.ttf'));
    const path = join(packages, name, folder, file);
    return { weight, file: path, data: readFileSync(path) };
  });
  const face = new Face(new Blob(fonts[0]?.data ?? new Uint8Array()));
  // The typographic family (16) unites weights; most fonts have only the plain one (1).
  const family = face.getName(16, 'en') || face.getName(1, 'en');
  return {
    fonts: fonts.map((font) => ({ ...font, name: family })),
    letters: new Set(face.collectUnicodes()),
  };
}
