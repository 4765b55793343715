import { createHash } from 'node:crypto';
import type { Hosts } from './check-settings.ts';

type Policy = { inlineScripts: string[]; inlineStyles: string[] | 'any'; hosts: Hosts };

/** The content security policy (https://www.w3.org/TR/CSP3/) as one line; `any` style when it covers all pages. */
export function contentSecurityPolicy({ inlineScripts, inlineStyles, hosts }: Policy): string {
  const styles = inlineStyles === 'any' ? ["'unsafe-inline'"] : inlineStyles.map(hash);
  const origins = (addresses: string[]) => new Set(addresses.map((address) => new URL(address).origin));
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...inlineScripts.map(hash), ...origins(hosts.scripts)].join(' ')}`,
    `style-src-elem ${["'self'", ...styles].join(' ')}`,
    // React prerenders `style` attributes for pictures and the coin's edge.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    `media-src ${["'self'", ...origins(hosts.media ?? [])].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...origins(hosts.connections)].join(' ')}`,
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** Extracts the text of each inline script or style, without JSON-LD and other data. */
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
