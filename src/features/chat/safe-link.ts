import { resolvedPath } from '#lib/paths.ts';

/** `path` is below the base path; `destination` is a host or a mailbox. */
type SafeLink = { kind: 'page' | 'file'; path: string } | { kind: 'web'; href: string; destination: string };

/**
 * The target of a link that a model wrote, if it is allowed: `http`, `https`, `mailto` and paths of this site. Rejects URLs
 * with a user name, which can look like another host: `https://example.com@evil.example/`.
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
    const decoded = (_: string, hex: string) => String.fromCharCode(Number.parseInt(hex, 16));
    const mailbox = url.pathname.replace(/%([\da-f]{2})/gi, decoded);
    if (/[\s\p{Cc},;?]/u.test(mailbox)) return undefined;
    return { kind: 'web', href: `mailto:${url.pathname}`, destination: mailbox };
  }
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (!isWeb || url.username || url.password) return undefined;
  return { kind: 'web', href: url.href, destination: url.host };
}

/** Whether the text of a link is the address or the host that it leads to, or the host's name, such as "YouTube". */
export function namesTarget(
  text: string,
  { href, destination }: { href: string; destination: string },
): boolean {
  return [bare(href), bare(destination), bare(destination).split('.')[0]].includes(bare(text));
}

const bare = (address: string) =>
  address
    .trim()
    .toLowerCase()
    .replace(/^(https?:\/\/|mailto:)?(www\.)?/, '')
    .replace(/[./]+$/, '');

/** Like `URL.parse`, which needs Safari 18 or Chrome 126. */
function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
