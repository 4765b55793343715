import type { Answer } from './ask.ts';

/** The script that each page starts with, wherever the page names it. */
export const startScript = /([^\s"'(]{0,300}assets\/index-[\w-]+\.js)/;

/** The site as it is delivered. */
export type Site = {
  /** With the slash at its end. */
  address: string;
  home: Answer;
  /** A script of the first page, by its full address. */
  script: string;
};

/** A build that is looked at on this machine before it goes to its address. */
export function isPreview(address: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);
}

/** What the first group of a pattern finds in a page, as a full address; nothing when it finds nothing. */
export function fileIn(html: string, address: string, pattern: RegExp): string {
  const found = decode(pattern.exec(html)?.[1] ?? '');
  return found && new URL(found, address).href;
}

export function decode(attribute: string): string {
  return attribute
    .replaceAll('&#39;', "'")
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

export function isPage(answer: Answer): boolean {
  return isOfType(answer, 'text/html');
}

export function isOfType({ headers }: Answer, type: string): boolean {
  return headers.get('content-type')?.includes(type) ?? false;
}
