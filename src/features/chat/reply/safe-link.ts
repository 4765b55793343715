import { resolvedPath } from '#lib/paths.ts';

export type SafeLink =
  /** A page of this site; the path has no base path. */
  | { kind: 'page'; path: string }
  /** A file of this site; the path has no base path. */
  | { kind: 'file'; path: string }
  /** A web or email address; `destination` is the host or the mailbox. */
  | { kind: 'web'; href: string; destination: string };

/**
 * The target of a link that a model wrote, or `undefined`: allowed are `http`, `https`, `mailto` and paths of this site, but
 * no user name, which can look like another host: `https://example.com@evil.example/`.
 */
export function safeLink(href: string): SafeLink | undefined {
  if (/^\/[^\s\\]*$/.test(href)) {
    const path = resolvedPath(href);
    if (!path) return undefined;
    return { kind: /\.\w+$/.test(path.replace(/[?#].*/, '')) ? 'file' : 'page', path };
  }
  const url = parseUrl(href);
  if (url?.protocol === 'mailto:') {
    // No second recipient, and no text that the visitor did not write.
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

/** Whether the text of a link names a different host or mailbox than the link leads to. */
export function looksLikeAnother(text: string, destination: string): boolean {
  const words = text.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  const hosts = (words.match(/[\p{L}\p{N}.。．｡-]+/gu) ?? [])
    .map((word) => word.split(/[.。．｡]/).filter(Boolean))
    .flatMap((labels) => (labels.length > 1 ? [labels.join('.')] : []));
  const own = hostName(destination.split('@').at(-1) ?? '');
  return hosts.some((host) => /\p{L}{2}/u.test(host) && hostName(host) !== own);
}

/** Normalized like in a browser: lower case, punycode, no port. */
function hostName(host: string): string {
  return parseUrl(`https://${host}`)?.hostname.replace(/^www\./, '') ?? host;
}

/** Like `URL.parse`, which needs Safari 18 or Chrome 126. */
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
