import { extname, resolve } from 'node:path';
import { normalizePath, type Plugin, type ResolvedConfig, type ViteDevServer } from 'vite';
import type { HomePart } from '../../src/content/owner.ts';
import type { PathView } from '../../src/content/path-view.ts';
import type { Picture } from '../../src/content/picture.ts';
import type { ProjectPage } from '../../src/content/project.ts';
import { readContent } from '../content/check-content.ts';
import type { Content } from '../content/content.ts';
import { ContentError, errorLine, errorList } from '../content/content-error.ts';
import { formatDate } from '../content/format-date.ts';
import { makeAll } from '../content/make-all.ts';
import { homeParts } from '../content/schemas.ts';
import { type CvFile, cvFile } from '../cv/cv-file.ts';
import { environmentsOf, type SiteLanguage } from './languages/site-languages.ts';
import type { TranslatedContent } from './languages/translate-content.ts';
import { llmsText } from './llms-text.ts';
import { neighbors } from './neighbors.ts';
import { madeAt, pathView } from './path-view.ts';
import { pictureFiles } from './pictures.ts';
import {
  allProjectsModule,
  projectCountsModule,
  projectFactsModule,
  projectPagesModule,
  projectsModule,
} from './project-modules.ts';
import { compareProjects } from './project-order.ts';
import { resume } from './resume.ts';
import { webManifest } from './site-files.ts';
import { vcard } from './vcard.ts';

/** The site in one language. */
type Site = {
  pages: ProjectPage[];
  path: PathView;
  /** Absent until the content could be read. */
  content?: Pick<Content, 'owner' | 'path'>;
  /** Of its pages, below the base. */
  folder: string;
  /** Made when it is first asked for. */
  cv?: () => Promise<CvFile | undefined>;
};

type AllSites = {
  languages: SiteLanguage[];
  translations: TranslatedContent[];
  pictures: Map<string, Picture>;
  /** The first language first. */
  sites: [Site, ...Site[]];
};

/** For `languages-plugin.ts`: what one environment of Vite builds. */
export type InLanguage = (environment: string) => Promise<{
  languages: SiteLanguage[];
  site: Site;
  /** Absent for the first language. */
  translation: TranslatedContent | undefined;
}>;

