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
        ...(owner.email && { email: owner.email }),
        ...(owner.phone && { phone: owner.phone }),
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
        endDate: page.date,
        ...(address && { url: `${address}${page.kind}/${page.id}/` }),
        entity: page.owner,
        type: page.kind === 'mobile' ? 'mobile application' : 'website',
      })),
    },
    null,
    2,
  );
}
