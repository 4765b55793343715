import type { Knowledge, KnownProject } from '#features/chat/knowledge.ts';
import { editDistance } from '#lib/edit-distance.ts';
import { findProjectName, type ProjectName, projectNames } from './project-names.ts';
import { questionWords } from './question-words.ts';
import { technologyNames } from './technology-names.ts';
import { type Entry, type Language, type Meaning, phrases } from './words.ts';

/** A piece of a question and what it stands for. Without any of these it carries meaning that the grammar does not know. */
export type Piece = {
  /** As it was typed, in small letters. */
  text: string;
  meaning?: Meaning;
  project?: KnownProject;
  /** A name that is as common as a word: it counts only while everything else is understood. */
  isLoose?: boolean;
  /** What the words of a loose name mean otherwise: a chatbot is a project here, and also what one talks to. */
  otherwise?: Meaning | undefined;
  technology?: string;
  profile?: { name: string; url: string };
  year?: number;
  month?: number;
  number?: number;
};

/** A question as structure: its pieces in order, without the words that carry no meaning. */
export type Reading = { pieces: Piece[]; language: Language | undefined };

/** What is known by name: the site's own names, then those that the grammar lists. */
export type Names = {
  owner: ReadonlySet<string>;
  projects: ProjectName[];
  technologies: Map<string, { name: string; isCommonWord: boolean }>;
  profiles: Map<string, { name: string; url: string }>;
  shop: ReadonlySet<string>;
  /** Every word that the texts of the projects say. */
  words: ReadonlySet<string>;
  /** Words that have been looked up. */
  forms: Map<string, Entry | Piece | undefined>;
};

const longestPhrase = 5;

/** Gathers the names of a site's content. */
export function readNames({ owner, bot, tools, projects }: Knowledge): Names {
  const technologies: Names['technologies'] = new Map();
  for (const { name, alsoCalled, isCommonWord } of technologyNames) {
    for (const one of [name, ...alsoCalled]) {
      technologies.set(questionWords(one.replaceAll('_', ' ')).join(' '), { name, isCommonWord });
    }
  }
  for (const name of [...tools, ...projects.flatMap((project) => project.technologies)]) {
    const key = questionWords(name).join(' ');
    technologies.set(key, { name, isCommonWord: technologies.get(key)?.isCommonWord ?? false });
  }
  const ofShop = bot.shop.flatMap((service) => questionWords(`${service.id} ${service.en}`));
  return {
    owner: new Set(questionWords(`${owner.name} ${owner.fullName}`)),
    projects: projectNames({ bot, projects }),
    technologies,
    profiles: new Map(
      owner.profiles.flatMap((profile) => {
        const name = questionWords(profile.name).join(' ');
        return [name, ...(otherNames[name] ?? [])].map((one) => [one, profile]);
      }),
    ),
    words: new Set(
      projects.flatMap(({ title, description, owner: client, paragraphs }) =>
        questionWords([title, description, client, ...paragraphs].join(' ')),
      ),
    ),
    forms: new Map(),
    shop: new Set(
      ofShop.filter(
        (word) => word.length > 3 && phrases.get(word)?.meaning === undefined && !phrases.has(word),
      ),
    ),
  };
}

const otherNames: Record<string, string[]> = {
  instagram: ['ig', 'insta'],
  youtube: ['yt'],
  github: ['gh'],
  facebook: ['fb'],
};

/** Reads one question: names and phrases, the longest first, then words by their stem, then with a typing mistake undone. */
export function readQuestion(text: string, names: Names): Reading {
  const words = questionWords(text);
  const pieces: Piece[] = [];
  const spoken = { en: 0, id: 0, jv: 0 };
  let hasJavanese = false;
  const note = ({ languages }: Entry) => {
    hasJavanese ||= languages.length === 1 && languages[0] === 'jv';
    for (const language of languages) spoken[language] += 1 / languages.length;
  };
  for (let at = 0; at < words.length; ) {
    const named = nameAt(words, at, names);
    const phrase = phraseAt(words, at);
    if (named && named.length >= (phrase?.length ?? 0) && phrase?.entry.meaning !== 'site') {
      if (phrase && named.isWord) note(phrase.entry);
      pieces.push({ ...named.piece, otherwise: phrase?.entry.meaning });
      at += named.length;
      continue;
    }
    const length = phrase?.length ?? 1;
    const entry = phrase?.entry ?? remembered(words[at] ?? '', names);
    if (entry && 'languages' in entry) note(entry);
    const piece = pieceOf(words.slice(at, at + length).join(' '), entry);
    if (piece) pieces.push(piece);
    at += length;
  }
  // "iso Laravel ora?" asks; it denies nothing.
  if (spoken.en < spoken.id + spoken.jv && pieces.length > 1 && pieces.at(-1)?.meaning === 'not')
    pieces.pop();
  const merged = pieces.filter(
    ({ meaning }, index) => meaning !== 'owner' || pieces[index - 1]?.meaning !== 'owner',
  );
  return { pieces: merged, language: mostSpoken(spoken, hasJavanese) };
}

function pieceOf(text: string, entry: Entry | Piece | undefined): Piece | undefined {
  if (!entry) {
    const year = /^(?:19|20)\d\d$/.test(text) ? Number(text) : undefined;
    if (year) return { text, year };
    return /^\d{1,2}$/.test(text) ? { text, number: Number(text) } : { text };
  }
  if (!('languages' in entry)) return { ...entry, text };
  const { meaning, month, number } = entry;
  if (meaning === 'lastYear' || meaning === 'thisYear') {
    return { text, year: new Date().getFullYear() - (meaning === 'lastYear' ? 1 : 0) };
  }
  if (meaning) return { text, meaning };
  if (month !== undefined) return { text, month };
  return number === undefined ? undefined : { text, number };
}