const singlePictures = { coinFront: 'coin-front.png', coinBack: 'coin-back.png', portrait: 'portrait.png' };
/** Each build environment reads the content: warn once. */
const warned = new Set<string>();
const noPicture: Picture = { name: '', width: 1, height: 1, widths: [], color: '' };

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
    languages: [],
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
    const at = languages.findIndex((one) =>
      devServer ? one.lang === config.mode : Object.values(environmentsOf(one)).includes(environment),
    );
    return { languages, site: sites[at] ?? sites[0], translation: translations[at - 1] };
  };

  return {
    name: 'portfolio:projects',
    // Else each language would read the content again.
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
          !/^(contact\.vcf|(.+\/)?(cv\.html|resume\.json|llms\.txt)|site\.webmanifest|pictures\/.+)$/.test(
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

async function readSites(
  contentDir: string,
  config: ResolvedConfig,
  siteUrl: string | undefined,
): Promise<AllSites> {
  const { logger, base, command } = config;
  const { content, languages, translations, pictures, errors } = await readContent(contentDir, logger.info);
  if (!content) throw new ContentError(errorList(errors));
  const warn = (warning: string) => {
    if (!warned.has(warning)) logger.warn(warning);
    warned.add(warning);
  };
  for (const warning of errors.map(errorLine)) warn(warning);
  for (const { lang, missing } of translations) {
    const count = Object.values(missing).flat().length;
    if (count > 0) warn(`${lang}: ${count} texts are not translated. npm run check:sample lists them.`);
  }

  const siteIn = (content: Content, lang: string, folder = ''): Site => {
    const site = siteOf(content, pictures, lang);
    const makeCv = async () => {
      const { file, problem } = await cvFile(
        { ...content, pages: site.pages, address: siteUrl && siteUrl + base + folder },
        // The dev server prints nothing, so that a change shows at once.
        command === 'build' ? async () => (await import('../chromium.ts')).findChromium() : undefined,
      );
      if (problem) warn(problem);
      return file;
    };
    let cv: ReturnType<typeof makeCv> | undefined;
    return {
      ...site,
      folder,
      cv: () => {
        cv ??= makeCv();
        return cv;
      },
    };
  };
  const others = translations.map(({ content, lang }, at) =>
    siteIn(content, lang, languages[at + 1]?.folder),
  );
  return { languages, translations, pictures, sites: [siteIn(content, content.words.lang), ...others] };
}

function siteOf(content: Content, pictures: Map<string, Picture>, lang: string) {
  const picture = (file: string) => pictures.get(file) ?? noPicture;
  const shown = ({ image, date, dateText }: Content['websites'][string]) => ({
    image: picture(`covers/${image}`),
    dateText: dateText || formatDate(date, lang),
  });
  const pages = [
    ...Object.values(content.websites).map((record): ProjectPage => {
      return { kind: 'website', ...record, ...shown(record) };
    }),
    ...Object.values(content.mobiles).map((record): ProjectPage => {
      const screens = content.galleries[record.imageKey] ?? [];
      const gallery = screens.map(({ file, caption }) => ({
        picture: picture(`galleries/${file}`),
        caption,
      }));
      return { kind: 'mobile', ...record, ...shown(record), gallery };
    }),
  ];
  pages.sort(compareProjects(content.owner.projectOrder));
  const path = pathView(content.path, pages, lang);
  return {
    pages: pages.map((page) => ({ ...page, ...neighbors(page, pages), ...madeAt(page, path) })),
    path,
    content,
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
    .map(([name, file]) => `export const ${name} = ${JSON.stringify(pictures.get(file) ?? noPicture)};`)
    .join('\n');
}

/** The CV of a language, below the base. The owner's own one is the same for all. */
async function cvOf({ cv, folder }: Site) {
  const file = await cv?.();
  return file?.bytes ? { ...file, bytes: file.bytes, fileName: folder + file.fileName } : file;
}

function inFolder(file: string | undefined, folder: string): string | undefined {
  return file?.startsWith(folder) ? file.slice(folder.length) : undefined;
}

/** The generated files: pictures, web manifest, vCard; résumé, CV and llms.txt in each language. */
async function allFiles(contentDir: string, base: string, { pictures, sites }: AllSites, siteUrl?: string) {
  const cvs = await Promise.all(sites.map(cvOf));
  const files = [...pictures].flatMap(([file, picture]) => pictureFiles(picture, contentDir, file));
  const address = siteUrl && siteUrl + base;
  const texts = sites.flatMap(({ content, pages, folder }, at) => {
    if (!content) return [];
    const { owner, path } = content;
    const ofLanguage = [
      {
        fileName: `${folder}resume.json`,
        type: 'application/json',
        text: resume(owner, path, pages, address && address + folder),
      },
      {
        fileName: `${folder}llms.txt`,
        type: 'text/plain',
        text: llmsText(
          owner,
          path,
          pages,
          (siteUrl ?? '') + base + folder,
          inFolder(cvs[at]?.fileName, folder),
        ),
      },
    ];
    if (folder) return ofLanguage;
    return [
      ...ofLanguage,
      { fileName: 'contact.vcf', type: 'text/vcard', text: vcard(owner, path, address) },
      {
        fileName: 'site.webmanifest',
        type: 'application/manifest+json',
        text: webManifest({ ...owner.meta, name: owner.meta.title, shortName: owner.name, base }),
      },
    ];
  });
  return [
    ...cvs.flatMap((cv) => (cv?.bytes ? [{ ...cv, bytes: cv.bytes }] : [])),
    ...texts.map(({ text, ...file }) => ({ ...file, bytes: async () => Buffer.from(text) })),
    ...files.map((file) => ({ ...file, type: `image/${extname(file.fileName).slice(1)}` })),
  ];
}
