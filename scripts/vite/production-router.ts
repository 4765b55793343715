import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * React Router's `exports` lead to its development build only.
 *
 * @returns aliases to the other
 * @throws Error when that is not where it was
 */
export function productionRouter(): { find: RegExp; replacement: string }[] {
  const folder = resolve('node_modules/react-router/dist/production');
  const files = { '': 'index.mjs', '/dom': 'dom-export.mjs' };
  return Object.entries(files).map(([entry, file]) => {
    const replacement = `${folder}/${file}`;
    if (!existsSync(replacement)) throw new Error(`React Router has no ${replacement} any more.`);
    return { find: new RegExp(`^react-router${entry}$`), replacement };
  });
}
