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
 * Builds the site in each language of `languages.ts`:
 *
 * - Vite builds each language in two separate environments, `client_id` and `ssr_id`, into the same folder. Imports of
 *   `#content/words.ts` and the records resolve to that language, so visitors download one language and no code that
 *   chooses it. Chunks without texts have the same bytes and name in each build: React, the router, all libraries, styles
 *   and pictures are shared.
 * - A translation is next to its original: `words.id.ts` next to `words.ts`. Records are merged at build time. Files with
 *   functions can't be: a complete translation replaces the original, and a partial one is merged in the browser.
 * - Missing texts stay in the first language. `fallback-jsx.ts` then replaces the JSX runtime and marks their language.
 * - `virtual:language` has the folder of the pages; `src/lib/paths.ts` adds it to every URL.
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

/** Whether a file needs the texts of the first language: a translation, or code that merges one. */
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

/** Hashes of all texts that stay in the first language. */
function fallbackModule({ missing }: TranslatedContent, first: string): string {
  const texts = Object.values(missing).flatMap((ofFile) => ofFile.flatMap(({ text }) => text));
  const hashes = texts.filter((text) => typeof text === 'string').map(textHash);
  return [
    `export const lang = ${JSON.stringify(first)};`,
    `export const dir = '${directionOf(first)}';`,
    `export const hashes = ${JSON.stringify([...new Set(hashes)])};`,
  ].join('\n');
}

/** Partly translated words, merged with those of the first language where they are used. */
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
