import type { ProjectDraft } from './project-draft.ts';

/** The file of a project record, in its own words; those that want rewriting say so. */
export function recordSource(draft: ProjectDraft, id: string): string {
  const { kind, title, slug, owner, date, url, urlRepo, download, description, p1, technologies } = draft;
  const type = kind === 'mobile' ? 'MobileProject' : 'WebsiteProject';
  const keys = technologies.map(({ key }) => key);
  const text = JSON.stringify;
  return [
    `import type { ${type} } from '#content/project.ts';`,
    ...(keys.length > 0 ? [`import { ${keys.join(', ')} } from '#content/technologies.ts';`] : []),
    '',
    'export default {',
    `id: ${text(id)},`,
    `title: ${text(title)},`,
    ...(kind === 'mobile' ? [`imageKey: ${text(slug)},`] : []),
    `owner: ${text(owner)},`,
    `date: ${text(date)},`,
    ...(kind === 'mobile' ? [`download: ${text(download)},`] : []),
    `url: ${text(url)},`,
    `urlRepo: ${text(urlRepo)},`,
    `description: ${text(description)}, // rewrite`,
    `p1: ${text(p1)}, // rewrite`,
    `p2: '',`,
    `technologies: [${keys.join(', ')}],`,
    `} satisfies ${type};`,
    '',
  ].join('\n');
}
