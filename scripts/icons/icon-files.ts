import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { icons as own } from '../../src/content/icons.ts';
import list from './icons.json' with { type: 'json' };

export type IconSource = [set: string, icon: string, colors?: Record<string, string> | undefined];

const require = createRequire(import.meta.url);
const mit = new URL('mit.txt', import.meta.url);

type Icon = { body: string; width?: number; height?: number; left?: number; top?: number };
type IconSet = {
  name: string;
  title: string;
  icons: Record<string, Icon>;
  width: number;
  height: number;
  license: { spdx: string; url: string };
  author: string;
};

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

const sets = new Map<string, IconSet>();

/** The files of `public/icons` by name: each logo from its package, and the list of licenses. */
export async function iconFiles(icons: Record<string, IconSource>): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const [file, [setName, iconName, colors]] of Object.entries(icons)) {
    const set = await iconSet(setName);
    const icon = set.icons[iconName];
    if (!icon) throw new Error(`@iconify-json/${setName} has no icon "${iconName}"`);
    files.set(`${file}.svg`, svg(file, icon, set, colors));
  }
  return files.set('LICENSES.md', licenses(icons, await readFile(mit, 'utf8')));
}

export async function hasIcon(setName: string, iconName: string): Promise<boolean> {
  return iconName in (await iconSet(setName)).icons;
}

async function iconSet(name: string): Promise<IconSet> {
  const known = sets.get(name);
  if (known) return known;
  const read = async (file: string) =>
    JSON.parse(await readFile(require.resolve(`@iconify-json/${name}/${file}.json`), 'utf8'));
  const { icons: all, width = 16, height = 16 } = await read('icons');
  const { name: title, license, author } = await read('info');
  const set = { name, title, icons: all, width, height, license, author: author.name };
  sets.set(name, set);
  return set;
}

/** Prefixes ids, so that they stay unique on a page with several inline logos. */
function svg(file: string, icon: Icon, set: IconSet, colors: Record<string, string> = {}): string {
  const { left = 0, top = 0, width = set.width, height = set.height } = icon;
  const body = icon.body
    .replace(/\bid="([^"]+)"/g, `id="${file}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${file}-$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${file}-$1"`)
    .replace(/#[\da-f]{6}\b/gi, (color) => colors[color.toLowerCase()] ?? color);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">${body}</svg>\n`;
}

function licenses(icons: Record<string, IconSource>, mit: string): string {
  const rows = Object.entries(icons).map(([file, [setName, icon, colors]]) => {
    const { license } = sets.get(setName) ?? {};
    const changed = colors ? ', recolored' : '';
    return `| ${file}.svg | ${setName} | ${icon} | ${license?.spdx}${changed} |`;
  });
  const authors = [...sets.values()]
    .filter(({ license }) => license.spdx === 'MIT')
    .map(({ author }) => author);
  const sources = [...sets.values()].map(({ name, title, author, license }) => {
    return `- \`@iconify-json/${name}\`: ${title} by ${author}, [${license.spdx}](${license.url})`;
  });
  return `# Where the icons come from

Made by \`npm run icons\`. The logos are trademarks of their owners.

${sources.join('\n')}

| file | set | icon | license |
| --- | --- | --- | --- |
${rows.join('\n')}

## MIT

Copyright (c) ${authors.join('; ')}

${mit}`;
}
