import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { runnerImport } from 'vite';
import type { Language } from '../../../src/content/languages.ts';
import type { LoadedContent } from '../../content/load-content.ts';

/** `folder` of its pages, below the base: `id/`; empty for the first one. */
export type SiteLanguage = Language & { folder: string; dir: 'ltr' | 'rtl' };

/** The languages that a content folder such as `src/content` names, before the rest of it is read. */
export async function readLanguages(contentDir: string): Promise<readonly Language[]> {
  const file = resolve(contentDir, 'languages.ts');
  if (!existsSync(file)) return [];
  return (await runnerImport<{ languages: Language[] }>(file, { logLevel: 'silent' })).module.languages;
}

/** The languages in `languages.ts`. Without that file, the only one is that of `words.ts`. */
export function languagesIn(modules: LoadedContent['modules']): SiteLanguage[] {
  const { lang = 'en' } = (modules['words.ts']?.words ?? {}) as { lang?: string };
  const named = modules['languages.ts']?.languages as Language[] | undefined;
  return (named ?? [{ lang, name: '', offer: '', decline: '' }]).map((language, at) => ({
    ...language,
    folder: at === 0 ? '' : `${language.lang}/`,
    dir: directionOf(language.lang),
  }));
}

export function directionOf(lang: string): 'ltr' | 'rtl' {
  const { script = '' } = new Intl.Locale(lang).maximize();
  return /^(Arab|Hebr|Thaa|Nkoo|Syrc|Adlm|Rohg)$/.test(script) ? 'rtl' : 'ltr';
}

/** `id` for `words.id.ts`; `undefined` for `words.ts`. */
export function languageOfFile(file: string): string | undefined {
  return /\.([a-z]{2,3}(?:-\w+)*)\.ts$/.exec(file)?.[1];
}

/** `words.ts` → `words.id.ts` */
export function translationOf(file: string, lang: string): string {
  return file.replace(/ts$/, `${lang}.ts`);
}
