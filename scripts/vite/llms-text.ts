import type { ProjectPage } from '../../src/content/project.ts';
import type { Content } from '../content/content.ts';

/**
 * Writes `llms.txt`, the site for language models: https://llmstxt.org
 *
 * @param address the site's full address, or its base path if the origin is unknown
 */
export function llmsText(owner: Content['owner'], pages: readonly ProjectPage[], address: string): string {
  const projects = pages.map((page) =>
    link(page.title, `${address}${page.kind}/${page.id}/`, `${page.dateText}. ${page.description}`),
  );
  const ways = [
    link('Home', address, 'tools, projects and a contact form'),
    link('Résumé', `${address}resume.json`, 'the same as JSON Resume'),
    ...owner.profiles.map(({ name, url }) => link(name, url)),
  ];
  return [
    `# ${oneLine(owner.fullName)}`,
    `> ${oneLine(`${owner.role}, ${owner.location}. ${owner.personal}`)}`,
    ...owner.bio.map(oneLine),
    ...(projects.length > 0 ? [`## Projects`, projects.join('\n')] : []),
    '## Contact',
    ways.join('\n'),
    '',
  ].join('\n\n');
}

function link(text: string, url: string, note?: string): string {
  const label = oneLine(text).replace(/[[\]\\]/g, '\\$&');
  return `- [${label}](${url})${note ? `: ${oneLine(note)}` : ''}`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
