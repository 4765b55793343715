import type { KnownProject } from '#features/chat/knowledge.ts';
import type { Names } from './names.ts';
import { findProjectName } from './project-names.ts';
import { questionWords } from './question-words.ts';
import { type Form, indonesianStem, isTypingMistake, knownForm, spelledOut } from './word-forms.ts';
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
  /** The last year of a stretch that begins with `year`. */
  lastYear?: number;
  month?: number;
  number?: number;
};

/** A question as structure: its pieces in order, without the words that carry no meaning. */
export type Reading = { pieces: Piece[]; language: Language | undefined; asks?: boolean; isTold?: boolean };

const longestPhrase = 5;

/** Reads one question: names and phrases, the longest first, then words by their stem, then with a typing mistake undone. */
export function readQuestion(text: string, names: Names): Reading {
  const known = names.readings.get(text);
  if (known) return known;
  if (names.readings.size > 50) names.readings.clear();
  const reading = readWords(withoutTags(questionWords(text.replace(isTag, '')), names), names);
  // Code is of no other language.
  if (/<\w+>/.test(text)) reading.language = 'en';
  names.readings.set(text, reading);
  return reading;
}

/** "Ada ga?", "iso ora?", "ujan ga ya?": the second word asks; it denies nothing. "Belum ada" denies, and "may I" is no month. */
function withoutTags(written: readonly string[], { words: ofTexts, technologies }: Names): string[] {
  const all = written.map((word) => (ofTexts.has(word) || technologies.has(word) ? word : spelledOut(word)));
  // "Skin care" is "skincare" where the texts say it so.
  for (let at = all.length - 2; at >= 0; at -= 1) {
    const both = `${all[at]}${all[at + 1]}`;
    if (both.length > 7 && ofTexts.has(both)) all.splice(at, 2, both);
  }
  const words = all.map((word, at) => {
    const next = all[at + 1] ?? '';
    // "Does he do React?"
    if (
      word === 'do' &&
      at > 1 &&
      (technologies.has(next) || /^any( |thing (in|with))/.test(`${next} ${all[at + 2]}`))
    )
      return 'use';
    // "What happens when I press it?" asks for no date.
    if (word === 'when' && at > 0 && isClause.test(`${next} ${all[at + 2]}`)) return 'if';
    return /^(belum|blm|durung|dereng)$/.test(word) && isThere.test(next) ? 'tidak' : word;
  });
  return words.filter(
    (word, at) =>
      !(word === 'po' && at > words.length - 3) &&
      // "Has he been in a team before?"
      !(/^(before|sebelumnya)$/.test(word) && at > 4 && at === words.length - 1) &&
      !(word === 'may' && /^(i|we|you|a|an|the|it|he|be|visitors?)$/.test(words[at + 1] ?? '')) &&
      ((word !== 'tidak' && !isNo.test(word)) ||
        !(
          isThere.test(words[at - 1] ?? '') ||
          phrases.get(words[at - 1] ?? '')?.meaning === 'can' ||
          /^(atau|ato|utawa|ya|yo|sih?|apa|opo)$/.test(words[at + 1] ?? '')
        )),
  );
}

const isClause = /^(it|they|im?|someone|you|there) (?!is|was|were|came|launched)/;
/** What stands after what it leaves out. */
const isLeavingOut = /sah$|^jangan |^skip/;
const isNo = /^((ka|eng|n)?gg?[ae]?k?|p?ora|ra|no|m?boten)$/;
/** "Punya Instagram gak, mau follow" */
const isTag = / (?:(?:e?n)?gg?[ae]?k|ga|p?ora|ra|m?boten)(?=(?: (?:lur|mas|mbak|kak|min|bang))?,)/gi;
const isThere = /^(ada|punya|tau|tahu|mau|pernah|gelem|bi?sa|bs|iso|isa|saged|ono|ana|duwe|wonten|bantu)$/;

