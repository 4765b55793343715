import type { ProjectPage } from '../../src/content/project.ts';
import type { Content } from '../content/content.ts';

/**
 * Writes the owner and the projects as `resume.json`: JSON Resume 1.0.0, https://jsonresume.org/schema
 *
 * @param address the site's full address, if known
 */
export function resume(owner: Content['owner'], pages: readonly ProjectPage[], address?: string): string {
  const skills = new Set(pages.flatMap(({ technologies }) => technologies.map(({ name }) => name)));
  return JSON.stringify(
    {
      $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
      basics: {
        name: owner.fullName,
        label: owner.role,
        email: owner.email,
        phone: owner.phone,
        ...(address && { url: address }),
        summary: owner.bio.join('\n\n'),
        location: { region: owner.location },
        profiles: owner.profiles.map(({ name, url }) => ({ network: name, url })),
      },
      ...(skills.size > 0 && { skills: [{ name: owner.role, keywords: [...skills] }] }),
      projects: pages.map((page) => ({
        name: page.title,
        description: page.description,
        highlights: [page.p1, page.p2].filter(Boolean),
        keywords: page.technologies.map(({ name }) => name),
        ...dated(page.date),
        ...(address && { url: `${address}${page.kind}/${page.id}/` }),
        entity: page.owner,
        type: page.kind === 'mobile' ? 'mobile application' : 'website',
      })),
    },
    null,
    2,
  );
}

/** `March 2024` → `2024-03`. Other wording has no date in JSON Resume. */
function dated(date: string): { endDate?: string } {
  const [, word, year] = /^(?:(\p{L}+) )?(\d{4})$/u.exec(date.trim()) ?? [];
  if (!year) return {};
  const month = months.indexOf(word?.toLowerCase() ?? '') + 1;
  if (word && month === 0) return {};
  return { endDate: month === 0 ? year : `${year}-${String(month).padStart(2, '0')}` };
}

const months = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' })
    .format(Date.UTC(2000, month))
    .toLowerCase(),
);
