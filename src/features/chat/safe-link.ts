import { resolvedPath } from '#lib/paths.ts';

/** `path` is below the base path; `destination` is a host or a mailbox. */
export type SafeLink =
  | { kind: 'page' | 'file'; path: string }
  | { kind: 'web'; href: string; destination: string };

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

/** Any sign that ordinary text does not have between two letters may look like the stop of a host. */
const stop = /\s*[^\p{L}\p{M}\p{N}\s\-–—,:;!?'"’‘“”()[\]/\\&+@#%*=<>|_]+(?=[\p{L}\p{N}])/u;
const label = /[\p{L}\p{M}\p{N}-]+/u;
const host = new RegExp(
  `(?<!${label.source.slice(0, -1)})${label.source}(?:${stop.source}${label.source})+`,
  'gu',
);

/** Whether the text of a link names a different host or mailbox than the link leads to. In doubt it does. */
export function looksLikeAnother(text: string, destination: string): boolean {
  const words = text.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  const hosts = (words.match(host) ?? []).map((name) => name.split(new RegExp(stop, 'gu')));
  // `https://intranet`, `localhost:8080`
  const single =
    words.match(
      /(?<=\/\/)[\p{L}\p{N}-]+(?![\p{L}\p{N}.-])|(?<![\p{L}\p{N}.-])\p{L}[\p{L}\p{N}-]+(?=:\d)/gu,
    ) ?? [];
  const own = hostName(destination.split('@').at(-1) ?? '');
  return [...hosts.filter(namesHost).map((labels) => labels.join('.')), ...single].some(
    (name) => hostName(name) !== own,
  );
}

/** Not `v1.2`. */
function namesHost(labels: readonly string[]): boolean {
  return labels.some((one) => /\p{L}{2}/u.test(one)) || labels.every((one) => /^\p{N}+$/u.test(one));
}

function hostName(name: string): string {
  return parseUrl(`https://${name}`)?.hostname.replace(/^www\./, '') ?? name;
}

/** Like `URL.parse`, which needs Safari 18 or Chrome 126. */
function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
