import type { PathView, ShownEntry } from '#content/assemble/path-view.ts';
import type { Project } from '#content/index.ts';
import type { Owner } from '#content/schema/owner.ts';
import { pageFolder, projectPath } from '#lib/paths.ts';

/** `resume.json`: JSON Resume 1.0.0, https://jsonresume.org/schema. `address`: the site's full address, if known. */
export function resume(owner: Owner, path: PathView, pages: readonly Project[], address?: string): string {
  const skills = new Set(pages.flatMap(({ technologies }) => technologies.map(({ name }) => name)));
  const entriesOf = (kind: ShownEntry['kind'], at: string, title: string, lines: string) =>
    path.entries
      .filter((entry) => entry.kind === kind)
      .map((entry) => ({
        [at]: entry.at,
        [title]: entry.title,
        ...(kind === 'work' && entry.place && { location: entry.place }),
        ...(entry.url && { url: entry.url }),
        startDate: entry.from.value,
        ...(entry.to && { endDate: entry.to.value }),
        [lines]: entry.lines,
      }));
  const sections = {
    work: entriesOf('work', 'name', 'position', 'highlights'),
    volunteer: entriesOf('organisation', 'organization', 'position', 'highlights'),
    education: entriesOf('education', 'institution', 'area', 'courses'),
    certificates: path.certificates
      .filter(({ award }) => !award)
      .map(({ title, by, date, url }) => ({
        name: title,
        ...(by && { issuer: by }),
        date: date.value,
        ...(url && { url }),
      })),
    awards: path.certificates
      .filter(({ award }) => award)
      .map(({ title, by, date, built }) => ({
        title,
        ...(by && { awarder: by }),
        date: date.value,
        ...(built && { summary: built }),
      })),
    languages: path.languages.map(({ name, level }) => ({ language: name, fluency: level })),
    skills: skills.size > 0 ? [{ name: owner.role, keywords: [...skills] }] : [],
  };
  return JSON.stringify(
    {
      $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
      basics: {
        name: owner.fullName,
        label: owner.role,
        ...(owner.email && { email: owner.email }),
        ...(owner.phone && { phone: owner.phone }),
        ...(address && { url: address }),
        summary: [...owner.bio, ...(owner.openTo ? [owner.openTo] : [])].join('\n\n'),
        location: { region: owner.location },
        profiles: owner.profiles.map(({ name, url }) => ({ network: name, url })),
      },
      ...Object.fromEntries(Object.entries(sections).filter(([, list]) => list.length > 0)),
      projects: pages.map((page) => ({
        name: page.title,
        description: page.description,
        highlights: [page.problem, page.result, page.p1, page.p2].filter(Boolean),
        keywords: page.technologies.map(({ name }) => name),
        endDate: page.date,
        ...(address && { url: `${address}${pageFolder(projectPath(page), '')}` }),
        ...(page.role && { roles: [page.role] }),
        entity: page.owner,
        type: page.kind === 'mobile' ? 'mobile application' : 'website',
      })),
    },
    null,
    2,
  );
}
