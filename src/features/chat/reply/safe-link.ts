/** Where a link of a reply may lead. */
export type SafeLink =
  /** A path of this site, without the base path. */
  | { kind: 'site'; path: string }
  /** An address on the web, or of a mailbox; `destination` is the host or the mailbox. */
  | { kind: 'web'; href: string; destination: string };

/**
 * Checks the target of a link that a model wrote: only `http`, `https`, `mailto` and paths of this site.
 * Addresses with a name and password before the host are refused, since they pass for another host.
 */
export function safeLink(href: string): SafeLink | undefined {
  // The URL parser overlooks tabs and line breaks, and takes a backslash for a slash: `/\evil.example` leaves the site.
  if (/^\/(?![/\\])[^\s\\]*$/.test(href)) return { kind: 'site', path: href };
  const url = parseUrl(href);
  if (url?.protocol === 'mailto:') {
    return { kind: 'web', href: url.href, destination: decoded(url.pathname) };
  }
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return isWeb && !url.username && !url.password
    ? { kind: 'web', href: url.href, destination: url.host }
    : undefined;
}

/** Whether the words of a link name a host or mailbox that is not the one it leads to. */
export function looksLikeAnother(text: string, destination: string): boolean {
  const words = text.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  const hosts = words.match(/[\p{L}\p{N}][\p{L}\p{N}-]*(?:[.。．｡][\p{L}\p{N}-]+)+/gu) ?? [];
  const own = hostName(destination.split('@').at(-1) ?? '');
  return hosts.some((host) => /\p{L}{2}/u.test(host) && hostName(host) !== own);
}

/** As a browser reads it: lower case, punycode, without a port. */
function hostName(host: string): string {
  return parseUrl(`https://${host}`)?.hostname.replace(/^www\./, '') ?? host;
}

/** `URL.parse`, which Safari has from 18 on and Chrome from 126 on. */
function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
