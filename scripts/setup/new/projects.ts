import type { ProjectKind } from '../../../src/lib/paths.ts';
import type { FoundTechnology } from './logos.ts';
import { webAddress } from './values.ts';

type Links = { url?: string; urlRepo?: string; download?: string };

/** A project record before it has an id. A missing link shows no button. */
export type ProjectDraft = Links & {
  kind: ProjectKind;
  /** Whether the source implies the kind. */
  isKindSure: boolean;
  title: string;
  owner: string;
  /** `2024-03`, `2024`, or empty if unknown. */
  date: string;
  description: string;
  p1: string;
  technologies: FoundTechnology[];
};

/** Words that make a project an app or a website. `tags` count among keywords only: hearts flutter, too. */
const words = {
  app: /\b(android|ios|iphone|ipad|react native|swiftui|jetpack compose|flutter (app|application|project)|(mobile|phone) (app|application|game)s?|apps? for phones|app store|play store|google play|aplikasi mobile)\b/,
  appTags: /\b(flutter|expo|ionic|cordova|capacitor|xamarin|nativescript|kmm|kmp|apk|wear os|mobile (app )?development)\b/,
  appHints: /\b(kotlin|swift|dart|objective c|mobile)\b/,
  site: /\b((web ?|home)pages?|web ?sites?|web ?apps?|web applications?|web development|landing page|(browser|chrome) extension|situs|aplikasi web)\b/,
  siteTags: /\b(pwa|front ?end|full ?stack|next ?js|nuxt(js)?|astro|sveltekit|wordpress|laravel|django|flask|rails|codeigniter|symfony|asp net|ktor|spring boot|mern)\b/,
  siteHints: /\b(web|react(js)?|vue(js)?|angular(js)?|svelte|jquery|html5?|css3?|s[ac]ss|tailwind(css)?|bootstrap|javascript|typescript|php|blade|vite|express(js)?|node(js)?|nestjs|fastapi|spring|axios|three ?js|graphql|redux)\b/,
};
const store =
  /^https?:\/\/(play\.google|apps\.apple|itunes\.apple|testflight\.apple|appgallery\.huawei|galaxystore\.samsung)\.com\b|^https?:\/\/f-droid\.org\b/i;

/**
 * Decides whether a project is a mobile app or a website. Without signs, or with both, it is an unsure website.
 *
 * @param tags languages, topics, keywords
 */
export function kindOf(tags: readonly string[], prose: string, links: Links): Pick<ProjectDraft, 'kind' | 'isKindSure'> {
  if (links.download) return { kind: 'mobile', isKindSure: true };
  const plain = (text: string) =>
    text
      .replace(/(\p{Ll}{2})(\p{Lu}\p{Ll})/gu, '$1 $2')
      .toLowerCase()
      .replace(/[^\p{L}\p{N},]+/gu, ' ')
      .replace(/mobile (first|friendly|responsive|ready|optimized)/g, 'css')
      .replace(/(flutter|react native) web/g, 'website');
  const [named, said] = [plain(tags.join(' , ')), plain(prose)];
  const is = (kind: 'app' | 'site') => words[kind].test(`${named} , ${said}`) || words[`${kind}Tags`].test(named);
  const sure = [is('app'), is('site')];
  const hinted = [words.appHints.test(named), words.siteHints.test(named)];
  const [isApp, isSite] = sure.some(Boolean) ? sure : hinted;
  return { kind: isApp && !isSite ? 'mobile' : 'website', isKindSure: isApp !== isSite };
}

const forges =
  /^(github\.com|gitlab\.com|codeberg\.org|bitbucket\.org|git\.sr\.ht|gitea\.com|gitee\.com|git\..+|gitlab\..+)$/;
const tabs = /^(-|tree|blob|src|issues|pulls?|wiki|releases|actions|commits?|branches|tags|discussions)$/;

