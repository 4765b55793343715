import { languages as all } from '#content/languages.ts';
import { words } from '#content/words/site.ts';
import { comma, dir, directions } from './start.built.ts';

export const { lang } = words;
export { comma, dir };

/** The folder of this language's pages, below the base: empty for the first, `id/` for another. */
export const folder = import.meta.env.SITE_FOLDER;

/** All languages of the site; empty when it has one, and in development, which serves one at a time. */
export const languages =
  all.length > 1 && import.meta.env.PROD
    ? all.map((language, at) => ({
        ...language,
        folder: at === 0 ? '' : `${language.lang}/`,
        dir: directions[language.lang] ?? dir,
      }))
    : [];
