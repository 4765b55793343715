import type { ProjectKind } from '../../src/lib/paths.ts';
import type { FoundTechnology } from './logos.ts';
import { webAddress } from './values.ts';

type Links = { [Key in 'url' | 'urlRepo' | 'download']?: string | undefined };

/** A project record before it has an id. `isKindSure`: the source implies the kind. A missing link shows no button. */
export type ProjectDraft = Links & {
  kind: ProjectKind;
  isKindSure: boolean;
  technologies: FoundTechnology[];
} & Record<'title' | 'owner' | 'date' | 'description' | 'p1', string>;

/** Words of apps and websites. `Tags` and `Hints` count among keywords only: hearts flutter, too. */
// biome-ignore format: a table
const words = {
  app: /\b(android|ios|iphone|ipad|react native|swiftui|jetpack compose|flutter (app|application|project)|(mobile|phone) (app|application|game)s?|app store|play store|google play|aplikasi mobile)\b/,
  appTags: /\b(flutter|expo|ionic|cordova|capacitor|xamarin|nativescript|apk|wear os|mobile (app )?development)\b/,
  appHints: /\b(kotlin|swift|dart|objective c|mobile)\b/,
  site: /\b((web ?|home)pages?|web ?sites?|web ?apps?|web applications?|web development|landing page|(browser|chrome) extension|situs|aplikasi web)\b/,
  siteTags: /\b(pwa|front ?end|full ?stack|next ?js|nuxt(js)?|astro|sveltekit|wordpress|laravel|django|flask|rails|symfony|asp net|spring boot|mern)\b/,
  siteHints: /\b(web|react(js)?|vue(js)?|angular(js)?|svelte|jquery|html5?|css3?|s[ac]ss|tailwind(css)?|bootstrap|javascript|typescript|php|blade|vite|express(js)?|node(js)?|nestjs|fastapi|spring|axios|three ?js|graphql|redux)\b/,
};

/**
 * Decides whether a project is a mobile app or a website. Without signs, or with both, it is an unsure website.
 *
 * @param tags languages, topics, keywords
 */
export function kindOf(tags: readonly string[], prose: string, { download }: Links) {
  const plain = (text: string) =>
    text
      .replace(/(\p{Ll}{2})(\p{Lu}\p{Ll})/gu, '$1 $2')
      .toLowerCase()
      .replace(/[^\p{L}\p{N},]+/gu, ' ')
      .replace(/mobile (first|friendly|responsive|ready)/g, 'css');
  const [named, all] = [plain(tags.join(' , ')), plain([...tags, prose].join(' , '))];
  const sure = (['app', 'site'] as const).map(
    (kind) => words[kind].test(all) || words[`${kind}Tags`].test(named),
  );
  const hinted = [words.appHints.test(named), words.siteHints.test(named)];
  const [isApp, isSite] = download ? [true, false] : sure.some(Boolean) ? sure : hinted;
  return {
    kind: isApp && !isSite ? ('mobile' as const) : ('website' as const),
    isKindSure: isApp !== isSite,
  };
}

const store =
  /^https?:\/\/((play\.google|(apps|itunes|testflight)\.apple|appgallery\.huawei)\.com|f-droid\.org)\b/i;
const forge = /^(github\.com|gitlab\.com|codeberg\.org|bitbucket\.org|git\.sr\.ht|gitea\.com|git(lab)?\..+)$/;
const tabs = /\/(-|tree|blob|src|issues|pulls?|wiki|releases|actions|commits?)(\/.*)?$/;

/** An address without its spelling, and the repository that it names: `github.com/ana/rain`, `https://github.com/ana/rain`. */
export function placeOf(address: string): { key: string; repository?: string } | undefined {
  const url = webAddress(
    address.replace(/^(?:git\+)?(?:ssh:\/\/)?git@([^:/]+)[:/]|^git\+/i, (_, host) =>
      host ? `${host}/` : '',
    ),
  );
  if (!url) return undefined;
  const { hostname, pathname, search } = new URL(url);
  const host = hostname.replace(/^(www|m)\./, '');
  const path = pathname.replace(/\/(index\.html?)?$/, '');
  if (!forge.test(host) || !/^\/(?!orgs|users|topics)[^/]+\/[^/]/.test(path))
    return { key: (host + path + search).toLowerCase() };
  // The branch or a tab is left out; a folder in a repository is a place of its own.
  const [name, folder] = [
    path.replace(tabs, '').replace(/\.git$/i, ''),
    /\/(?:tree|blob|src)\/[^/]+\/.+/.exec(path)?.[0],
  ];
  // Assumes that nobody has both `rain-diary` and `rain_diary`.
  const key = `${host}${name}${folder ?? ''}`.toLowerCase().replaceAll('_', '-');
  return folder ? { key } : { key, repository: `https://${host}${name}` };
}

/** Puts each address into its field: repository, download or demo. */
export function linksOf(addresses: readonly (string | undefined)[]): Links {
  const links: Links = {};
  for (const url of addresses.filter((one) => one !== undefined)) {
    const repository = placeOf(url)?.repository;
    links[repository ? 'urlRepo' : store.test(url) ? 'download' : 'url'] ??= repository ?? url;
  }
  return links;
}

/** Whether two projects are the same: they share a link in any spelling, or a title without different links. */
export function isSameProject(a: Links & { title: string }, b: Links & { title: string }): boolean {
  const key = (link = '') => placeOf(link)?.key;
  const keys = ({ url, urlRepo, download }: Links) =>
    [url, urlRepo, download].flatMap((link) => key(link) ?? []);
  if (key(a.urlRepo) && key(b.urlRepo)) return key(a.urlRepo) === key(b.urlRepo);
  const plain = ({ title }: { title: string }) =>
    title.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '') || title;
  return (
    (plain(a) === plain(b) && !(key(a.url) && key(b.url))) || keys(a).some((one) => keys(b).includes(one))
  );
}

/** Merges drafts of the same project: what the first lacks comes from the others. `note` receives a line for each merge. */
export function joinProjects(all: readonly ProjectDraft[], note: (line: string) => void): ProjectDraft[] {
  const drafts: ProjectDraft[] = [];
  const hasLink = ({ url, urlRepo, download }: Links) => Boolean(url || urlRepo || download);
  for (const draft of all) {
    // Two projects without links may share a title.
    const isOne = (one: ProjectDraft) => one.p1 === draft.p1 || hasLink(one) || hasLink(draft);
    const first = drafts.find((one) => isSameProject(one, draft) && isOne(one));
    if (!first) {
      drafts.push({ ...draft });
      continue;
    }
    note(`"${draft.title}" is the same project as "${first.title}": merged into one record.`);
    const technologies = first.technologies.length > 0 ? first.technologies : draft.technologies;
    Object.assign(first, { ...draft, ...first, date: first.date || draft.date, technologies });
  }
  return drafts;
}
