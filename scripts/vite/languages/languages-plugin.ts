import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { textHash } from '../../../src/app/languages/merge-texts.ts';
import { serverDir } from '../prerender-plugin.ts';
import type { InLanguage } from '../projects-plugin.ts';
import { languageOfFile, readLanguages, translationOf } from './site-languages.ts';
import { translated } from './translate-content.ts';

const prefix = '\0language:';
const fallbackJsx = normalizePath(resolve('src/app/languages/fallback-jsx.ts'));

/**
 * Builds the site in each language of `languages.ts`:
 *
 * - Vite builds each language after the first in two more environments, `client_1` and `ssr_1`, into the same folder. Imports
 *   of `#content/words.ts` and the records resolve to that language, so visitors download one language and no code that
 *   chooses it. Chunks without texts have the same bytes and name in each build: React, the router, all libraries, styles
 *   and pictures are shared.
 * - A translation is next to its original: `words.id.ts` next to `words.ts`. Records are merged at build time. Words have
 *   functions: a complete translation replaces the original, and a partial one is merged in the browser.
 * - Missing texts stay in the first language. `fallback-jsx.ts` then replaces the JSX runtime and marks their language.
 * - `virtual:language` has the folder of the pages; `src/lib/paths.ts` adds it to every URL. `src/app/languages/` has the
 *   browser's part: links to the same page in another language, the offer of one, and the 404 page of the right one.
 *
 * The dev server shows one language, without links to others: the first, or the one of `--mode id`.
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

    async config({ build }, { command }) {
      const [, ...others] = command === 'build' ? await readLanguages(contentDir) : [];
      const shared = { copyPublicDir: false, emptyOutDir: false };
      const added = others.flatMap((_, at) => {
        const outDir = join(serverDir(build?.outDir), `ssr_${at + 1}`);
        return [
          [`client_${at + 1}`, { consumer: 'client', build: shared }],
          [`ssr_${at + 1}`, { consumer: 'server', build: { ...shared, ssr: 'src/prerender.tsx', outDir } }],
        ];
      });
      return { environments: Object.fromEntries(added) };
    },

    resolveId: {
      filter: { id: /^(virtual:language|react\/jsx-runtime|.*\.ts)$/ },
      async handler(id, importer = '') {
        if (id === 'virtual:language') return `\0${id}`;
        // A translation, and what merges one, need the texts of the first language.
        if (importer.startsWith(prefix) || languageOfFile(importer)) return;
        const { translation } = await inLanguage(this.environment.name);
        if (!translation) return;
        if (id === 'react/jsx-runtime')
          return translation.missing.length > 0 && importer.endsWith('.tsx') ? fallbackJsx : null;
        const file = relative(folder, id.startsWith('.') ? resolve(dirname(importer), id) : id);
        return file in translated ? prefix + file : undefined;
      },
    },

    load: {
      filter: { id: /^\0(virtual:language$|language:)|\.css$/ },
      async handler(id) {
        const { languages, site, translation } = await inLanguage(this.environment.name);
        if (id.endsWith('.css')) return translation && this.environment.mode === 'build' ? '' : undefined;
        if (!translation || !id.startsWith(prefix)) {
          const texts = translation?.missing.flatMap(({ text }) => text) ?? [];
          return exporting({
            ...languages.find(({ folder }) => folder === site.folder),
            languages: languages.length > 1 && this.environment.mode === 'build' ? languages : [],
            firstTexts: texts.filter((text) => typeof text === 'string').map(textHash),
          });
        }
        const file = id.slice(prefix.length) as keyof typeof translated;
        const [name] = translated[file];
        if (!file.startsWith('words')) return exporting({ [name]: translation.content[name] });
        const path = `${folder}/${file}`;
        const own = translationOf(path, translation.lang);
        if (!translation.missing.some((text) => text.file === file))
          return `export * from ${JSON.stringify(own)};`;
        return [
          `import { ${name} as first } from ${JSON.stringify(path)};`,
          existsSync(own) ? `import { ${name} as own } from ${JSON.stringify(own)};` : 'const own = {};',
          `import { mergeWords } from ${JSON.stringify(fallbackJsx)};`,
          `export const ${name} = mergeWords(first, own);`,
        ].join('\n');
      },
    },
  };
}

function exporting(values: Record<string, unknown>): string {
  const lines = Object.entries(values).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
  );
  return lines.join('\n');
}
