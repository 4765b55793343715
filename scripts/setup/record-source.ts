import { slugOf } from '../content/slug-of.ts';
import type { ProjectDraft } from './project-draft.ts';

/** The path of a new record, below `src/content`. */
export function recordFile({ kind, title }: ProjectDraft, id: string): string {
  return `projects/${kind}-${id}-${slugOf(title, 'project')}/index.ts`;
}

/** The source of a record. Lines to review end in `// rewrite`. */
export function recordSource(draft: ProjectDraft, id: string): string {
  const { kind, title, owner, date, url, urlRepo, download, description, p1, technologies } = draft;
  const type = kind === 'mobile' ? 'MobileProject' : 'WebsiteProject';
  const keys = technologies.map(({ key }) => key);
  const text = JSON.stringify;
  return [
    `import type { ${type} } from '#content/schema/project.ts';`,
    ...(keys.length > 0 ? [`import { ${keys.join(', ')} } from '#content/technologies.ts';`] : []),
    '',
    'export default {',
    `kind: '${kind}',`,
    `id: ${text(id)},`,
    `title: ${text(title)},`,
    `owner: ${text(owner)},`,
    date ? `date: ${text(date)},` : `date: '${new Date().getFullYear()}', // rewrite`,
    ...(kind === 'mobile' ? [`download: ${text(download)},`] : []),
    `url: ${text(kind === 'mobile' || url !== 'private' ? url : download)},`,
    `urlRepo: ${text(urlRepo)},`,
    `description: ${text(description)}, // rewrite`,
    `p1: ${text(p1)}, // rewrite`,
    `p2: '',`,
    `technologies: [${keys.join(', ')}],`,
    `} satisfies ${type};`,
    '',
  ].join('\n');
}
