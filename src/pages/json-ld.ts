import type { Graph, PersonLeaf } from 'schema-dts';
import type { Note } from '#content/assemble/notes.built.ts';
import type { PathView, ShownEntry } from '#content/assemble/path-view.ts';
import { portrait } from '#content/assemble/pictures.ts';
import { hasSection } from '#content/assemble/sections.ts';
import { lang } from '#content/assemble/site-languages.ts';
import { counts, path as ownPath, type Project } from '#content/index.ts';
import { owner } from '#content/owner.ts';
import { words } from '#content/words/site.ts';
import {
  absoluteUrl,
  homePath,
  notePath,
  notesPath,
  ogImageFile,
  pageFolder,
  pictureFile,
  projectPath,
} from '#lib/paths.ts';

/** The home page in this language; the person is the same in all. */
const siteUrl = absoluteUrl(pageFolder(homePath));
const personId = `${absoluteUrl('')}#person`;
const author = { '@type': 'Person' as const, '@id': personId, name: owner.fullName, url: siteUrl };

/** The owner, the site and the page: https://developers.google.com/search/docs/appearance/structured-data/profile-page */
export function homeJsonLd(path: PathView = ownPath): Graph {
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
        ...(owner.email && { email: owner.email }),
        ...(owner.phone && { telephone: owner.phone }),
        image: absoluteUrl(pictureFile(portrait)),
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
function careerOf({ entries, certificates, languages }: PathView): Omit<PersonLeaf, '@type'> {
  const at = (isOne: (entry: ShownEntry) => boolean) =>
    entries.filter(isOne).map(({ kind, at, url }) => ({
      '@type': kind === 'education' ? ('EducationalOrganization' as const) : ('Organization' as const),
      name: at,
      ...(url && { url }),
    }));
  return withoutEmpty({
    worksFor: at(({ kind, to }) => kind === 'work' && !to),
    alumniOf: at(({ kind, to }) => kind === 'education' && to !== undefined),
    affiliation: at(({ kind, to }) => kind !== 'work' && !to),
    knowsAbout: Object.keys(counts.tools),
    knowsLanguage: languages.map(({ name }) => ({ '@type': 'Language' as const, name })),
    hasCredential: certificates
      .filter(({ award }) => !award)
      .map(({ title, by, url }) => ({
        '@type': 'EducationalOccupationalCredential' as const,
        name: title,
        ...(by && { recognizedBy: { '@type': 'Organization' as const, name: by } }),
        ...(url && { url }),
      })),
    award: certificates
      .filter(({ award }) => award)
      .map(({ title, by }) => [title, by].filter(Boolean).join(', ')),
  });
}

function withoutEmpty<Lists extends Record<string, readonly unknown[]>>(lists: Lists) {
  return Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)) as Partial<Lists>;
}

/** A project, and its breadcrumb: https://developers.google.com/search/docs/appearance/structured-data/breadcrumb */
export function projectJsonLd(project: Project): Graph {
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
        author,
        ...(project.kind === 'mobile' && {
          applicationCategory: 'MobileApplication',
          ...operatingSystemOf(project.download),
        }),
      },
      breadcrumb(
        ...(hasSection('project') ? [{ name: words.bar.sections.project, item: `${siteUrl}#project` }] : []),
        { name: project.title, item: url },
      ),
    ],
  };
}

/** One note, or the page that lists all: https://developers.google.com/search/docs/appearance/structured-data/article */
export function noteJsonLd(note?: Note): Graph {
  const all = { name: words.notes.heading, item: absoluteUrl(pageFolder(notesPath)) };
  const blog = { '@type': 'Blog' as const, name: all.name, url: all.item, inLanguage: lang, author };
  if (!note) return { '@context': 'https://schema.org', '@graph': [blog, breadcrumb(all)] };
  const path = notePath(note);
  const url = absoluteUrl(pageFolder(path));
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BlogPosting',
        headline: note.title,
        description: note.description,
        url,
        image: absoluteUrl(ogImageFile(path)),
        datePublished: note.date,
        inLanguage: note.lang ?? lang,
        author,
      },
      breadcrumb(all, { name: note.title, item: url }),
    ],
  };
}

function breadcrumb(...pages: { name: string; item: string }[]) {
  const items = [{ name: words.bar.sections.home, item: siteUrl }, ...pages];
  return {
    '@type': 'BreadcrumbList' as const,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      ...item,
    })),
  };
}

/** Known only from the download of an app. */
function operatingSystemOf(download = '') {
  if (/^https:\/\/play\.google\.com\/|\.apk$/.test(download)) return { operatingSystem: 'Android' };
  if (/^https:\/\/apps\.apple\.com\//.test(download)) return { operatingSystem: 'iOS' };
  return undefined;
}
