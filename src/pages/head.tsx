import type { Note } from '#content/assemble/notes.built.ts';
import { folder, languages } from '#content/assemble/site-languages.ts';
import type { Project } from '#content/index.ts';
import { owner } from '#content/owner.ts';
import { words } from '#content/words/site.ts';
import {
  absoluteUrl,
  homePath,
  notePath,
  notesPath,
  ogImageFile,
  pageFolder,
  projectPath,
} from '#lib/paths.ts';
import { homeJsonLd, noteJsonLd, projectJsonLd } from './json-ld.ts';

export function HomeHead() {
  const { title, description, keywords } = owner.meta;
  return (
    <>
      <Head
        path={homePath}
        title={title}
        description={description}
        type="profile"
        imageAlt={`${owner.fullName}, ${owner.role}`}
        jsonLd={import.meta.env.SSR && homeJsonLd()}
      />
      <meta name="keywords" content={keywords.join(', ')} />
    </>
  );
}

export function ProjectHead({ project }: { project: Project }) {
  return (
    <Head
      path={projectPath(project)}
      title={pageTitle(words.head.project(project.title, project.kind))}
      description={project.description}
      type="article"
      imageAlt={words.head.projectPicture(project.title, project.kind, owner.fullName)}
      jsonLd={import.meta.env.SSR && projectJsonLd(project)}
    />
  );
}

export function NoteHead({ note }: { note: Note | undefined }) {
  const title = pageTitle(note?.title ?? words.notes.heading);
  return (
    <Head
      path={note ? notePath(note) : notesPath}
      title={title}
      description={note?.description ?? words.notes.text}
      type={note ? 'article' : 'website'}
      imageAlt={title}
      jsonLd={import.meta.env.SSR && noteJsonLd(note)}
    />
  );
}

type Props = {
  path: string;
  title: string;
  description: string;
  type: 'profile' | 'article' | 'website';
  imageAlt: string;
  /** At build time only: nothing reads it in the browser. */
  jsonLd: object | false;
};

/** A stable object, so that React keeps the prerendered content. */
const asInFile = { __html: '' };

/** React moves these to `<head>` and removes them with the page. */
function Head({ path, title, description, type, imageAlt, jsonLd }: Props) {
  const url = absoluteUrl(pageFolder(path));
  const image = absoluteUrl(ogImageFile(path));
  // Search engines reject relative addresses.
  const isAbsolute = url.startsWith('http');
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="author" content={owner.meta.author} />
      <meta name="robots" content="index, follow" />
      {isAbsolute && <link rel="canonical" href={url} />}
      {isAbsolute && alternates(path)}
      {isAbsolute && import.meta.env.SITE_NOTES && (
        <link
          rel="alternate"
          type="application/atom+xml"
          title={words.notes.heading}
          href={absoluteUrl(`${folder}feed.xml`)}
        />
      )}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={owner.meta.title} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {isAbsolute && <meta property="og:url" content={url} />}
      {import.meta.env.SSR && locales()}
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={imageAlt} />
      <meta name="twitter:card" content="summary_large_image" />
      <script
        type="application/ld+json"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the JSON cannot close the element.
        dangerouslySetInnerHTML={
          jsonLd ? { __html: JSON.stringify(jsonLd).replaceAll('<', '\\u003c') } : asInFile
        }
      />
    </>
  );
}

/** The page in every language, and the one for all others: https://developers.google.com/search/docs/specialty/international/localized-versions */
function alternates(path: string) {
  const [first] = languages;
  return (first ? [...languages, { ...first, lang: 'x-default' }] : []).map((one) => (
    <link
      key={one.lang}
      rel="alternate"
      hrefLang={one.lang}
      href={absoluteUrl(pageFolder(path, one.folder))}
    />
  ));
}

/** The same on every page of this language, so that the browser needs no code for it: https://ogp.me/#optional */
function locales() {
  return languages.map((one) => (
    <meta
      key={one.lang}
      property={one.folder === folder ? 'og:locale' : 'og:locale:alternate'}
      content={territoryOf(one.lang)}
    />
  ));
}

function territoryOf(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}_${region}`;
}

export function pageTitle(title: string): string {
  return `${title} | ${owner.meta.author}`;
}
