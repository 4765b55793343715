import type { ProjectKind } from '../../src/lib/paths.ts';
import type { FoundTechnology } from './logos.ts';

type Links = { [Key in 'url' | 'urlRepo' | 'download']?: string | undefined };
type Texts = Record<'title' | 'owner' | 'date' | 'description' | 'p1', string>;

/** A project record before it has an id. A missing link shows no button. */
export type ProjectDraft = Links & Texts & { kind: ProjectKind; technologies: FoundTechnology[] };

const app = /\b(android|ios|flutter|react[ -]?native|swiftui|jetpack ?compose|expo|ionic)\b/i;
const store =
  /^https?:\/\/((play\.google|(apps|itunes|testflight)\.apple|appgallery\.huawei)\.com|f-droid\.org)\b/i;
const forge = /^(github\.com|gitlab\.com|codeberg\.org|bitbucket\.org|git\.sr\.ht|gitea\.com)\/[^/]+\/[^/]/i;

/** A mobile app has a download, or keywords of one; anything else is a website. */
export function kindOf(keywords: readonly string[], { download }: Links): ProjectKind {
  return download || app.test(keywords.join()) ? 'mobile' : 'website';
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
  const [placesA, placesB] = [a, b].map(({ urlRepo, url, download }) =>
    [urlRepo, url, download].map((link) => (link ? placeOf(link).toLowerCase() : '')),
  ) as [string[], string[]];
  if (placesA[0] && placesB[0]) return placesA[0] === placesB[0];
  if (placesA.some((place) => place && placesB.includes(place))) return true;
  const [titleA, titleB] = [a, b].map(({ title }) => title.toLowerCase().replace(/[\s_-]+/g, ''));
  return titleA === titleB && !(placesA[1] && placesB[1]);
}
