import type { ProjectDraft } from './project-draft.ts';
import { placeOf } from './web-address.ts';

type Links = Pick<ProjectDraft, 'title' | 'url' | 'urlRepo' | 'download'>;

/**
 * Whether two records are the same project: they share a link in any spelling, or a title without different repositories.
 */
export function isSameProject(a: Links, b: Links): boolean {
  const [repoA, repoB] = [keyOf(a.urlRepo), keyOf(b.urlRepo)];
  if (repoA && repoB) return repoA === repoB;
  const [ofA, ofB] = [keysOf(a), keysOf(b)];
  if (ofA.some((key) => ofB.includes(key))) return true;
  const haveBothDemos = keyOf(a.url) !== undefined && keyOf(b.url) !== undefined;
  return plain(a.title) === plain(b.title) && !haveBothDemos;
}

/**
 * Merges drafts of the same project from several sources. Missing links, dates and technologies come from later sources.
 *
 * @param sources within one, only a shared repository, or the same title and links, make two drafts one
 * @returns also a line for each merge
 */
export function joinProjects(sources: readonly (readonly ProjectDraft[])[]): {
  drafts: ProjectDraft[];
  joined: string[];
} {
  const drafts: ProjectDraft[] = [];
  const joined: string[] = [];
  for (const source of sources) {
    const before = drafts.length;
    for (const draft of source) {
      const at = drafts.findIndex((one, index) =>
        index < before ? isSameProject(one, draft) : isDuplicate(one, draft),
      );
      const other = drafts[at];
      if (!other) drafts.push(draft);
      else {
        drafts[at] = merged(other, draft);
        joined.push(`"${draft.title}" is the same project as "${other.title}": merged into one record.`);
      }
    }
  }
  return { drafts, joined };
}

function isDuplicate(a: ProjectDraft, b: ProjectDraft): boolean {
  const [repoA, repoB] = [keyOf(a.urlRepo), keyOf(b.urlRepo)];
  if (repoA && repoB) return repoA === repoB;
  return isSameProject(a, b) && plain(a.title) === plain(b.title) && (a.p1 === b.p1 || keysOf(b).length > 0);
}

function merged(first: ProjectDraft, next: ProjectDraft): ProjectDraft {
  const link = (key: 'url' | 'urlRepo' | 'download') => (first[key] === 'private' ? next[key] : first[key]);
  return {
    ...first,
    ...(!first.isKindSure && { kind: next.kind, isKindSure: next.isKindSure }),
    date: first.date || next.date,
    url: link('url'),
    urlRepo: link('urlRepo'),
    download: link('download'),
    technologies: first.technologies.length > 0 ? first.technologies : next.technologies,
  };
}

function keysOf({ url, urlRepo, download }: Links): string[] {
  return [url, urlRepo, download].flatMap((link) => keyOf(link) ?? []);
}

function keyOf(link: string): string | undefined {
  return link === 'private' ? undefined : placeOf(link)?.key;
}

function plain(title: string): string {
  return (
    title
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '') || title
  );
}
