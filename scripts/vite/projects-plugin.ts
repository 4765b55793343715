import { extname } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { Picture } from '../../src/content/picture.ts';
import type { GalleryPicture, ProjectPage } from '../../src/content/project.ts';
import { checkContent } from './check-content.ts';
import { neighbours } from './neighbours.ts';
import { pictureFiles, preparePicture } from './pictures.ts';
import {
  allProjectsModule,
  projectCountsModule,
  projectPagesModule,
  projectsModule,
} from './project-modules.ts';
import { vcard } from './vcard.ts';

type Content = typeof import('./content.ts');
type Site = { pages: ProjectPage[]; pictures: Map<string, Picture>; card: string };

const singlePictures = { coinFront: 'coin-front.png', coinBack: 'coin-back.png', portrait: 'portrait.png' };

const contactCard = 'contact.vcf';

/**
 * Serves the records as modules, so that a page loads no other project's text, and none grows with their number:
 * `virtual:projects` (the first cards), `virtual:all-projects` (every card), `virtual:project-counts` (how many there are),
 * `virtual:project-pages` (a loader for each page), `virtual:project/{kind}/{id}` and `virtual:pictures`.
 * Also makes the picture files, and stops with a list of what is wrong in the records.
 */
export function projects(): Plugin {
  let site: Promise<Site> | undefined;
  const read = () => {
    site ??= readSite();
    return site;
  };

  return {
    name: 'portfolio:projects',
    resolveId: {
      filter: { id: /^virtual:(projects$|all-projects$|project-counts$|project-pages$|pictures$|project\/)/ },
      handler: (id) => `\0${id}`,
    },

    load: {
      filter: {
        id: /^\0virtual:(projects$|all-projects$|project-counts$|project-pages$|pictures$|project\/)/,
      },
      async handler(id) {
        const site = await read();
        const isServer = this.environment.name === 'ssr';
        if (id === '\0virtual:projects') return projectsModule(site.pages, isServer);
        if (id === '\0virtual:project-counts') return projectCountsModule(site.pages);
        if (id === '\0virtual:all-projects') return allProjectsModule(site.pages);
        if (id === '\0virtual:project-pages') return projectPagesModule(site.pages);
        if (id === '\0virtual:pictures') return picturesModule(site);
        const page = site.pages.find((one) => id === `\0virtual:project/${one.kind}/${one.id}`);
        return `export default ${JSON.stringify(page)}`;
      },
    },

    configureServer(server) {
      server.watcher.on('all', (_, path) => {
        if (!path.includes('/src/content/')) return;
        site = undefined;
        for (const module of server.environments.client.moduleGraph.idToModuleMap.values()) {
          if (module.id?.startsWith('\0virtual:p'))
            server.environments.client.moduleGraph.invalidateModule(module);
        }
        server.environments.client.hot.send({ type: 'full-reload' });
      });
      server.middlewares.use(async (request, response, next) => {
        const path = request.url?.split('?')[0]?.slice(server.config.base.length);
        if (path !== contactCard && !path?.startsWith('pictures/')) return next();
        const file = allFiles(await read()).find(({ fileName }) => fileName === path);
        if (!file) return next();
        response.setHeader('Content-Type', file.type);
        response.end(await file.bytes());
      });
    },

    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { fileName, bytes } of allFiles(await read())) {
        this.emitFile({ type: 'asset', fileName, source: await bytes() });
      }
    },
  };
}

async function readSite(): Promise<Site> {
  const { module: content } = await runnerImport<Content>('./scripts/vite/content.ts');
  const problems = checkContent(content);
  const pictures: Site['pictures'] = new Map();
  const picture = async (file: string) => {
    const prepared = await preparePicture(file).catch((error: Error) => {
      problems.push(error.message);
      return { name: '', width: 1, height: 1, widths: [], color: '' };
    });
    pictures.set(file, prepared);
    return prepared;
  };

  const pages: ProjectPage[] = [];
  for (const record of Object.values(content.websites)) {
    pages.push({ kind: 'website', ...record, image: await picture(`covers/${record.image}`) });
  }
  for (const record of Object.values(content.mobiles)) {
    const gallery: GalleryPicture[] = [];
    for (const { file, caption } of content.galleries[record.imageKey] ?? []) {
      gallery.push({ picture: await picture(`galleries/${file}`), caption });
    }
    pages.push({ kind: 'mobile', ...record, image: await picture(`covers/${record.image}`), gallery });
  }
  for (const file of Object.values(singlePictures)) await picture(file);

  if (problems.length > 0) throw new Error(`The content needs a hand:\n- ${problems.join('\n- ')}`);
  pages.sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }));
  return {
    pages: pages.map((page) => ({ ...page, ...neighbours(page, pages) })),
    pictures,
    card: vcard(content.owner),
  };
}

function picturesModule({ pictures }: Site): string {
  return Object.entries(singlePictures)
    .map(([name, file]) => `export const ${name} = ${JSON.stringify(pictures.get(file))};`)
    .join('\n');
}

/** What the build adds to the site: the pictures, and the owner as a card for address books. */
function allFiles({ pictures, card }: Site) {
  const files = [...pictures].flatMap(([file, picture]) => pictureFiles(picture, file));
  return [
    { fileName: contactCard, type: 'text/vcard', bytes: async () => Buffer.from(card) },
    ...files.map((file) => ({ ...file, type: `image/${extname(file.fileName).slice(1)}` })),
  ];
}
