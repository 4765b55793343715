import { counts, type Project } from '#content/index.ts';
import { owner } from '#content/owner.ts';
import { path as ownPath } from '#content/path.ts';
import type { Path, PathEntry } from '#content/schema/path.ts';
import { hasSection } from '#content/sections.ts';
import { lang } from '#content/site-languages.ts';
import { words } from '#content/words.ts';
import { absoluteUrl, homePath, ogImageFile, pageFolder, projectPath } from '#lib/paths.ts';

/** The home page in this language; the person is the same in all. */
const siteUrl = absoluteUrl(pageFolder(homePath));
const personId = `${absoluteUrl('')}#person`;

/** The owner, the site and the page: https://developers.google.com/search/docs/appearance/structured-data/profile-page */
export function homeJsonLd(path: Path = ownPath): object {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Person',
        '@id': personId,
        name: owner.fullName,
        alternateName: owner.name,
        jobTitle: owner.role,
        description: owner.personal,
        url: siteUrl,
        image: absoluteUrl(ogImageFile(homePath)),
        sameAs: owner.profiles.map(({ url }) => url),
        ...careerOf(path),
      },
      {
        '@type': 'WebSite',
        '@id': `${siteUrl}#website`,
        name: owner.meta.title,
        description: owner.meta.description,
        url: siteUrl,
        inLanguage: lang,
        author: { '@id': personId },
      },
      {
        '@type': 'ProfilePage',
        url: siteUrl,
        name: owner.meta.title,
        inLanguage: lang,
        isPartOf: { '@id': `${siteUrl}#website` },
        mainEntity: { '@id': personId },
      },
    ],
  };
}

/** The path as https://schema.org/Person. Current students are not alumni. */
function careerOf({ entries, certificates, languages }: Path): object {
  const skills = Object.keys(counts.tools);
  const at = (isOne: (entry: PathEntry) => boolean) =>
    entries.filter(isOne).map(({ kind, at, url }) => ({
      '@type': kind === 'education' ? 'EducationalOrganization' : 'Organization',
      name: at,
      ...(url && { url }),
    }));
  const lists = {
    worksFor: at(({ kind, to }) => kind === 'work' && !to),
    alumniOf: at(({ kind, to }) => kind === 'education' && to !== undefined),
    affiliation: at(({ kind, to }) => kind !== 'work' && !to),
    knowsAbout: skills,
    knowsLanguage: languages.map(({ name }) => ({ '@type': 'Language', name })),
    hasCredential: certificates
      .filter(({ award }) => !award)
      .map(({ title, by, url }) => ({
        '@type': 'EducationalOccupationalCredential',
        name: title,
        recognizedBy: { '@type': 'Organization', name: by },
        ...(url && { url }),
      })),
    award: certificates.filter(({ award }) => award).map(({ title, by }) => `${title}, ${by}`),
  };
  return {
    hasOccupation: {
      '@type': 'Occupation',
      name: owner.role,
      ...(skills.length > 0 && { skills: skills.join(', ') }),
    },
    ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)),
  };
}

/**
 * A project and its breadcrumb: a `SoftwareApplication` for mobile, a `CreativeWork` for websites.
 * https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 */
export function projectJsonLd(project: Project): object {
  const url = absoluteUrl(pageFolder(projectPath(project)));
  const isMobile = project.kind === 'mobile';
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': isMobile ? 'SoftwareApplication' : 'CreativeWork',
        name: project.title,
        description: project.description,
        url,
        image: absoluteUrl(ogImageFile(projectPath(project))),
        dateCreated: project.date,
        inLanguage: lang,
        keywords: project.technologies.map(({ name }) => name).join(', '),
        author: { '@type': 'Person', '@id': personId, name: owner.fullName, url: siteUrl },
        ...(isMobile && { applicationCategory: 'MobileApplication', operatingSystem: 'Android' }),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { name: words.bar.sections.home, item: siteUrl },
          ...(hasSection('project')
            ? [{ name: words.bar.sections.project, item: `${siteUrl}#project` }]
            : []),
          { name: project.title, item: url },
        ].map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
      },
    ],
  };
}
