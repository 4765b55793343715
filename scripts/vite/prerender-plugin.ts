import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Logger, Plugin } from 'vite';
import { fontAdvice } from './fonts-for.ts';
import { ogImage } from './og-image.ts';
import { PageChunks } from './page-chunks.ts';
import { pageHtml } from './page-html.ts';
import { replaceOnce } from './replace-once.ts';
import { contentSecurityPolicy, inlineTexts, securityHeaders } from './security-policy.ts';
import type { Hosts } from './settings.ts';
import { headersFile, robots, sitemap } from './site-files.ts';

type Renderer = typeof import('../../src/prerender.tsx');
type Options = { contentDir: string; base: string; siteUrl: string | undefined; hosts: Hosts };

/** The build output of one language. */
type Built = { renderer: Renderer; chunks: PageChunks };

/** Builds the client, then the server bundle, in each language, and writes each page as a prerendered file. */
export function prerender(options: Options): Plugin {
  return {
    name: 'portfolio:prerender',
    apply: 'build',
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
        let template = '';
        for (const [name, client] of Object.entries(builder.environments)) {
          const ssr = builder.environments[name.replace('client', 'ssr')];
          if (!ssr || ssr === client) continue;
          const built = await builder.build(client);
          await builder.build(ssr);
          if (Array.isArray(built) || !('output' in built))
            throw new Error('The client build has no output.');
          sites.push({
            renderer: await loadRenderer(ssr.config.build.outDir),
            chunks: new PageChunks(built.output),
          });
          // Only that of the first language has the style sheet, which all pages share.
          template ||= await readFile(join(build.outDir, 'index.html'), 'utf8');
        }
        await writeSite(options, build.outDir, sites, template, logger);
      },
    },
  };
}

async function writeSite(
  { contentDir, base, siteUrl, hosts }: Options,
  outDir: string,
  sites: readonly Built[],
  template: string,
  logger: Logger,
): Promise<void> {
  const write = async (file: string, data: string | Buffer) => {
    await mkdir(dirname(join(outDir, file)), { recursive: true });
    await writeFile(join(outDir, file), data);
    logger.info(`${file.padEnd(28)} ${(Buffer.byteLength(data) / 1000).toFixed(1).padStart(7)} kB`);
  };

  const [first] = sites;
  if (!first?.chunks.styles) throw new Error('The client build has no stylesheet.');
  const fonts = await takeFonts(join(outDir, first.chunks.styles));
  const leftOut = new Set<string>();
  for (const { renderer, chunks } of sites) {
    const { lang, dir, folder } = renderer;
    const html = pageHtml({ template, lang, dir, outDir, base, hosts, fonts });
    for (const path of [...renderer.pagePaths, '*']) {
      const file = join(folder, fileOf(path));
      const rendered = await renderer.renderPage(path).catch((error: Error) => {
        throw new Error(`Rendering ${file} failed: ${error.message}`, { cause: error });
      });
      await write(file, await html({ path, modules: chunks.of(path), ...rendered }));
    }
    for (const { file, ...text } of await renderer.ogImages()) {
      const { png, missing } = await ogImage(contentDir, text);
      for (const letter of missing) leftOut.add(letter);
      await write(file, png);
    }
  }
  if (leftOut.size > 0) logger.warn(fontAdvice([...leftOut].join('')));

  await write('persona.txt', first.renderer.persona());
  await write('sitemap.xml', sitemap(sites.flatMap(({ renderer }) => renderer.pageUrls)));
  await write('robots.txt', robots(siteUrl && `${siteUrl}${base}sitemap.xml`));
  await write('_headers', headersFile(securityHeaders(headerPolicy(template, hosts)), base));
  await rm(serverDir(outDir), { recursive: true });
}

/**
 * Moves font rules from the style sheet into every page, because a late font would shift the layout.
 *
 * @returns the rules it removed from the file
 */
async function takeFonts(file: string): Promise<string> {
  const fonts: string[] = [];
  const styles = await readFile(file, 'utf8');
  const rest = replaceOnce(styles, /@font-face\s*\{[^}]*\}/g, (rule) => {
    fonts.push(rule);
    return '';
  });
  await writeFile(file, rest);
  return fonts.join('');
}

/** One folder per output folder, so that two builds can run at once. Contains the server bundle of each language. */
export function serverDir(outDir = 'dist'): string {
  return join('.cache/server', basename(outDir));
}

async function loadRenderer(dir: string): Promise<Renderer> {
  const entry = pathToFileURL(resolve(dir, 'prerender.js'));
  return import(entry.href);
}

/** One policy for all pages, with any inline style. Each page's `<meta>` lists its own styles; browsers apply both. */
function headerPolicy(template: string, hosts: Hosts): string {
  return contentSecurityPolicy({
    inlineScripts: inlineTexts(template, 'script'),
    inlineStyles: 'any',
    hosts,
  });
}

/** `/mobile/3` → `mobile/3/index.html` */
function fileOf(path: string): string {
  return path === '*' ? '404.html' : join(path.slice(1), 'index.html');
}
