import type { Note } from '#content/assemble/notes.built.ts';
import { newestCertificates, newestEntries } from '#content/assemble/path-view.ts';
import { comma } from '#content/assemble/site-languages.ts';
import type { Project } from '#content/index.ts';
import type { Owner } from '#content/schema/owner.ts';
import type { Path, PathEntry } from '#content/schema/path.ts';
import { words } from '#content/words/site.ts';
import { absoluteUrl, notePath, pageFolder, projectPath } from '#lib/paths.ts';

/** `llms.txt` (https://llmstxt.org). `address`: the site's full address, or its base path if the origin is unknown. */
export function llmsText(
  owner: Owner,
  path: Path,
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
    ...section(words.path.heading, newestEntries(path.entries).map(entryLine)),
    ...section(
      words.path.certificates,
      newestCertificates(path.certificates).map(({ title, by, date, built }) =>
        oneLine(`- ${[title, by, date].filter(Boolean).join(comma)}${built ? `: ${built}` : ''}`),
      ),
    ),
    ...section(
      words.path.languages,
      path.languages.map(({ name, level }) => `- ${oneLine(name)}: ${oneLine(level)}`),
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

/** `- Intern, Studio Lereng, Sleman (Work, 2024-02 – 2024-07): Built the stock screens.` */
function entryLine({ kind, title, at, place, from, to, lines }: PathEntry): string {
  const where = [title, at, place].filter(Boolean).join(comma);
  const what = lines.length > 0 ? `: ${lines.join(' ')}` : '';
  const { kinds, now } = words.path;
  return oneLine(`- ${where} (${kinds[kind]}, ${from} – ${to ?? now})${what}`);
}

function link(text: string, url: string, note?: string): string {
  const label = oneLine(text).replace(/[[\]\\]/g, '\\$&');
  return `- [${label}](${url})${note ? `: ${oneLine(note)}` : ''}`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
