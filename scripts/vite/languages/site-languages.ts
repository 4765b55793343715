import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runnerImport } from 'vite';
import type { Language } from '../../../src/content/languages.ts';

/** A language with the folder of its pages below the base, which is empty for the first one. */
export type SiteLanguage = Language & { folder: string };

const rightToLeft = /^(Arab|Hebr|Thaa|Nkoo|Syrc|Adlm|Rohg)$/;
const translation = /\.([a-z]{2,3}(?:-\w+)*)\.ts$/;

/**
 * The languages of a content folder, starting with the site's first; empty without `languages.ts`.
 *
 * @param contentDir from the root of the repository, e.g. `src/content`
 */
export async function readLanguages(contentDir: string): Promise<SiteLanguage[]> {
  const file = join(contentDir, 'languages.ts');
  if (!existsSync(file)) return [];
  const { module } = await runnerImport<{ languages: Language[] }>(resolve(file), { logLevel: 'silent' });
  return withFolders(module.languages);
}

export function withFolders(languages: readonly Language[]): SiteLanguage[] {
  return languages.map((language, at) => ({ ...language, folder: at === 0 ? '' : `${language.lang}/` }));
}

export function directionOf(lang: string): 'ltr' | 'rtl' {
  return rightToLeft.test(new Intl.Locale(lang).maximize().script ?? '') ? 'rtl' : 'ltr';
}

/** `id` for `words.id.ts`; `undefined` for `words.ts`. */
export function languageOfFile(file: string): string | undefined {
  return translation.exec(file)?.[1];
}

/** `words.ts` → `words.id.ts` */
export function translationOf(file: string, lang: string): string {
  return file.replace(/ts$/, `${lang}.ts`);
}

/** The Vite environments that build one language. */
export function environmentsOf({ lang, folder }: SiteLanguage): { client: string; ssr: string } {
  const ending = folder && `_${lang.replaceAll('-', '_')}`;
  return { client: `client${ending}`, ssr: `ssr${ending}` };
}
