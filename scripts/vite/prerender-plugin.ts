import { readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Logger, minifySync, type Plugin } from 'vite';
import { robots, sitemap } from '../../src/files/sitemap.ts';
import { serverDir } from '../content/content-plugin.ts';
import { cvFile } from '../cv/cv-file.ts';
import type { Hosts } from './check-settings.ts';
import { headersFile } from './headers-file.ts';
import { ogImage } from './og-image.ts';
import { pageHtml } from './page-html.ts';
import { replaceOnce } from './replace-once.ts';
import { contentSecurityPolicy, inlineTexts } from './security-policy.ts';

type Renderer = typeof import('../../src/prerender.tsx');
type Options = { contentDir: string; base: string; siteUrl: string | undefined; hosts: Hosts };

type Built = { renderer: Renderer; template: string };

/** Builds the client, then the server bundle, in each language, and writes each page as a prerendered file. */
export function prerender(options: Options): Plugin {
  return {
    name: 'portfolio:prerender',
    apply: 'build',
    // Vite leaves the script in the head as it is.
    transformIndexHtml: (html) =>
      replaceOnce(html, /(?<=<script>).*?(?=<\/script>)/gs, (script) => minifySync('head.js', script).code),
    config: ({ build }) => ({
      builder: {},
      environments: {
        ssr: {
          build: {
            outDir: join(serverDir(build?.outDir), 'ssr'),
            copyPublicDir: false,
            rolldownOptions: { input: 'src/prerender.tsx' },
          },
        },
      },
    }),

    buildApp: {
      async handler(builder) {
        const { logger, build } = builder.config;
        if (!options.siteUrl) {
          logger.warn(
            'VITE_SITE_URL is not set: canonical links and social preview images stay relative, which most services ignore.',
          );
        }
        const sites: Built[] = [];
        for (const [name, client] of Object.entries(builder.environments)) {
          const ssr = builder.environments[name.replace('client', 'ssr')];
          if (!ssr || ssr === client) continue;
          await builder.build(client);
          await builder.build(ssr);
          const renderer = await import(pathToFileURL(resolve(ssr.config.build.outDir, 'prerender.js')).href);
          sites.push({ renderer, template: await readFile(join(build.outDir, 'index.html'), 'utf8') });
        }
        await writeSite(options, build.outDir, sites, logger);
      },
    },
  };
}

async function writeSite(
  { contentDir, base, siteUrl, hosts: known }: Options,
  outDir: string,
  sites: readonly Built[],
  logger: Logger,
): Promise<void> {
  const write = async (file: string, data: string | Buffer) => {
    await mkdir(dirname(join(outDir, file)), { recursive: true });
    await writeFile(join(outDir, file), data);
    logger.info(`${file.padEnd(28)} ${(Buffer.byteLength(data) / 1000).toFixed(1).padStart(7)} kB`);
  };

  const readSheet = (href: string) => readFileSync(join(outDir, href.slice(base.length)), 'utf8');
  const hosts = { ...known, media: sites.flatMap(({ renderer }) => renderer.videos) };
  for (const { renderer, template } of sites) {
    const { lang, dir, folder } = renderer;
    for (const path of [...renderer.pagePaths, '*']) {
      const file = join(folder, fileOf(path));
      const rendered = await renderer.renderPage(path).catch((error: Error) => {
        throw new Error(`Rendering ${file} failed: ${error.message}`, { cause: error });
      });
      await write(file, pageHtml({ template, readSheet, lang, dir, hosts }, rendered));
    }
    for (const { file, ...text } of renderer.ogImages) {
      await write(file, await ogImage(contentDir, text));
    }
    for (const { file, text } of await renderer.textFiles()) await write(file, text);
    const cv = await cvFile(renderer.cv);
    // The owner's own one is the same in all languages.
    if (cv) await write(folder + cv.fileName, cv.bytes ?? (await readFile(join('public', cv.fileName))));
  }

  await write('sitemap.xml', sitemap(sites.flatMap(({ renderer }) => renderer.pageUrls)));
  await write('robots.txt', robots(siteUrl && `${siteUrl}${base}sitemap.xml`));
  // One policy for all pages, with any inline style. Each page's `<meta>` lists its own styles; browsers apply both.
  const scripts = new Set(sites.flatMap(({ template }) => inlineTexts(template, 'script')));
  const policy = contentSecurityPolicy({ inlineScripts: [...scripts], inlineStyles: 'any', hosts });
  await write('_headers', headersFile(policy, base));
  await rm(serverDir(outDir), { recursive: true });
}

function fileOf(path: string): string {
  return path === '*' ? '404.html' : join(path.slice(1), 'index.html');
}
