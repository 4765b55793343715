import { languageOfFile, languagesIn } from '../vite/languages/site-languages.ts';
import { ContentError } from './content-error.ts';
import type { LoadedContent } from './load-content.ts';

type Modules = LoadedContent['modules'];

/** Checks that the first language is that of `words.ts`, and that each translation has its language and its original. */
export function checkTranslations(contentDir: string, modules: Modules): ContentError[] {
  return Object.keys(modules).flatMap((file) => {
    const problem = problemOf(file, modules);
    return problem ? [new ContentError(problem, { file: `${contentDir}/${file}` })] : [];
  });
}

function problemOf(file: string, modules: Modules): string | undefined {
  const [first, ...others] = languagesIn(modules).map(({ lang }) => lang);
  const own = langsIn(modules['words.ts'])[0] ?? '';
  if (file === 'languages.ts' && first !== own)
    return `"languages[0].lang" is "${first}". The first language must be that of words.ts, '${own}'.`;
  const lang = languageOfFile(file);
  if (!lang) return;
  const original = file.replace(`.${lang}.ts`, '.ts');
  if (!others.includes(lang))
    return `is in '${lang}', which is not one of the other languages in languages.ts.`;
  if (!modules[original]) return `has no ${original} next to it. Delete it, or rename it.`;
  if (file.startsWith('words') && !langsIn(modules[file]).includes(lang))
    return `"lang" is missing. Add: lang: '${lang}',`;
}

function langsIn(module: Modules[string] = {}) {
  return Object.values(module).map((words) => (words as { lang?: string } | undefined)?.lang);
}
