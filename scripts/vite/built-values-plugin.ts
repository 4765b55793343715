import { resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { content, languageOf } from '../content/content-plugin.ts';
import { notes } from './notes-plugin.ts';

/** Runs each `*.built.ts` of the content in a build, and puts the values of its exports, which are JSON, in its place. */
export function builtValues(contentDir: string): Plugin {
  return {
    name: 'portfolio:built-values',
    enforce: 'pre',
    sharedDuringBuild: true,
    load: {
      filter: { id: /\.built\.ts$/ },
      async handler(id) {
        if (this.environment.mode !== 'build') return;
        const { module } = await runnerImport<Record<string, unknown>>(id, {
          logLevel: 'silent',
          resolve: { alias: { '#content': resolve(contentDir) } },
          plugins: [content(contentDir, languageOf(this.environment)), notes(contentDir, true)],
        });
        const code = Object.entries(module).map(
          ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
        );
        return { code: code.join('\n'), moduleType: 'js', moduleSideEffects: false };
      },
    },
  };
}
