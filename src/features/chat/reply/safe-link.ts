/** Where a link of a reply may lead. */
export type SafeLink =
  /** A page of this site: its path without the base path. */
  | { kind: 'page'; path: string }
  /** A file of this site, which is no page: the same. */
  | { kind: 'file'; path: string }
  /** An address on the web, or of a mailbox; `destination` is the host or the mailbox. */
  | { kind: 'web'; href: string; destination: string };

/**
 * Checks the target of a link that a model wrote: only `http`, `https`, `mailto` and paths of this site.
 * Addresses with a name and password before the host are refused, since they pass for another host.
 */
export function safeLink(href: string): SafeLink | undefined {
  // The URL parser overlooks tabs and line breaks, and takes a backslash for a slash: `/\evil.example` leaves the site.
  if (/^\/(?![/\\])[^\s\\]*$/.test(href)) {
    return { kind: /\.\w+$/.test(href.replace(/[?#].*/, '')) ? 'file' : 'page', path: href };
  }
  const url = parseUrl(href);
  if (url?.protocol === 'mailto:') {
    // Neither copies to others nor a text that the visitor has not written; a second mailbox would be a copy, too.
    const mailbox = decoded(url.pathname);
    return /[,;?]/.test(mailbox)
      ? undefined
      : { kind: 'web', href: `mailto:${url.pathname}`, destination: mailbox };
  }
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return isWeb && !url.username && !url.password
    ? { kind: 'web', href: url.href, destination: url.host }
    : undefined;
}

/** Whether the words of a link name a host or mailbox that is not the one it leads to. */
export function looksLikeAnother(text: string, destination: string): boolean {
  const words = text.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  const hosts = (words.match(/[\p{L}\p{N}.。．｡-]+/gu) ?? [])
    .map((word) => word.split(/[.。．｡]/).filter(Boolean))
    .flatMap((labels) => (labels.length > 1 ? [labels.join('.')] : []));
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
