import type { ProjectKind } from '../../src/lib/paths.ts';
import type { FoundTechnology } from './logos.ts';

type Links = { [Key in 'url' | 'urlRepo' | 'download']?: string | undefined };
type Texts = Record<'title' | 'owner' | 'date' | 'description' | 'p1', string>;

/** A project record before it has an id. A missing link shows no button. */
export type ProjectDraft = Links & Texts & { kind: ProjectKind; technologies: FoundTechnology[] };

const app =
  /\b(android|ios|iphone|flutter|react[ -]?native|swiftui|jetpack ?compose|expo|ionic|(mobile|phone) (app|application|game)s?|aplikasi mobile)\b/i;
const store =
  /^https?:\/\/((play\.google|(apps|itunes|testflight)\.apple|appgallery\.huawei)\.com|f-droid\.org)\b/i;
const forge = /^(github\.com|gitlab\.com|codeberg\.org|bitbucket\.org|git\.sr\.ht|gitea\.com)\/[^/]+\/[^/]/i;

/** A mobile app has a download, or is called one by its keywords or text; anything else is a website. */
export function kindOf(words: readonly string[], { download }: Links): ProjectKind {
  const text = words.join(', ');
  const isApp = app.test(text) && !/\bweb ?(site|page|app)/i.test(text);
  return download || isApp ? 'mobile' : 'website';
}

/** Puts each address into its field: repository, download or demo. */
export function linksOf(addresses: readonly (string | undefined)[]): Links {
  const links: Links = {};
  for (const url of addresses.filter((one) => one !== undefined)) {
    const place = placeOf(url);
    if (forge.test(place)) links.urlRepo ??= `https://${place}`;
    else links[store.test(url) ? 'download' : 'url'] ??= url;
  }
  return links;
}

/** An address without what can be spelled in several ways, and without the tab of a repository: `github.com/Ana/rain`. */
function placeOf(url: string): string {
  const place = url.replace(/^https?:\/\/(www\.|m\.)?/i, '').replace(/(\/index\.html?|\/|#.*)$/, '');
  return forge.test(place) ? place.replace(/(\.git|\/(-|tree|blob|issues|pulls|wiki)(\/.*)?)$/, '') : place;
}

/** Whether two projects are the same: they share a link in any spelling, or a title without different links. */
export function isSameProject(a: Links & { title: string }, b: Links & { title: string }): boolean {
  const places = ({ url, urlRepo, download }: Links) =>
    [urlRepo, url, download].map((link) => link && placeOf(link).toLowerCase());
  const [[repoA, demoA], [repoB, demoB]] = [places(a), places(b)];
  if (repoA && repoB) return repoA === repoB;
  const titleOf = ({ title }: { title: string }) => title.toLowerCase().replace(/[\s_-]+/g, '');
  if (titleOf(a) === titleOf(b)) return !(demoA && demoB) || demoA === demoB;
  return places(a).some((place) => place && places(b).includes(place));
}

/** Merges drafts of the same project: what the first lacks comes from the others. `note` receives a line for each merge. */
export function joinProjects(all: readonly ProjectDraft[], note: (line: string) => void): ProjectDraft[] {
  const drafts: ProjectDraft[] = [];
  for (const draft of all) {
    const first = drafts.find((one) => isSameProject(one, draft));
    if (first) note(`"${draft.title}" is the same project as "${first.title}": merged into one record.`);
    if (first) Object.assign(first, { ...draft, ...first });
    else drafts.push({ ...draft });
  }
  return drafts;
}