function readWords(words: readonly string[], names: Names): Reading {
  const pieces: Piece[] = [];
  const spoken = { en: 0, id: 0, jv: 0 };
  let hasJavanese = false;
  const note = ({ languages }: Entry, word = '') => {
    if (isEnglishPlural.test(word) && languages.includes('en')) spoken.en += 0.1;
    hasJavanese ||= languages.length === 1 && languages[0] === 'jv';
    for (const language of languages) spoken[language] += 1 / languages.length;
  };
  for (let at = 0; at < words.length; ) {
    const numbered = yearsAt(words, at);
    if (numbered) {
      pieces.push(numbered.piece);
      if (/\b(between|and|to|till|until|through)\b/.test(numbered.piece.text)) spoken.en += 1;
      at += numbered.length;
      continue;
    }
    const named = nameAt(words, at, names);
    const phrase = phraseAt(words, at);
    if (named && named.length >= (phrase?.length ?? 0) && phrase?.entry.meaning !== 'site') {
      if (phrase && named.isWord) note(phrase.entry);
      pieces.push({ ...named.piece, otherwise: phrase?.entry.meaning });
      at += named.length;
      continue;
    }
    const length = phrase?.length ?? 1;
    const entry = phrase?.entry ?? knownForm(words[at] ?? '', names);
    if (entry && 'languages' in entry) note(entry, words[at]);
    hasJavanese ||= isJavaneseForm.test(words[at] ?? '');
    const piece = pieceOf(words.slice(at, at + length).join(' '), entry);
    if (piece) pieces.push(piece);
    at += length;
  }
  // "iso Laravel ora?" asks; it denies nothing.
  if (pieces.length > 1) {
    const at = pieces.findLastIndex(
      ({ project, meaning }) => !project && !/owner|you|human/.test(meaning ?? ''),
    );
    if (isNo.test(pieces[at]?.text ?? '')) pieces.splice(at, 1);
  }
  // "Web saja, mobile gausah": what is left out stands before it.
  const last = pieces.at(-1);
  if (last?.meaning === 'not' && isLeavingOut.test(last.text))
    pieces.splice(-2, 2, last, ...pieces.slice(-2, -1));
  // "What does he build apps with?"
  if (/^what (do|does|did|has|is|are|was|were)\b.*(?<!work) with$/.test(words.join(' ')))
    pieces.splice(1, 0, { text: 'with', meaning: 'use' });
  // "Who is that app for?"
  if (/ for( then)?$/.test(words.join(' ')) && words.some((word) => /^whom?$/.test(word)))
    pieces.push({ text: 'for', meaning: 'client' });
  // "Can he build us a website?", "bisa bikin aplikasi buat warung saya?", "I run a bakery and need a website."
  const isWished =
    isWish.test(words.join(' ')) && pieces.some(({ meaning }) => meaning === 'can' || meaning === 'make');
  if (isWished || isNeed.test(words.join(' '))) pieces.push({ text: 'needed', meaning: 'hire' });
  // A polite "brother" before the owner's name is the owner, not a brother of theirs.
  const merged = pieces.filter(
    ({ meaning, text }, index) =>
      (meaning !== 'owner' || pieces[index - 1]?.meaning !== 'owner') &&
      !(meaning === 'private' && pieces[index - 1]?.text === 'my') &&
      !(pieces[index + 1]?.meaning === 'owner' && /^(saudara|bapak|ibu|adik|kakak)$/.test(text)),
  );
  const language = mostSpoken(spoken, hasJavanese) ?? (looksEnglish(words) ? 'en' : undefined);
  // "Web portofolio ini", "this portfolio website"
  const withoutKind = merged.filter(
    ({ meaning }, at) =>
      meaning !== 'website' ||
      !(/^porto/.test(merged[at + 1]?.text ?? '') || merged[at - 1]?.text === 'this portfolio'),
  );
  return { pieces: withThisSite(withoutKind), language };
}

const isEnglishPlural = /[^aious]s$/;
const isJavaneseForm = /(?:an|[^l]in|un)e$|ipun$/;

const isWish =
  /(?<!\b(?:ever|did he|did you) )\b(build|make(?! sure)|bikin|gaw[ei]|n?damel) (\w+ ){0,4}(us|our|(?<!on )my|me|saya|kami|kula|kulo)\b|\b(build|design|do|draw|make)s? (\w+ ){1,6}for (my|our) /;

const isNeed =
  /\b(i|we|my) (\w+ ){0,8}(needs?|wants?|would like|looking for) (a|an|our|some) (\w+ ){0,2}(site|website|web ?page)\b|\b(butuh|perlu|pengen|pingin|butuhe|kepengen) (?:punya |duwe |nduwe |dibuatin |dibikinin |digawekke )?(?:\w+ )?(web|website|situs)\b(?! (?:kay|sep|koyo))/;

/** "Ini web apa?", "which site is this?" and "situs yang kubuka ini" are of this site; "aplikasi ini web?" is not. */
function withThisSite(pieces: readonly Piece[]): Piece[] {
  const isThis = (piece?: Piece) => /^(this|ini|iki|punika|menika)$/.test(piece?.text ?? '');
  return pieces.map((piece, at) => {
    const next = pieces[at + 1];
    const isSite =
      next?.meaning === 'you' ||
      isThis(next?.meaning === 'what' ? pieces[at + 2] : next) ||
      /^(web|situs)nya (sendiri|dh?ewe)$/.test(`${piece.text} ${next?.text}`) ||
      (isThis(pieces[at - 1]) && (pieces[at - 2]?.meaning ?? 'greeting') === 'greeting');
    const isOwn = piece.meaning === 'website' || /^porto/.test(piece.text);
    return isOwn && isSite ? { text: piece.text, meaning: 'site' as const } : piece;
  });
}

