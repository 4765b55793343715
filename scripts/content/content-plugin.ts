import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import {
  type BuildEnvironmentOptions,
  type Environment,
  normalizePath,
  type Plugin,
  runnerImport,
} from 'vite';
import type { Language } from '../../src/content/schema/languages.ts';

/** What a content folder does not bring itself: the code that assembles and checks it. */
const code = /^(index\.ts$|(assemble|schema)\/)/;

/**
 * Resolves `#content` in each language. Each after the first builds in two more environments (`client_id`, `ssr_id`), into the
 * same folder; `SITE_FOLDER` says which language is theirs. There, `owner.ts` is `owner.id.ts` if that exists, and a
 * translation imports its original. `index.ts` imports each record a second time with `?original`: where both are the same
 * there is no translation, and the page marks the text as foreign. All languages have the same style sheets, whose files have the same names, so that a
 * build writes them once. The dev server shows the first language, or that of `--mode id`; `only` sets it for a check without a build.
 */
export function content(contentDir: string, only?: string): Plugin {
  const folder = normalizePath(resolve(contentDir));
  let tags: string[] = [];

  return {
    name: 'portfolio:content',
    enforce: 'pre',
    sharedDuringBuild: true,

    async config({ build }, { command, mode }) {
      // `checkContent` reports a file that cannot be read.
      tags = await languageTags(contentDir).catch(() => []);
      const shown = command === 'serve' ? tags.slice(1).find((lang) => lang === mode) : undefined;
      const others = command === 'build' && !only ? tags.slice(1) : [];
      const define = (lang?: string) => ({
        'import.meta.env.SITE_FOLDER': JSON.stringify(lang ? `${lang}/` : ''),
      });
      const environment = (lang: string, target: BuildEnvironmentOptions) => ({
        define: define(lang),
        build: { copyPublicDir: false, emptyOutDir: false, ...target },
      });
      const added = others.flatMap((lang) => {
        const name = lang.replaceAll('-', '_');
        const ssr = { ssr: 'src/prerender.tsx', outDir: join(serverDir(build?.outDir), `ssr_${name}`) };
        return [
          [`client_${name}`, { consumer: 'client', ...environment(lang, {}) }],
          [`ssr_${name}`, { consumer: 'server', ...environment(lang, ssr) }],
        ];
      });
      return { define: define(only ?? shown), environments: Object.fromEntries(added) };
    },

    resolveId: {
      filter: { id: /\.(ts(\?original)?|md\?\w+)$/ },
      handler(id, importer = '') {
        const [file = '', query] = (id.startsWith('.') ? resolve(dirname(importer), id) : id).split('?');
        const path = relative(folder, file);
        if (path.startsWith('..')) return;
        const lang = languageOf(this.environment) ?? tags[0];
        const translation = lang && translationOf(file, lang);
        const isOriginal = query === 'original' || languageOfFile(importer) !== undefined;
        const found =
          translation && !isOriginal && existsSync(translation)
            ? translation
            : code.test(path)
              ? resolve('src/content', path)
              : file;
        // Without a side effect, a page leaves out what it does not use.
        return {
          id: normalizePath(found) + (query && file.endsWith('.md') ? `?${query}` : ''),
          moduleSideEffects: false,
        };
      },
    },

    transformIndexHtml: {
      order: 'pre',
      async handler(html, { server }) {
        if (!server) return html;
        type Site = typeof import('../../src/content/assemble/site-languages.ts');
        const { lang, dir } = (await server.ssrLoadModule('/src/content/assemble/site-languages.ts')) as Site;
        return html.replace('<html lang="en">', `<html lang="${lang}" dir="${dir}">`);
      },
    },

    configureServer({ watcher, environments, hot }) {
      const reload = (path: string) => {
        if (!normalizePath(path).startsWith(`${folder}/`)) return;
        for (const { moduleGraph } of Object.values(environments)) moduleGraph.invalidateAll();
        hot.send({ type: 'full-reload' });
      };
      watcher.on('add', reload).on('unlink', reload);
    },
  };
}

/** The language of an environment; `undefined` for the first language. */
export function languageOf({ config }: Environment): string | undefined {
  const folder: string = JSON.parse(config.define?.['import.meta.env.SITE_FOLDER'] ?? '""');
  return folder.slice(0, -1) || undefined;
}

/** The folder for the server bundles of each language. One per output folder, so that two builds can run at once. */
export function serverDir(outDir = 'dist'): string {
  return join('.cache/server', basename(outDir));
}

/** The tags in the `languages.ts` of a content folder, the first language first. */
export async function languageTags(contentDir: string): Promise<string[]> {
  const file = resolve(contentDir, 'languages.ts');
  if (!existsSync(file)) return [];
  const { module } = await runnerImport<{ languages?: (Language | null)[] }>(file, { logLevel: 'silent' });
  return [module.languages ?? []].flat().flatMap((one) => one?.lang ?? []);
}

/** The files of a content folder, in order, with slashes: `projects/mobile-1/index.ts`. */
export function filesIn(contentDir: string): string[] {
  const files = readdirSync(contentDir, { recursive: true, encoding: 'utf8' });
  return files.map(normalizePath).sort();
}

/** `id` for `owner.id.ts`; `undefined` for `owner.ts`. */
export function languageOfFile(file: string): string | undefined {
  return /\.([a-z]{2,3}(?:-\w+)*)\.(?:ts|md)$/.exec(file)?.[1];
}

export function translationOf(file: string, lang: string): string {
  return file.replace(/(ts|md)$/, `${lang}.$1`);
}
