/** A build replaces each `*.built.ts` with its values, because the first `Intl` object takes a slow phone 100 ms. */
import { languages } from '#content/languages.ts';
import { path } from '#content/path.ts';
import { words } from '#content/words/site.ts';
import { commaOf, directionOf } from './direction-of.ts';

export const dir = directionOf(words.lang);
export const comma = commaOf(words.lang);

/** By language. */
export const directions = Object.fromEntries(languages.map(({ lang }) => [lang, directionOf(lang)]));

export const hasPath = Object.values(path).some(({ length }) => length > 0);
