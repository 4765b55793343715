/** Completes a web address: `www.x.com/a` becomes `https://www.x.com/a`. `undefined` for anything else. */
export function webAddress(address: string | null | undefined): string | undefined {
  const text = address?.trim().replace(/^<(.*)>$/, '$1') ?? '';
  if (!text || /\s/.test(text)) return undefined;
  const hasProtocol = /^https?:\/\//i.test(text);
  if (!hasProtocol && /^[a-z][a-z0-9+.-]*:(?!\d)|@/i.test(text.split(/[/?#]/)[0] ?? '')) return undefined;
  const url = hasProtocol
    ? text.replace(/^https?/i, (name) => name.toLowerCase())
    : `https://${text.replace(/^\/+/, '')}`;
  return URL.canParse(url) && /^https?:\/\/[^\s/.]+\.[^\s/.]\S*$/.test(url) ? url : undefined;
}

const forges =
  /^(github\.com|gitlab\.com|codeberg\.org|bitbucket\.org|git\.sr\.ht|gitea\.com|gitee\.com|git\..+|gitlab\..+)$/;

type Place = {
  /** The same for all spellings of an address. */
  key: string;
  isRepository: boolean;
  /** For a repository, ends after its name: `https://github.com/ana/rain`. */
  address: string;
};

/**
 * Normalizes an address. Ignores protocol, `www.`, `.git`, case, a trailing slash, `git@host:path` and the tab or branch of a
 * repository, but not a folder in it.
 */
export function placeOf(address: string): Place | undefined {
  const text = address
    .trim()
    .replace(/^(?:ssh:\/\/)?git@([^:/]+)[:/]/i, 'https://$1/')
    .replace(/^git(\+\w+)?:\/\/(?:git@)?/i, 'https://');
  const url = webAddress(text);
  if (!url) return undefined;
  const { hostname, pathname, search } = new URL(url);
  const host = hostname.replace(/^(www|m)\./, '');
  const path = decoded(pathname)
    .replace(/\/{2,}/g, '/')
    .replace(/\/(index\.html?)?$/, '');
  const [owner, name, ...rest] = path.split('/').filter(Boolean);
  if (!forges.test(host) || !owner || !name || /^(orgs|users|topics|groups)$/.test(owner)) {
    return { key: (host + path + search).toLowerCase(), isRepository: false, address: url };
  }
  const [below, folder] = split(rest);
  const repository = [owner, name, ...below].join('/').replace(/\.git$/i, '');
  return {
    // Assumes that nobody has both `rain-diary` and `rain_diary`.
    key: [host, repository, ...folder].join('/').toLowerCase().replaceAll('_', '-'),
    isRepository: true,
    address: folder.length > 0 ? url : `https://${hostname.replace(/^www\./, '')}/${repository}`,
  };
}

/** GitLab's nested groups end at `/-/`; elsewhere the third part is a tab such as `tree`. */
function split(rest: string[]): [below: string[], folder: string[]] {
  const dash = rest.indexOf('-');
  const tab = rest.findIndex((part) => /^(tree|blob|src)$/.test(part));
  const end = dash === -1 ? tab : dash;
  const isKnown =
    end !== -1 ||
    /^(issues|pulls?|wiki|releases|actions|commits?|branches|tags|discussions)$/.test(rest[0] ?? '');
  const folder = tab === -1 ? [] : rest.slice(tab + (rest[tab + 1] === 'branch' ? 3 : 2));
  return [isKnown ? rest.slice(0, Math.max(0, end)) : rest, folder];
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