/** An address without its spelling, and the repository that it names: `github.com/ana/rain`, `https://github.com/ana/rain`. */
export function placeOf(address: string): { key: string; repository?: string } | undefined {
  const url = webAddress(address.trim().replace(/^(?:ssh:\/\/)?git@([^:/]+)[:/]|^git(?:\+\w+)?:\/\//i, (_, host) => `https://${host ? `${host}/` : ''}`));
  if (!url) return undefined;
  const { hostname, pathname, search } = new URL(url);
  const host = hostname.replace(/^(www|m)\./, '');
  const parts = pathname.split('/').filter((part) => part && !/^index\.html?$/.test(part));
  if (!forges.test(host) || parts.length < 2 || /^(orgs|users|topics|groups)$/.test(parts[0] ?? ''))
    return { key: ([host, ...parts].join('/') + search).toLowerCase() };
  // The branch or a tab is left out; a folder in a repository is a place of its own.
  const tab = parts.findIndex((part, at) => at > 1 && tabs.test(part));
  const end = tab === -1 ? parts.length : tab;
  const name = parts.slice(0, end).join('/').replace(/\.git$/i, '');
  const [, folder] = /^(?:-\/)?(?:tree|blob|src)\/(?:branch\/)?[^/]+\/(.+)/.exec(parts.slice(end).join('/')) ?? [];
  // Assumes that nobody has both `rain-diary` and `rain_diary`.
  const key = [host, name, folder].filter(Boolean).join('/').toLowerCase().replaceAll('_', '-');
  return folder ? { key } : { key, repository: `https://${host}/${name}` };
}

/** Puts each address into its field: repository, download or demo. */
export function linksOf(...addresses: (string | null | undefined)[]): Links {
  const links: Links = {};
  for (const address of addresses) {
    const url = webAddress(address);
    if (!url) continue;
    const repository = placeOf(url)?.repository;
    links[repository ? 'urlRepo' : store.test(url) ? 'download' : 'url'] ??= repository ?? url;
  }
  return links;
}

/** Whether two projects are the same: they share a link in any spelling, or a title without different links. */
export function isSameProject(a: Links & { title: string }, b: Links & { title: string }): boolean {
  const key = (link: string | undefined) => link && placeOf(link)?.key;
  const keys = ({ url, urlRepo, download }: Links) => [url, urlRepo, download].flatMap((link) => key(link) ?? []);
  if (key(a.urlRepo) && key(b.urlRepo)) return key(a.urlRepo) === key(b.urlRepo);
  const plain = (title: string) => title.normalize('NFKC').toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '') || title;
  const isTitle = plain(a.title) === plain(b.title) && !(key(a.url) && key(b.url));
  return isTitle || keys(a).some((one) => keys(b).includes(one));
}

/**
 * Merges drafts of the same project: what the first lacks comes from the others.
 *
 * @returns also a line for each merge
 */
export function joinProjects(all: readonly ProjectDraft[]): { drafts: ProjectDraft[]; joined: string[] } {
  const drafts: ProjectDraft[] = [];
  const joined: string[] = [];
  const hasLink = ({ url, urlRepo, download }: Links) => Boolean(url || urlRepo || download);
  for (const draft of all) {
    // Two projects without links may share a title.
    const isSame = (one: ProjectDraft) =>
      isSameProject(one, draft) && (one.p1 === draft.p1 || hasLink(one) || hasLink(draft));
    const first = drafts.find(isSame);
    if (!first) drafts.push(draft);
    else {
      joined.push(`"${draft.title}" is the same project as "${first.title}": merged into one record.`);
      const { kind, isKindSure } = first.isKindSure ? first : draft;
      const technologies = first.technologies.length > 0 ? first.technologies : draft.technologies;
      drafts[drafts.indexOf(first)] = { ...draft, ...first, kind, isKindSure, date: first.date || draft.date, technologies };
    }
  }
  return { drafts, joined };
}