function phraseAt(words: readonly string[], at: number): { length: number; entry: Entry } | undefined {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
    const text = words.slice(at, at + length).join(' ');
    const entry =
      phrases.get(text) ?? (length > 1 ? phrases.get(text.replace(/(?:nya|ne)$/, '')) : undefined);
    if (entry) return { length, entry };
  }
  return undefined;
}

/** The longest name that begins at a word. */
function nameAt(words: readonly string[], at: number, names: Names) {
  const project = findProjectName(words, at, names.projects);
  for (let length = Math.min(3, words.length - at); length > 0; length -= 1) {
    if (project && project.length >= length) break;
    const text = words.slice(at, at + length).join(' ');
    const profile = names.profiles.get(text);
    const technology =
      names.technologies.get(text) ?? names.technologies.get(text.replace(/(?:nya|ne)$/, ''));
    const piece: Piece = { text };
    if (profile) piece.profile = profile;
    if (technology) {
      piece.technology = technology.name;
      piece.isLoose = technology.isCommonWord;
    }
    if (profile || technology) return { piece, length, isWord: false };
  }
  if (project) {
    const { length, isLoose } = project;
    const text = words.slice(at, at + length).join(' ');
    return { piece: { text, project: project.project, isLoose } as Piece, length, isWord: phrases.has(text) };
  }
  const word = words[at] ?? '';
  if (names.owner.has(word)) {
    return { piece: { text: word, meaning: 'owner' } as Piece, length: 1, isWord: false };
  }
  if (
    names.shop.has(indonesianStem(word)) ||
    (word.length > 4 && [...names.shop].some((one) => one.startsWith(word)))
  ) {
    return { piece: { text: word, meaning: 'service' } as Piece, length: 1, isWord: false };
  }
  return undefined;
}

/** A word by its stem, or with one typing mistake undone. What the content itself says is no mistake. */
function knownForm(word: string, names: Names): Entry | Piece | undefined {
  if (/^\d/.test(word)) return undefined;
  for (const { endings, beginnings, languages, leastStem } of inflections) {
    const stems = [word, ...endings.map((ending) => word.replace(ending, ''))].flatMap((stem) => [
      stem,
      stem.replace(beginnings, ''),
    ]);
    for (const stem of stems) {
      const entry = stem.length >= leastStem && stem !== word ? phrases.get(stem) : undefined;
      if (entry?.languages.some((language) => languages.includes(language))) return entry;
      if (names.owner.has(stem)) return { text: word, meaning: 'owner' };
    }
  }
  if (word.length < 5 || names.words.has(word)) return undefined;
  for (const [key, { name }] of names.technologies) {
    if (key.length > 4 && isTypingMistake(word, key)) return { text: word, technology: name };
  }
  if (word.length < 6) return undefined;
  return candidates.get(word[0] ?? '')?.find(([key]) => isTypingMistake(word, key))?.[1];
}

/** Looking a word up by its stem or a typing mistake takes time: each is done once. */
function remembered(word: string, names: Names): Entry | Piece | undefined {
  if (!names.forms.has(word)) names.forms.set(word, knownForm(word, names));
  return names.forms.get(word);
}

/** What a typing mistake may have meant, by first letter. */
const candidates = new Map<string, [string, Entry][]>();
for (const [key, entry] of phrases) {
  if (key.length < 5 || !entry.meaning || key.includes(' ')) continue;
  const letter = key[0] ?? '';
  candidates.set(letter, [...(candidates.get(letter) ?? []), [key, entry]]);
}

const inflections: { endings: RegExp[]; beginnings: RegExp; languages: Language[]; leastStem: number }[] = [
  { endings: [/s$/, /es$/, /d$/, /ed$/, /ing$/], beginnings: /^$/, languages: ['en'], leastStem: 3 },
  {
    endings: [/(?:nya|kah|lah|pun|ku|mu)$/, /(?:an|i)$/],
    beginnings: /^(?:di|meng|mem|men|me|ber|ter|nge)(?=\p{L}{3})/u,
    languages: ['id'],
    leastStem: 3,
  },
  {
    endings: [/(?:ipun|ne|e)$/, /(?:ake|ke|no)$/],
    beginnings: /^(?:di|ng|nge|ny|n|m)(?=\p{L}{3})/u,
    languages: ['jv', 'id'],
    leastStem: 4,
  },
];

function indonesianStem(word: string): string {
  return word.replace(/(?:nya|kah|lah|ku|mu|ne|e|s)$/, '');
}

/** A letter too many, too few or swapped; in longer words also a wrong one. Never the first. */
function isTypingMistake(word: string, known: string): boolean {
  if (word[0] !== known[0] || Math.abs(word.length - known.length) > 1 || known.includes(' ')) return false;
  if (word.length === known.length && word.length < 7 && !isSwapped(word, known)) return false;
  return word.length > 4 && editDistance(word, known) <= (word.length > 8 ? 2 : 1);
}

function isSwapped(word: string, known: string): boolean {
  return [...word].sort().join('') === [...known].sort().join('');
}

/** Javanese shows in few words, since most of its words are Indonesian too. */
function mostSpoken({ en, id, jv }: Record<Language, number>, hasJavanese: boolean): Language | undefined {
  if (en === 0 && id === 0 && jv === 0) return undefined;
  if (en > id && en > jv) return 'en';
  return hasJavanese && jv >= id ? 'jv' : 'id';
}
