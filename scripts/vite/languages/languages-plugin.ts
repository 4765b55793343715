import { basename, dirname, join, relative, resolve } from 'node:path';
import { type EnvironmentOptions, normalizePath, type Plugin, type UserConfig } from 'vite';
import { textHash } from '../../../src/lib/merge-texts.ts';
import { serverDir } from '../prerender-plugin.ts';
import type { InLanguage } from '../projects-plugin.ts';
import {
  directionOf,
  environmentsOf,
  languageOfFile,
  readLanguages,
  type SiteLanguage,
  translationOf,
} from './site-languages.ts';
import type { TranslatedContent } from './translate-content.ts';

const prefix = '\0language:';

/**
 * The site in several languages. `languages.ts` in the content names them; each is built as a site of one language:
 *
 * - Vite builds each language in two environments of its own, `client_id` and `ssr_id`, into the same folder. Components
 *   import `#content/words.ts` and the records as ever; here the import leads to the texts of that language. So a visitor
 *   downloads one language and no code that chooses it. A chunk without words has the same bytes in each build, and so the
 *   same name: React, the router and all libraries are shared, as are styles and pictures.
 * - A translation stands beside its file: `words.id.ts` beside `words.ts`. Records are merged at build. Files with functions
 *   cannot be: one that says everything replaces the file of the first language, a partial one is merged in the browser.
 * - What is not translated stays in the first language. `fallback-jsx.ts` then replaces the JSX runtime and marks it.
 * - `virtual:language` has the folder of the pages; `src/lib/paths.ts` puts it into every address.
 *
 * The dev server shows one language: the first, or the one of `--mode id`.
 *
 * @param contentDir from the root of the repository, e.g. `src/content`
 * @param inLanguage of the plugin that reads the content
 */
export function languages(contentDir: string, inLanguage: InLanguage): Plugin {
  const folder = normalizePath(resolve(contentDir));
  return {
    name: 'portfolio:languages',
    enforce: 'pre',
    sharedDuringBuild: true,

    async config(config, { command }) {
      if (command !== 'build') return;
      const [, ...others] = await readLanguages(contentDir);
      return {
        environments: Object.fromEntries(others.flatMap((language) => environments(language, config))),
      };
    },

    resolveId: {
      filter: { id: /^(virtual:(language|fallback-texts)|react\/jsx-runtime|.*\.ts)$/ },
      async handler(id, importer = '') {
        if (id.startsWith('virtual:')) return `\0${id}`;
        const isRuntime = id === 'react/jsx-runtime';
        const file = relative(folder, absolute(id, importer));
        const isOurs = isRuntime
          ? importer.endsWith('.tsx')
          : !/^\.\./.test(file) && !isTranslating(importer);
        const { translation } = isOurs ? await inLanguage(this.environment.name) : {};
        if (!translation) return;
        const { lang, values, missing } = translation;
        if (isRuntime)
          return Object.keys(missing).length > 0 ? resolve('src/start/fallback-jsx.ts') : undefined;
        if (!file.startsWith('words')) return values[file] && prefix + file;
        return missing[file] ? prefix + file : join(folder, translationOf(file, lang));
      },
    },

    async load(id) {
      if (!id.startsWith(prefix) && !/^\0virtual:(language|fallback-texts)$/.test(id)) return;
      const { languages, site, translation } = await inLanguage(this.environment.name);
      if (id === '\0virtual:language') return languageModule(languages, site.folder);
      if (!translation) return;
      if (id === '\0virtual:fallback-texts') return fallbackModule(translation, languages[0]?.lang ?? 'en');
      const file = id.slice(prefix.length);
      const values = Object.entries(translation.values[file] ?? {});
      if (!file.startsWith('words'))
        return values.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');
      return partialWords(join(folder, file), translation.lang, translation.values[file] !== undefined);
    },
  };
}

/** Whether a file wants the texts of the first language: a translation, or what merges it. */
function isTranslating(importer: string): boolean {
  return importer.startsWith(prefix) || languageOfFile(importer) !== undefined;
}

function absolute(id: string, importer: string): string {
  return normalizePath(id.startsWith('.') ? resolve(dirname(importer), id) : id);
}

function environments(
  language: SiteLanguage,
  { build, environments }: UserConfig,
): [string, EnvironmentOptions][] {
  const { client, ssr } = environmentsOf(language);
  const shared = { copyPublicDir: false, emptyOutDir: false };
  const { rolldownOptions } = environments?.client?.build ?? {};
  const input = { client: resolve('index.html'), ssr: 'src/prerender.tsx' };
  return [
    [
      client,
      {
        consumer: 'client',
        build: { ...shared, rolldownOptions: { ...rolldownOptions, input: input.client } },
      },
    ],
    [
      ssr,
      {
        consumer: 'server',
        build: {
          ...shared,
          ssr: true,
          outDir: join(serverDir(build?.outDir), ssr),
          rolldownOptions: { input: input.ssr },
        },
      },
    ],
  ];
}

function languageModule(languages: readonly SiteLanguage[], folder: string): string {
  const lang = languages.find((one) => one.folder === folder)?.lang || 'en';
  const values = { lang, dir: directionOf(lang), folder, languages: languages.length > 1 ? languages : [] };
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

/** The marks of all that stays in the first language. */
function fallbackModule({ missing }: TranslatedContent, first: string): string {
  const texts = Object.values(missing).flatMap((ofFile) => ofFile.flatMap(({ text }) => text));
  const hashes = texts.filter((text) => typeof text === 'string').map(textHash);
  return [
    `export const lang = ${JSON.stringify(first)};`,
    `export const dir = '${directionOf(first)}';`,
    `export const hashes = ${JSON.stringify([...new Set(hashes)])};`,
  ].join('\n');
}

/** Words of which some are missing: both languages, merged where they are used. */
function partialWords(path: string, lang: string, hasAny: boolean): string {
  const name = { 'words.ts': 'words', 'words-chat.ts': 'chatWords', 'words-contact.ts': 'contactWords' }[
    basename(path)
  ];
  return [
    `import { ${name} as first } from ${JSON.stringify(path)};`,
    hasAny
      ? `import { ${name} as own } from ${JSON.stringify(translationOf(path, lang))};`
      : 'const own = {};',
    `import { mergeTexts } from ${JSON.stringify(resolve('src/lib/merge-texts.ts'))};`,
    `import { addFallback } from ${JSON.stringify(resolve('src/start/fallback-jsx.ts'))};`,
    `const keep = (text) => typeof text === 'function' ? (...given) => addFallback(text(...given)) : text;`,
    `export const ${name} = mergeTexts(first, own, keep);`,
  ].join('\n');
}
