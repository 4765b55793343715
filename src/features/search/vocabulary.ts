import { stemmer } from 'stemmer';
import type { Faq } from '#content/faq.ts';

/** In scripts without spaces between words, each character counts as a word. */
const word = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]|[\p{L}\p{N}\p{M}]+[+#]*/gu;

export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/[\u0300-\u036f'’‘`]/g, '');
  return plain.toLowerCase().match(word) ?? [];
}

export const phrasesOf = (list = ''): string[] =>
  list.split(/[|,\n]/).flatMap((phrase) => wordsOf(phrase).join(' ') || []);

/** The wordings of an entry, the suggested question first. `{name}` stays. */
export const asksOf = ({ starters, languages }: Faq, lang: string, entry: string): string[] =>
  [starters[lang]?.[entry] ?? '', ...(languages[lang]?.entries[entry]?.asks ?? '').split(/[|\n]/)].flatMap(
    (ask) => ask.trim() || [],
  );

export type Vocabulary = ReturnType<typeof createVocabulary>;

export function createVocabulary({ languages }: Faq) {
  const all = Object.values(languages);
  const stopWords = new Set(all.flatMap((language) => wordsOf(language.stopWords)));
  const endings = all.flatMap((language) => wordsOf(language.endings));
  const meanings = new Map<string, string>();
  const meaning = (one: string): string => {
    const other = meanings.get(one);
    return other === undefined ? one : meaning(other);
  };
  for (const group of all.flatMap(({ same }) => same.split(/[|\n]/))) {
    const [first = '', ...others] = wordsOf(group).map((one) => meaning(stem(one)));
    for (const other of others)
      if (meaning(other) !== meaning(first)) meanings.set(meaning(other), meaning(first));
  }

  /** Without its English ending, or one of the content's languages if three letters stay. */
  function stem(text: string): string {
    const ending = endings.find((one) => text.endsWith(one) && text.length - one.length >= 3) ?? '';
    return stemmer(text.slice(0, text.length - ending.length));
  }

  return {
    isStopWord: (text: string) => stopWords.has(text),
    /** The same for words of the same meaning. */
    root: (text: string) => meaning(stem(text)),
  };
}
