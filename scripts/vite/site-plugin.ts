import { resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { checkContent } from '../content/check-content.ts';
import { ContentError, errorLine, errorList } from '../content/content-error.ts';
import { runContent } from '../content/run-content.ts';
import { cvFile } from '../cv/cv-file.ts';

type Site = typeof import('../../src/prerender.tsx');

/** Checks content before a build and, in development, on each change. The dev server also serves `resume.json` etc. */
export function site(contentDir: string): Plugin {
  return {
    name: 'portfolio:site',
    sharedDuringBuild: true,

    async config(_, { command }) {
      // `buildApp` reports content that cannot be read.
      const { content } =
        (command === 'build' && (await runContent(contentDir).catch(() => undefined))) || {};
      const hasChat = content?.owner.sections?.includes('chat') ?? true;
      return { define: { 'import.meta.env.SITE_CHAT': JSON.stringify(hasChat) } };
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
        // Closes the error overlay.
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
        if (!/^(.+\/)?(contact\.vcf|cv\.pdf|resume\.json|llms\.txt|feed\.xml|site\.webmanifest)$/.test(path))
          return next();
        const serve = async () => {
          const { textFiles, cv } = (await server.ssrLoadModule('/src/prerender.tsx')) as Site;
          const page = path.endsWith('cv.pdf') ? await cvFile(cv) : undefined;
          const file = (await textFiles()).find((one) => one.file === path);
          if (!file && !page?.bytes) return next();
          response.setHeader('Content-Type', file?.type ?? page?.type ?? '');
          response.end(file?.text ?? page?.bytes);
        };
        serve().catch(next);
      });
    },
  };
}
