import type { Language } from '../../../src/content/languages.ts';
import { ContentError } from '../../content/content-error.ts';
import { languageOfFile, type SiteLanguage, withFolders } from './site-languages.ts';
import type { TranslatedContent } from './translate-content.ts';

type Modules = Record<string, Record<string, unknown>>;

/** The languages in `languages.ts`. Without that file, the only one is that of `words.ts`. */
export function languagesIn(modules: Modules): SiteLanguage[] {
  const named = modules['languages.ts']?.languages as Language[] | undefined;
  const { lang = '' } = (modules['words.ts']?.words ?? {}) as { lang?: string };
  return withFolders(named ?? [{ lang, name: '', offer: '', decline: '' }]);
}

/** Checks `languages.ts`, and that each translation belongs to an existing file and language. */
export function checkLanguages(contentDir: string, modules: Modules): ContentError[] {
  const languages = languagesIn(modules);
  const first = modules['words.ts']?.words as { lang?: string } | undefined;
  const error = (file: string, field: string, message: string) =>
    new ContentError(message, { file: `${contentDir}/${file}`, field });
  const tags = languages.map(({ lang }) => lang);
  return [
    ...languages.flatMap(({ lang, name, offer, decline }, at) => {
      const isTag = /^[a-z]{2,3}(-\w+)*$/.test(lang);
      if (at === 0 && lang === (first?.lang ?? '') && languages.length === 1) return [];
      const problems = [
        [!isTag, 'lang', "Use a language tag, for example 'id'."],
        [
          at === 0 && lang !== first?.lang,
          'lang',
          `The first language must be that of words.ts, '${first?.lang}'.`,
        ],
        [tags.indexOf(lang) < at, 'lang', 'List each language once.'],
        [!name, 'name', "Add the name of the language in that language, for example 'Bahasa Indonesia'."],
        [!offer, 'offer', "Add a sentence, for example 'Situs ini juga ada dalam Bahasa Indonesia.'"],
        [!decline, 'decline', "Add a text for the button, for example 'Nanti saja'."],
      ] as const;
      return problems
        .filter(([isWrong]) => isWrong)
        .map(([, key, advice]) => {
          const field = `languages[${at}].${key}`;
          return error(
            'languages.ts',
            field,
            `"${field}" is ${JSON.stringify(languages[at]?.[key])}. ${advice}`,
          );
        });
    }),
    ...Object.entries(modules).flatMap(([file, module]) => {
      const lang = languageOfFile(file);
      if (!lang) return [];
      const original = file.replace(`.${lang}.ts`, '.ts');
      if (!tags.slice(1).includes(lang))
        return error(file, '', `is in '${lang}', which is not one of the other languages in languages.ts.`);
      if (!modules[original])
        return error(file, '', `has no ${original} next to it. Delete it, or rename it.`);
      const unmarked = Object.values(module).some(
        (words) => file.startsWith('words') && (words as { lang?: string }).lang !== lang,
      );
      return unmarked ? error(file, 'lang', `"lang" is missing. Add: lang: '${lang}',`) : [];
    }),
  ];
}

/** `src/content/words.id.ts: 12 texts of words.ts are missing: bar.skip, bar.menu …`, for each file. */
export function missingTexts(contentDir: string, { lang, missing }: TranslatedContent): string[] {
  return Object.entries(missing).map(([file, texts]) => {
    const fields = texts.map(({ field }) => field).join(', ');
    return `${contentDir}/${file.replace(/ts$/, `${lang}.ts`)}: ${texts.length} missing: ${fields}`;
  });
}
