import { resolve } from 'node:path';
import { normalizePath, type Plugin, type ResolvedConfig, type ViteDevServer } from 'vite';
import type { HomePart } from '../../src/content/owner.ts';
import { ContentError } from '../content/content-error.ts';
import { makeAll } from '../content/make-all.ts';
import { homeParts } from '../content/schemas.ts';
import { allFiles, cvOf } from './generated-files.ts';
import { languagesIn, type SiteLanguage } from './languages/site-languages.ts';
import type { TranslatedContent } from './languages/translate-content.ts';
import {
  allProjectsModule,
  projectCountsModule,
  projectFactsModule,
  projectPagesModule,
  projectsModule,
} from './project-modules.ts';
import { type AllSites, noPicture, readSites, type Site } from './read-sites.ts';

/** For `languages-plugin.ts`: what one environment of Vite builds. */
export type InLanguage = (environment: string) => Promise<{
  languages: SiteLanguage[];
  site: Site;
  /** Absent for the first language. */
  translation: TranslatedContent | undefined;
}>;

const singlePictures = { coinFront: 'coin-front', coinBack: 'coin-back', portrait: 'portrait' };

/**
 * Serves the records as modules, so that a page loads only its own project:
 * `virtual:projects` (the first cards), `virtual:all-projects` (every card), `virtual:project-counts` (totals),
 * `virtual:project-facts` (their text, for the chat),
 * `virtual:project-pages` (a loader for each page), `virtual:project/{kind}/{id}`, `virtual:path`, `virtual:home-parts`, `virtual:cv` and `virtual:pictures`.
 * Also generates the picture files. Invalid content fails a build; the dev server shows the errors and keeps the last valid
 * content until the next change.
 *
 * @param contentDir from the root of the repository, e.g. `src/content`
 * @param siteUrl the site's origin, if known
 */
export function projects(contentDir: string, siteUrl?: string): Plugin & { api: { inLanguage: InLanguage } } {
  let reading: Promise<AllSites> | undefined;
  let last: AllSites = {
    languages: languagesIn({}),
    translations: [],
    pictures: new Map(),
    sites: [{ pages: [], path: { entries: [], certificates: [], languages: [] }, folder: '' }],
  };
  let lastError = '';
  let config: ResolvedConfig;
  let devServer: ViteDevServer | undefined;

  function read(): Promise<AllSites> {
    reading ??= readSites(contentDir, config, siteUrl).then(
      (all) => {
        lastError = '';
        last = all;
        return all;
      },
      (error) => {
        if (!devServer || !(error instanceof ContentError)) throw error;
        if (error.message !== lastError) config.logger.error(error.message, { timestamp: true });
        lastError = error.message;
        showError();
        return last;
      },
    );
    return reading;
  }

  function showError() {
    if (lastError) devServer?.ws.send({ type: 'error', err: { message: lastError, stack: '' } });
  }

  const inLanguage: InLanguage = async (environment) => {
    const { languages, translations, sites } = await read();
    const at = devServer
      ? languages.findIndex(({ lang }) => lang === config.mode)
      : Number(environment.split('_')[1] ?? 0);
    return { languages, site: sites[at] ?? sites[0], translation: translations[at - 1] };
  };

  return {
    name: 'portfolio:projects',
    // Otherwise each language would read the content again.
    sharedDuringBuild: true,
    api: { inLanguage },
    configResolved(resolved) {
      config = resolved;
    },
    buildApp: {
      order: 'pre',
      async handler() {
        await read();
      },
    },

    resolveId: {
      filter: {
        id: /^virtual:(projects$|all-projects$|project-counts$|project-facts$|project-pages$|path$|home-parts$|cv$|pictures$|project\/)/,
      },
      handler: (id) => `\0${id}`,
    },

    load: {
      filter: {
        id: /^\0virtual:(projects$|all-projects$|project-counts$|project-facts$|project-pages$|path$|home-parts$|cv$|pictures$|project\/)/,
      },
      async handler(id) {
        const { site } = await inLanguage(this.environment.name);
        const isServer = this.environment.config.consumer === 'server';
        if (id === '\0virtual:projects') return projectsModule(site.pages, isServer);
        if (id === '\0virtual:project-counts') return projectCountsModule(site.pages);
        if (id === '\0virtual:all-projects') return allProjectsModule(site.pages);
        if (id === '\0virtual:project-facts') return projectFactsModule(site.pages);
        if (id === '\0virtual:project-pages') return projectPagesModule(site.pages);
        if (id === '\0virtual:path') return `export const path = ${JSON.stringify(site.path)};`;
        if (id === '\0virtual:home-parts')
          return `export const homeParts = ${JSON.stringify(homePartsOf(site))};`;
        if (id === '\0virtual:cv')
          return `export const cv = ${JSON.stringify((await cvOf(site))?.fileName ?? '')};`;
        if (id === '\0virtual:pictures') return picturesModule(await read());
        const page = site.pages.find((one) => id === `\0virtual:project/${one.kind}/${one.id}`);
        return `export default ${JSON.stringify(page)}`;
      },
    },

    configureServer(server) {
      // Tests have no HTTP server: there, invalid content throws.
      if (server.httpServer) devServer = server;
      server.httpServer?.once('listening', read);
      server.ws.on('connection', showError);
      const folder = `${normalizePath(resolve(contentDir))}/`;
      let soon: NodeJS.Timeout;
      server.watcher.on('all', (_, path) => {
        if (!normalizePath(path).startsWith(folder)) return;
        reading = undefined;
        const { moduleGraph, hot } = server.environments.client;
        for (const module of moduleGraph.idToModuleMap.values()) {
          if (/^\0virtual:(p|home-parts)/.test(module.id ?? '')) moduleGraph.invalidateModule(module);
        }
        hot.send({ type: 'full-reload' });
        clearTimeout(soon);
        soon = setTimeout(read, 100);
      });
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0]?.slice(server.config.base.length);
        if (
          !path ||
          !/^(contact\.vcf|(.+\/)?(cv\.pdf|resume\.json|llms\.txt)|site\.webmanifest|pictures\/.+)$/.test(
            path,
          )
        )
          return next();
        const serve = async () => {
          const files = await allFiles(contentDir, server.config.base, await read(), siteUrl);
          const file = files.find(({ fileName }) => fileName === path);
          if (!file) return next();
          response.setHeader('Content-Type', file.type);
          response.end(await file.bytes());
        };
        serve().catch(next);
      });
    },

    // All languages at once.
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const files = await allFiles(contentDir, this.environment.config.base, await read(), siteUrl);
      const sources = await makeAll({
        things: files,
        make: ({ bytes }) => bytes(),
        name: 'pictures',
        say: config.logger.info,
      });
      for (const [at, { fileName }] of files.entries()) {
        this.emitFile({ type: 'asset', fileName, source: sources[at] ?? '' });
      }
    },
  };
}

/** The parts of the home page in order, without hidden ones and without an empty path. */
function homePartsOf({ content, path }: Site): HomePart[] {
  const hasPath = Object.values(path).some(({ length }) => length > 0);
  return Object.values(homeParts).filter(
    (part) => !content?.owner.hiddenParts?.includes(part) && (part !== 'path' || hasPath),
  );
}

function picturesModule({ pictures }: AllSites): string {
  return Object.entries(singlePictures)
    .map(([name, file]) => {
      const [, picture = noPicture] =
        [...pictures].find(([path]) => path.startsWith(`pictures/${file}.`)) ?? [];
      return `export const ${name} = ${JSON.stringify(picture)};`;
    })
    .join('\n');
}
