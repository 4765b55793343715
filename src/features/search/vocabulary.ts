import type { Project } from '#content/index.ts';
import type { Faq } from '#content/schema/chat.ts';
import type { SiteData } from './site-data.ts';

/** In scripts without spaces between words, each character counts as a word. */
const spaceless = String.raw`\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}`;
const word = new RegExp(
  String.raw`(?=[\p{L}\p{M}])[${spaceless}]|(?:(?![${spaceless}])[\p{L}\p{N}\p{M}])+[+#]*`,
  'gu',
);

/** In French and Italian, an apostrophe after one of these letters ends a word: `d’art`. */
const elided = /(?<![\p{L}\p{N}])([cdjlmnst]|qu)['’](?=\p{L})/giu;

/** The words of a text as written, without apostrophes. */
export const typedWords = (text: string): string[] =>
  text
    .normalize('NFC')
    .replace(elided, '$1 ')
    .replace(/['’‘`]/g, '')
    .match(word) ?? [];

export const wordsOf = (text: string): string[] => typedWords(text).map((one) => one.toLowerCase());

/** A list of phrases, each as its words. */
export const phrasesOf = (list = ''): string[][] =>
  list
    .split(/[|,\n]/)
    .map(wordsOf)
    .filter(({ length }) => length > 0);

/** The wordings of an entry, the suggested question first. `{name}` stays. */
export const asksOf = ({ starters, languages }: Faq, lang: string, entry: string): string[] => {
  const starter = new Map(Object.entries(starters[lang] ?? {})).get(entry) ?? '';
  const asks = languages[lang]?.entries[entry]?.asks ?? '';
  return [starter, ...asks.split(/[|\n]/)].flatMap((ask) => ask.trim() || []);
};

/** The ids of all entries, in whatever language. */
export const entryIds = ({ languages }: Faq): Set<string> =>
  new Set(Object.values(languages).flatMap(({ entries }) => Object.keys(entries)));

export const allNames = ({ name, alsoCalled = [] }: Project['technologies'][number]) => [name, ...alsoCalled];

/** `en-IE` is English. */
const base = (lang: string) => lang.split('-')[0] ?? '';

/** What is known about single words: their forms, and whether they mean something, speak to the owner or belong to the site. */
export function createVocabulary({ faq: { languages }, owner, projects }: SiteData) {
  const all = Object.entries(languages).map(([lang, language]) => {
    return { ...language, lang, stopWords: new Set(wordsOf(language.stopWords.join(' '))) };
  });
  const read = new Map<string, string[]>();

  /** A word and its stems: in one language, or for a question, which may mix them, in each. */
  function formsOf(text: string, lang?: string): string[] {
    const key = `${lang} ${text}`;
    const known = read.get(key);
    if (known) return known;
    const stems = all.map((one) =>
      lang && base(lang) !== base(one.lang) ? text : (one.stem?.(text) ?? text),
    );
    const found = [...new Set([text, ...stems])];
    read.set(key, found);
    return found;
  }

  /** The forms of all words of a text. */
  const formsIn = (text: string, lang?: string) => wordsOf(text).flatMap((one) => formsOf(one, lang));

  /** Makes a function that tells whether a text in some language has a form of a word. */
  function wordIn(texts: readonly { text: string; lang?: string }[]) {
    const has = new Set(texts.flatMap(({ text, lang }) => formsIn(text, lang)));
    return (word: string) => formsOf(word).some((form) => has.has(form));
  }

  /** Makes a function that tells whether a word is one for a person. In the lists, `-ku` is an ending that the stem of the word lacks. */
  function wordFor(person: 'self' | 'owner' | 'others') {
    const listed = all.flatMap(({ serious }) => serious[person]?.match(/\S+/g) ?? []);
    const words = new Set(wordsOf(listed.filter((one) => !one.startsWith('-')).join(' ')));
    const endings = listed.filter((one) => one.startsWith('-')).map((one) => one.slice(1));
    const isStem = (stem: string, word: string) => formsOf(word).includes(stem);
    return (word: string) =>
      words.has(word) ||
      endings.some((one) => word.endsWith(one) && isStem(word.slice(0, -one.length), word));
  }

  const isSame = (a = '', b = '') => a === b || formsOf(a).some((form) => formsOf(b).includes(form));
  const startsAt = (words: readonly string[], at: number, phrase: readonly string[]) =>
    phrase.every((one, offset) => isSame(words[at + offset], one));

  const names = wordsOf(`${owner.fullName} ${owner.name} ${owner.name}s`);
  const isCalled = wordFor('owner');
  const tools = projects.flatMap(({ technologies }) => technologies);
  const ofWork = [
    ...tools.flatMap(allNames).map((text) => ({ text })),
    ...all.flatMap(({ lang, serious, chooses }) => {
      const kinds = phrasesOf(`${chooses.website}, ${chooses.mobile}`).filter(({ length }) => length === 1);
      return { lang, text: [serious.trade, ...kinds].join(' ') };
    }),
  ];
  const ofSite = [
    ...ofWork,
    ...projects.flatMap(({ title, alsoCalled = [] }) => [title, ...alsoCalled]).map((text) => ({ text })),
    ...all.flatMap(({ lang, entries }) => Object.values(entries).map(({ asks }) => ({ lang, text: asks }))),
    { text: owner.fullName },
  ];

  return {
    formsOf,
    formsIn,
    isOwnersName: (text: string) => names.includes(text),
    /** Whether a word speaks to or of the owner: the name, "you", "his". */
    isOwner: (text: string) => names.includes(text) || isCalled(text),
    isSelf: wordFor('self'),
    isOther: wordFor('others'),
    isStopWord: (text: string) => all.some(({ stopWords }) => stopWords.has(text)),
    /** Whether a word belongs to the trade; to the site, and so to its owner; or to the rules, such as "best" and "use". */
    isOfWork: wordIn(ofWork),
    isOfSite: wordIn(ofSite),
    isOfRules: wordIn(all.map(({ lang, chooses }) => ({ lang, text: Object.values(chooses).join(' ') }))),

    /** The language with most of a question's stop words; if several have as many, `preferred` or the first. */
    langOf(words: readonly string[], preferred: string): string {
      const counts = all.map(({ lang, stopWords }) => {
        return { lang, count: words.filter((one) => stopWords.has(one)).length };
      });
      const most = Math.max(...counts.map(({ count }) => count));
      const best = counts.filter(({ count }) => count === most).map(({ lang }) => lang);
      return best.find((one) => base(one) === base(preferred)) ?? best[0] ?? preferred;
    },

    startsAt,
    /** Where the first of the phrases in the words starts. */
    findPhrase(words: readonly string[], phrases: readonly string[][]): { at: number } | undefined {
      const at = words.findIndex((_, at) => phrases.some((one) => startsAt(words, at, one)));
      return at < 0 ? undefined : { at };
    },
  };
}