function pieceOf(typed: string, entry: Form | undefined): Piece | undefined {
  const text = entry?.text ?? typed;
  if (!entry) {
    const year = /^(?:19\d|20[0-3])\d$/.test(text) ? Number(text) : undefined;
    if (year) return { text, year };
    if (/^\d{1,2}$/.test(text)) return { text, number: Number(text) };
    return /^\p{L}{1,2}$/u.test(text) ? undefined : { text };
  }
  if (!('languages' in entry)) return entry;
  const { meaning, month, number } = entry;
  if (meaning === 'lastYear' || meaning === 'thisYear') {
    return { text, year: new Date().getFullYear() - (meaning === 'lastYear' ? 1 : 0) };
  }
  if (meaning) return { text, meaning };
  if (month !== undefined) return { text, month };
  return number === undefined ? undefined : { text, number };
}

/** `2022 to 2024`, `between 2022 and 2024`, `2022-2024`. */
function yearsAt(words: readonly string[], at: number): { piece: Piece; length: number } | undefined {
  const text = words.slice(at, at + 4).join(' ');
  const [found = '', year, lastYear] =
    /^(?:(?:between|antara) )?((?:19|20)\d\d) (?:(?:to|till|until|through|thru|ke|sampai|hingga|tekan|nganti|s d) )?((?:19|20)\d\d)\b/.exec(
      text,
    ) ??
    /^(?:between|antara) ((?:19|20)\d\d) (?:and|dan|lan) ((?:19|20)\d\d)\b/.exec(text) ??
    [];
  if (!found) return undefined;
  return {
    piece: { text: found, year: Number(year), lastYear: Number(lastYear) },
    length: found.split(' ').length,
  };
}

function phraseAt(words: readonly string[], at: number): { length: number; entry: Entry } | undefined {
  const [written = '', second = ''] = words.slice(at);
  const isKnown = written.length < 5 || phrases.has(written) || seconds.has(written);
  // "Palng lawas"
  const first = (!isKnown && [...seconds.keys()].find((one) => isTypingMistake(written, one))) || written;
  // "Paling serign"
  const meant =
    second.length > 3 && !phrases.has(second)
      ? seconds.get(first)?.find((one) => isTypingMistake(singular(second), singular(one)))
      : undefined;
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
    const text = words.slice(at, at + length).join(' ');
    const entry =
      phrases.get(text) ??
      (length > 1 ? phrases.get(text.replace(/(?:nya?|n?e|ipun|s|an)$/, '')) : undefined) ??
      (length === 2 ? phrases.get(`${first} ${meant ?? second}`) : undefined);
    if (entry) return { length, entry };
  }
  return undefined;
}

const singular = (word: string) => word.replace(/(?<=.{6})s$/, '');

/** What phrases of two words end with, by what they begin with. */
const seconds = new Map<string, string[]>();
for (const key of phrases.keys()) {
  const [first = '', second, third] = key.split(' ');
  if (second && !third) seconds.set(first, [...(seconds.get(first) ?? []), second]);
}

/** The longest name that begins at a word. */
function nameAt(words: readonly string[], at: number, names: Names) {
  const project = findProjectName(words, at, names);
  for (let length = Math.min(3, words.length - at); length > 0; length -= 1) {
    if (project && project.length >= length) break;
    const text = words.slice(at, at + length).join(' ');
    const stem = text.replace(/(?:nya|ne)$/, '');
    const profile = names.profiles.get(text) ?? names.profiles.get(stem);
    const technology = names.technologies.get(text) ?? names.technologies.get(stem);
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
  const stem = indonesianStem(word);
  const isMeant = (one: string) =>
    one.startsWith(word) || isTypingMistake(word, one) || isTypingMistake(stem, one);
  if (
    names.shop.some(
      (one) =>
        one === stem || (word.length > 5 && !phrases.has(word) && (isMeant(one) || one.startsWith(stem))),
    )
  )
    return { piece: { text: word, meaning: 'service' } as Piece, length: 1, isWord: false };
  return undefined;
}

/** Whether words that are not known have letters together that Indonesian and Javanese have not. */
function looksEnglish(words: readonly string[]): boolean {
  const some = words.filter(
    (word) => /th|sh|wh|ph|ck|[eo]{2}|ea|([bdfgpz])\1|x|q|v|[cdfgjvwyz]$/.test(word) && /[aeiou]/.test(word),
  );
  return words.length > 1 && some.length * 2 > words.length;
}

/** Javanese shows in few words, since most of its words are Indonesian too. */
function mostSpoken({ en, id, jv }: Record<Language, number>, hasJavanese: boolean): Language | undefined {
  if (en === 0 && id === 0 && jv === 0) return undefined;
  if (en > id && (en > jv || !hasJavanese)) return 'en';
  return hasJavanese && jv >= id ? 'jv' : 'id';
}
