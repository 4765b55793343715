import { homeParts } from 'virtual:home-parts';

const partOf: Record<string, (typeof homeParts)[number]> = {
  tentangSaya: 'about',
  chat: 'chat',
  tools: 'tools',
  path: 'path',
  project: 'projects',
  contact: 'contact',
};

/**
 * Whether the home page has the section with an id. Nothing may link to a section without it.
 *
 * @param id `tools`, or an entry of the path: `path-2`
 */
export function hasSection(id: string): boolean {
  const part = partOf[id.replace(/^path-\d+$/, 'path')];
  return !part || homeParts.includes(part);
}
