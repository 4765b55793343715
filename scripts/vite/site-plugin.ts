import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { findChromium } from '../chromium.ts';
import { checkContent, publicDir } from '../content/check-content.ts';
import { ContentError, errorLine, errorList } from '../content/content-error.ts';
import { cvFile } from '../cv/cv-file.ts';
import { languageTags } from './content-plugin.ts';

type Site = typeof import('../../src/prerender.tsx');

/**
 * Checks the content before a build, and on each change while the dev server runs, which shows errors on the page. The dev
 * server also serves the files that are not pages: `resume.json`, `contact.vcf` …
 */
export function site(contentDir: string): Plugin {
  return {
    name: 'portfolio:site',
    sharedDuringBuild: true,

    async config(_, { command }) {
      const [, ...others] = command === 'build' ? await languageTags(contentDir) : [];
      const ending = command === 'build' && findChromium() ? 'pdf' : 'html';
      const cvIn = (folder: string) =>
        existsSync(join(publicDir, 'cv.pdf')) ? 'cv.pdf' : `${folder}cv.${ending}`;
      const define = (folder = '') => ({ 'import.meta.env.CV_FILE': JSON.stringify(cvIn(folder)) });
      const environments = others.flatMap((lang, at) =>
        ['client', 'ssr'].map((name) => [`${name}_${at + 1}`, { define: define(`${lang}/`) }]),
      );
      return { define: define(), environments: Object.fromEntries(environments) };
    },

    buildApp: {
      order: 'pre',
      async handler({ config }) {
        const found = await checkContent(contentDir);
        const errors = found.filter(({ warning }) => !warning);
        if (errors.length > 0) throw new ContentError(errorList(errors));
        for (const warning of found) config.logger.warn(errorLine(warning));
      },
    },

    configureServer(server) {
      const { config, ws, watcher, middlewares, httpServer } = server;
      const folder = `${normalizePath(resolve(contentDir))}/`;
      let message = '';
      const show = () => message && ws.send({ type: 'error', err: { message, stack: '' } });
      const check = async () => {
        const errors = (await checkContent(contentDir)).filter(({ warning }) => !warning);
        const before = message;
        message = errors.length > 0 ? errorList(errors) : '';
        if (message && message !== before) config.logger.error(message, { timestamp: true });
        show();
        // The overlay goes.
        if (!message && before) ws.send({ type: 'full-reload' });
      };
      let soon: NodeJS.Timeout;
      watcher.on('all', (_, path) => {
        if (!normalizePath(path).startsWith(folder)) return;
        clearTimeout(soon);
        soon = setTimeout(check, 100);
      });
      httpServer?.once('listening', check);
      ws.on('connection', show);
      middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0]?.slice(config.base.length) ?? '';
        if (!/^(.+\/)?(contact\.vcf|cv\.html|resume\.json|llms\.txt|site\.webmanifest)$/.test(path))
          return next();
        const serve = async () => {
          const { textFiles, cv } = (await server.ssrLoadModule('/src/prerender.tsx')) as Site;
          const page = path.endsWith('cv.html') ? (await cvFile(cv)).file : undefined;
          const file = textFiles().find((one) => one.file === path);
          if (!file && !page?.bytes) return next();
          response.setHeader('Content-Type', file?.type ?? page?.type ?? '');
          response.end(file?.text ?? (await page?.bytes?.()));
        };
        serve().catch(next);
      });
    },
  };
}
