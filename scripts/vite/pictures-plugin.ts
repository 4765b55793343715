import { dirname, join, relative, resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { type Encoded, pictureFiles, pictureNamed, preparePicture } from '../content/pictures.ts';
import { coverFile } from '../cover/draw-cover.ts';

/** Imports pictures: `portrait.png?picture`, or `…/index.ts?cover` for the cover beside a record or a drawn one. */
export function pictures(contentDir: string): Plugin {
  /** In development, by their paths. */
  const served = new Map<string, Encoded>();

  return {
    name: 'portfolio:pictures',
    enforce: 'pre',
    sharedDuringBuild: true,

    resolveId: {
      filter: { id: /\?cover$/ },
      async handler(id, importer = '') {
        const file = resolve(dirname(importer), id.replace('?cover', ''));
        const folder = dirname(file);
        const cover =
          pictureNamed(join(folder, 'cover')) ?? (await coverFile(contentDir, relative(contentDir, folder)));
        return `${normalizePath(resolve(cover))}?picture`;
      },
    },

    load: {
      filter: { id: /\?picture$/ },
      async handler(id) {
        const file = relative('.', id.replace('?picture', ''));
        const picture = await preparePicture(file).catch(({ message }) => this.error(`${file}: ${message}`));
        const files = pictureFiles(picture, file);
        if (this.environment.mode !== 'build') for (const one of files) served.set(one.fileName, one);
        // The other languages have the same.
        else if (this.environment.name === 'client')
          for (const { fileName, bytes } of files)
            this.emitFile({ type: 'asset', fileName, source: await bytes() });
        return { code: `export default ${JSON.stringify(picture)}`, moduleType: 'js' };
      },
    },

    configureServer({ middlewares, config }) {
      middlewares.use((request, response, next) => {
        const path = request.url?.slice(config.base.length) ?? '';
        const file = served.get(path);
        if (!file) return next();
        file.bytes().then((bytes) => {
          response.setHeader('Content-Type', `image/${path.split('.').at(-1)}`);
          response.end(bytes);
        }, next);
      });
    },
  };
}
