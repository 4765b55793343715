import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Aliases React Router to its production build: its `exports` offer only the development build.
 *
 * @throws Error when the package has moved the production build
 */
export function productionRouter(): { find: RegExp; replacement: string }[] {
  const folder = resolve('node_modules/react-router/dist/production');
  const files = { '': 'index.mjs', '/dom': 'dom-export.mjs' };
  return Object.entries(files).map(([entry, file]) => {
    const replacement = `${folder}/${file}`;
    if (!existsSync(replacement))
      throw new Error(`React Router has no ${replacement}. Update productionRouter to its new path.`);
    return { find: new RegExp(`^react-router${entry}$`), replacement };
  });
}
