import type { Note } from '#content/assemble/notes.built.ts';
import type { PathView } from '#content/assemble/path-view.ts';
import { comma } from '#content/assemble/site-languages.ts';
import type { Project } from '#content/index.ts';
import type { Owner } from '#content/schema/owner.ts';
import { words } from '#content/words/site.ts';
import { absoluteUrl, notePath, pageFolder, projectPath } from '#lib/paths.ts';

/** `llms.txt` (https://llmstxt.org). `address`: the site's full address, or its base path if the origin is unknown. */
export function llmsText(
  owner: Owner,
  path: PathView,
  pages: readonly Project[],
  notes: readonly Note[],
  address: string,
  cv?: string,
): string {
  const projects = pages.map((page) =>
    link(page.title, address + pageFolder(projectPath(page), ''), `${page.dateText}. ${page.description}`),
  );
  const { bar, hero } = words;
  const ways = [
    link(bar.sections.home, address),
    ...(cv ? [link(hero.cv, absoluteUrl(cv))] : []),
    link('JSON Resume', `${address}resume.json`),
    ...owner.profiles.map(({ name, url }) => link(name, url)),
  ];
  const summary = [`${owner.role}, ${owner.location}.`, owner.personal, owner.openTo];
  return [
    `# ${oneLine(owner.fullName)}`,
    `> ${oneLine(summary.filter(Boolean).join(' '))}`,
    ...owner.bio.map(oneLine),
    ...pathLists(path).flatMap(([heading, lines]) =>
      section(
        heading,
        lines.map((line) => oneLine(`- ${line}`)),
      ),
    ),
    ...section(bar.sections.project, projects),
    ...section(
      words.notes.heading,
      notes.map((note) =>
        link(note.title, address + pageFolder(notePath(note), ''), `${note.dateText}. ${note.description}`),
      ),
    ),
    ...section(bar.sections.contact, ways),
    '',
  ].join('\n\n');
}

function section(heading: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? [`## ${heading}`, lines.join('\n')] : [];
}

/** The path as lists under headings: `Intern, Studio Lereng, Sleman (Work, Feb 2024 – Jul 2024): Built the stock screens.` */
export function pathLists({ entries, certificates, languages }: PathView): [heading: string, string[]][] {
  const line = (parts: (string | undefined)[], more: string | undefined, time = '') =>
    parts.filter(Boolean).join(comma) + time + (more ? `: ${more}` : '');
  const when = ({ kind, from, to }: PathView['entries'][number]) =>
    ` (${words.path.kinds[kind]}, ${from.text} – ${to?.text ?? words.path.now})`;
  return [
    [
      words.path.heading,
      entries.map((entry) => line([entry.title, entry.at, entry.place], entry.lines.join(' '), when(entry))),
    ],
    [
      words.path.certificates,
      certificates.map(({ title, by, date, built }) => line([title, by, date.text], built)),
    ],
    [words.path.languages, languages.map(({ name, level }) => line([name], level))],
  ];
}

function link(text: string, url: string, note?: string): string {
  const label = oneLine(text).replace(/[[\]\\]/g, '\\$&');
  return `- [${label}](${url})${note ? `: ${oneLine(note)}` : ''}`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
