import type { Language } from './words.ts';

/** A Markdown link; marks in the text stand for themselves. */
export function link(text: string, href: string): string {
  return `[${plain(text)}](${href})`;
}

/** Text that Markdown shows as it is. */
export function plain(text: string): string {
  return text.replace(/[\\`*_[\]<>]/g, '\\$&');
}

/** `a, b, dan c`. */
export function listed(items: readonly string[], language: Language): string {
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' }).format(items);
}

/** A Markdown list. */
export function bullets(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}
