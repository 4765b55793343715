import type { Language } from './words.ts';

/** A Markdown link; marks in the text stand for themselves. */
export function link(text: string, href: string): string {
  return `[${plain(text)}](${href})`;
}

/** Text that Markdown shows as it is. */
export function plain(text: string): string {
  return text.replace(/[\\`*_[\]<>]/g, '\\$&');
}

/** With a full stop, unless it has an end of its own. */
export function sentence(text: string): string {
  const plain = text.trim();
  return plain === '' || /[.!?…。！？।؟]["'”’)]?$/.test(plain) ? plain : `${plain}.`;
}

/** `a, b, dan c`. The platform's own list format takes longer for its first list than the whole answer may. */
export function listed(items: readonly string[], language: Language): string {
  const and = { en: ' and ', id: ' dan ', jv: ' lan ' }[language];
  if (items.length < 3) return items.join(and);
  return `${items.slice(0, -1).join(', ')}${language === 'en' ? '' : ','}${and}${items.at(-1)}`;
}

/** A Markdown list. */
export function bullets(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}
