import type { SiteIndex } from './site-index.ts';
import { phrasesOf, type Vocabulary, wordsOf } from './vocabulary.ts';

/** Whether a message has one of the phrases, except where the site itself says it: `Kill Switch`. */
export function isSerious(
  words: readonly string[],
  phrases: string,
  index: SiteIndex,
  { isStopWord }: Vocabulary,
  name: string,
): boolean {
  const site = [...index.byId.values()]
    .filter(({ kind }) => kind !== 'question')
    .map(({ title, also = '', note, text }) =>
      [title, also, note, text].map((one) => wordsOf(one).join(' ')).join(' | '),
    )
    .join(' | ');
  const own = (text: string) => ` ${site} `.includes(` ${text} `);
  const isOwn = (start: number, end: number) => {
    const phrase = words.slice(start, end).join(' ');
    const [before = '', after = ''] = [words[start - 1], words[end]];
    return (
      (before && !isStopWord(before) && own(`${before} ${phrase}`)) ||
      (after && !isStopWord(after) && own(`${phrase} ${after}`))
    );
  };
  return phrasesOf(phrases.replace(/\{name\}/g, name)).some((phrase) => {
    const parts = phrase.split(' ');
    return words.some((_, at) => {
      const end = at + parts.length;
      return words.slice(at, end).join(' ') === phrase && !isOwn(at, end);
    });
  });
}
