import { phrasesOf } from './vocabulary.ts';

/** Whether a message has one of the phrases, apart from harmless ones: names on the site, `this deadline is killing me`. */
export function isSerious(words: readonly string[], phrases: string, harmless: readonly string[]): boolean {
  const text = harmless.reduce(
    (rest, phrase) => rest.replaceAll(` ${phrase} `, ' | '),
    ` ${words.join(' ')} `,
  );
  return phrasesOf(phrases).some((phrase) => text.includes(` ${phrase} `));
}
