import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { icons as own } from '../../src/content/icons.ts';
import list from './icons.json' with { type: 'json' };

export type IconSource = [set: string, icon: string, colors?: Record<string, string> | undefined];

const require = createRequire(import.meta.url);

type Icon = { body: string; width: number; height: number; left: number; top: number };
type SetInfo = { name: string; license: { spdx: string; url: string }; author: { name: string } };

const colors: Record<string, Record<string, string>> = list.colors;

/** By file name; an owner’s are in `src/content/icons.ts`. Replaces colors that would be invisible in a theme. Logos of simple-icons take the text color. */
export const icons: Record<string, IconSource> = {
  ...Object.fromEntries(
    Object.entries(list.sources).map(([file, source]): [string, IconSource] => {
      const [set = '', icon = ''] = source.split(':');
      return [file, [set, icon, colors[file]]];
    }),
  ),
  ...own,
};

/** The files of `public/icons` by name: each logo from its package, and the list of licenses. */
export function iconFiles(icons: Record<string, IconSource>): Map<string, string> {
  const files = Object.entries(icons).map(([file, [set, name, colors]]): [string, string] => {
    return [`${file}.svg`, svg(file, iconOf(set, name), colors)];
  });
  return new Map(files).set('LICENSES.md', licenses(icons));
}

/** @throws Error for an icon that its set lacks */
function iconOf(set: string, name: string): Icon {
  const { icons, width = 16, height = 16 } = require(`@iconify-json/${set}/icons.json`);
  if (!icons[name]) throw new Error(`@iconify-json/${set} has no icon "${name}"`);
  return { left: 0, top: 0, width, height, ...icons[name] };
}

/** Prefixes ids, so that they stay unique on a page with several inline logos. */
function svg(file: string, icon: Icon, colors: Record<string, string> = {}): string {
  const { left, top, width, height } = icon;
  const body = icon.body
    .replace(/\bid="([^"]+)"/g, `id="${file}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${file}-$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${file}-$1"`)
    .replace(/#[\da-f]{6}\b/gi, (color) => colors[color.toLowerCase()] ?? color);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">${body}</svg>\n`;
}

function licenses(icons: Record<string, IconSource>): string {
  const names = new Set(Object.values(icons).map(([set]) => set));
  const sets = new Map<string, SetInfo>();
  for (const name of names) sets.set(name, require(`@iconify-json/${name}/info.json`));
  const rows = Object.entries(icons).map(([file, [set, icon, colors]]) => {
    const changed = colors ? ', recolored' : '';
    return `| ${file}.svg | ${set} | ${icon} | ${sets.get(set)?.license.spdx}${changed} |`;
  });
  const sources = [...sets].map(([set, { name, author, license }]) => {
    return `- \`@iconify-json/${set}\`: ${name} by ${author.name}, [${license.spdx}](${license.url})`;
  });
  const authors = [...sets.values()]
    .filter(({ license }) => license.spdx === 'MIT')
    .map(({ author }) => author.name);
  return `# Where the icons come from

Made by \`npm run icons\`. The logos are trademarks of their owners.

${sources.join('\n')}

| file | set | icon | license |
| --- | --- | --- | --- |
${rows.join('\n')}

## MIT

Copyright (c) ${authors.join('; ')}

${readFileSync(new URL('mit.txt', import.meta.url), 'utf8')}`;
}
