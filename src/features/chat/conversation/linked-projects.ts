/** The ids of up to three projects that a reply links to, such as `mobile/3`. */
export function linkedProjects(markdown: string): string[] {
  const links = markdown.matchAll(/\]\([^()\s]*?\/((?:website|mobile)\/[^()\s/#?]+)\/?\)/g);
  return [...new Set(Array.from(links, ([, id = '']) => id))].slice(0, 3);
}
