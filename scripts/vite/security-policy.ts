import { createHash } from 'node:crypto';

/** What the pages may load and do: https://www.w3.org/TR/CSP3/ */
type Policy = { inlineScripts: string[]; inlineStyles: string[] | 'any'; apiBases: string[] };

/**
 * The content security policy as one line, for `<meta>` and for hosts that send headers.
 *
 * @param policy the text of every inline script and style (`any` style where one policy serves all pages), and the
 *   addresses of the services
 */
export function contentSecurityPolicy({ inlineScripts, inlineStyles, apiBases }: Policy): string {
  const styles = inlineStyles === 'any' ? ["'unsafe-inline'"] : inlineStyles.map(hash);
  const connections = apiBases.map((base) => new URL(base).origin);
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...inlineScripts.map(hash)].join(' ')}`,
    `style-src-elem ${["'self'", ...styles].join(' ')}`,
    // React writes `style` attributes into the prerendered pages: sizes and colours of pictures, the coin's edge.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${["'self'", ...new Set(connections)].join(' ')}`,
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** The other headers of hosts that send any. A `no-referrer` policy would break keys that are bound to a referrer. */
export function securityHeaders(policy: string): Record<string, string> {
  return {
    'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}

/** The text of each inline element of that name, JSON-LD and other data aside. */
export function inlineTexts(html: string, element: 'script' | 'style'): string[] {
  const pattern = new RegExp(
    `<${element}(?![^>]*\\b(?:src=|type="application/))[^>]*>([\\s\\S]*?)</${element}>`,
    'g',
  );
  return [...html.matchAll(pattern)].map((match) => match[1] ?? '').filter(Boolean);
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
