import type { AnswerLanguage } from './answer-language.ts';

/** One answer in each of the two languages. */
export type Answer = Record<AnswerLanguage, string>;

/** One answer after the other. */
export function joined(answers: readonly Answer[]): Answer {
  return {
    id: answers.map(({ id }) => id).join('\n\n'),
    en: answers.map(({ en }) => en).join('\n\n'),
  };
}

/** A Markdown link; marks in the text stand for themselves. */
export function link(text: string, href: string): string {
  return `[${plain(text)}](${href})`;
}

/** Text that Markdown shows as it is. */
export function plain(text: string): string {
  return text.replace(/[\\`*_[\]<>]/g, '\\$&');
}

/** `a, b, dan c`. */
export function listed(items: readonly string[], language: AnswerLanguage): string {
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' }).format(items);
}

/** A Markdown list under a sentence. */
export function bullets(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}
