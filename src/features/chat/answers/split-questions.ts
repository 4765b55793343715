import { isUnread, means } from './asked.ts';
import type { Names } from './names.ts';
import { type Piece, type Reading, readQuestion } from './read-question.ts';

/** What makes a sentence ask. */
export const isAsking = means('can client how howMany list price tell what when where who why');

/** "My deadline is tomorrow", "no client" and "it cannot be clicked" ask nothing. */
export function asksIn(pieces: readonly Piece[]): boolean {
  return pieces.some(
    (piece, at) => isAsking(piece) && piece.text !== 'kok' && pieces[at - 1]?.meaning !== 'not',
  );
}

const starters =
  /^(?:who|what|when|where|which|how|why|(?:is|are|does|did|was|were) \w+|(?:do|can|could|would|will|should|has|have|may) (?:he|she|its?|they|you|i|we|the|this|that|there|his|your|my|any|all|some)|whether|anything|something|name (?:his|the|all)|minta|njaluk|spill|siapa|apa(?:kah)?|kapan|di ?mana|mana|berapa|gimana|bagaimana|bisa|mau gak?|ada|sopo|opo|piye|piro|endi|kepiye|for whom)\b/i;

const enders =
  /\b(apa|siapa|mana|berapa|gimana|opo|sopo|endi|ngendi|piro|pira|piye|pundi|pinten|ada|ana|ono|g[ak]k?|nggak|ngga|ora|mboten|blm|bel[ou]m|durung|kan|right)(?: (?:sih|ya|yo|to|nih|kak|mas))?\W*$/i;

/**
 * The questions of a message, each of them read: by sentence, and at "and" or a comma where both sides ask something.
 */
export function splitQuestions(message: string, names: Names): Reading[] {
  const isAnnounced = announcement.test(message);
  const sentences = message
    // "Does he know Python or just the web?"
    .replace(/ (?=(?:or|atau|utawa|po) (?:just|only|cuma|mung|hanya) )/gi, ', ')
    .replace(announcement, '')
    .replace(/\b(?:pertama|kedua),/gi, '')
    .split(
      /(?<=[?!\n]|\b(?:mentioned|heard|told|denger|dengar|krungu|mireng|katanya|jarene))\s+(?!nothing|back|from)|(?<=[?!\n])|(?<=[^\d\s]{2}\.)(?<!\b(?:mr|ms|mrs|dr|sdr|bpk)\.)\s+|[;]/i,
    )
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
  return sentences.flatMap((sentence, at) =>
    splitSentence(sentence, names, isAnnounced).map((reading) => ({
      ...reading,
      asks: reading.asks || sentence.endsWith('?'),
      // "I sell plants. Has he …?", "I am a first year. …"
      isTold:
        reading.isTold ||
        (at < sentences.length - 1 &&
          !/\?\s*$/.test(sentence) &&
          reading.pieces.some(introduction.test(sentence) ? isOfVisitor : isOfBusiness) &&
          !reading.pieces.some(isOfThisSite)),
    })),
  );
}

/** "Two things: …", "mau tanya dua hal, …" */
const announcement =
  /^[^,:?]*\b(?:two|2|dua|loro)(?::|(?: \w+)? (?:things|questions|qs|hal|pertanyaan|sisan)\b[^,:?-]*[-,:])\s/i;

const isOfBusiness = means('price sell shop');
const isOfVisitor = means('price sell shop study university');
const isOfThisSite = means('#profile #project #technology hire howMany message order owner service what you');
const ofAll = /^\W*(of|out of|among|dari|saka|seko|saking) (all|semua|seluruh|kabeh|sedaya)\b/i;
const isOfContact = means('contact email phone');
const isOfOwnContact = means('contact email owner phone');
const isGreetingWord = means('greeting help human thanks');

/** "I am Budi from Bandung", "kami dari HRD": what is asked comes after it. */
const introduction =
  /^\W*((hi|hello|halo|hai|perkenalkan)\W+)*(my name is|i am|i['’]?m|we are|we['’]?re|this is|nama|namaku|saya|aku|kami|kita|kula|kulo|jenengku)\b/i;
/** "Back-end dev here, …", "sorry, my boss asked, …": what is asked beside it does not depend on it. */
const preface =
  /\b(i|i.?m|i.?ve|my|we|our|saya|aku|temenku|kancaku|gue|gw|kami|kula|kulo|sorry|maaf|gabut)\b|^\W*(?:lagi|two|dua|2)\b|\bhere\W*$/i;
const condition = /\b(if|kalau|kalo|nek|yen|menawi)\b/i;
const isTopic = means(
  '#month #project #technology #year failed feedback hire it make mobile order price project sell terms thing website',
);

const isTool = means('#technology');
const isComparing = means('compare judge more newer older what');
const isAddress = means('demo download repo');
/** "In a team, or all by himself?" */
const isOr = /^(or|atau|utawa|n?apa|opo)\b/i;
const isOnly = means('only');
const isOfPeople = means('alone client team');
const isPointing = means('it');
const isNamed = means('#project owner site you');

const isIntroducing = means(
  '#word alone compare design from greeting human live mine name study university work',
);

/** A part goes with what stands before it, unless both ask. Each part is read once, so that many of them take no longer. */
function splitSentence(sentence: string, names: Names, isAnnounced: boolean): Reading[] {
  const whole = readQuestion(sentence, names);
  const questions: { text: string; asks: boolean; isGreeting: boolean; isTold?: boolean | undefined }[] = [];
  for (const { separator, text } of partsOf(sentence)) {
    const { pieces } = readQuestion(text, names);
    const last = questions.at(-1);
    const asks = isAnnounced || (!ofAll.test(text) && (asksIn(pieces) || enders.test(text)));
    // "His GitHub link, and …?", "the demo of the shop, and …?"
    const isLink = (pieces.at(-1)?.profile !== undefined || pieces.some(isAddress)) && !pieces.some(isUnread);
    // "His shoe size and e-mail?"
    const isWay =
      pieces.some(isOfContact) &&
      pieces.every(isOfOwnContact) &&
      !condition.test(sentence) &&
      !readQuestion(last?.text ?? '', names).pieces.some(isOfContact);
    // "Any with Flutter and Firebase, mas?" is of both.
    const begins =
      pieces.some(({ meaning }) => meaning !== 'what') &&
      !(last && pieces.every(isTool)) &&
      (asks || starters.test(text));
    const isIntroduction = introduction.test(text) && pieces.every(isIntroducing);
    const isGreeting = isIntroduction || (pieces.length > 0 && pieces.every(isGreetingWord));
    const isSame =
      last?.isGreeting && !begins && readQuestion(last.text, names).pieces[0]?.meaning === 'thanks';
    if (last?.isGreeting && !begins && pieces.every(isIntroducing)) {
      last.text += separator + text;
      continue;
    }
    if (last?.isGreeting && !isSame) questions.pop();
    if (isWay && last) last.asks = true;
    const isPreface = (one: string) =>
      preface.test(one) && !condition.test(one) && !readQuestion(one, names).pieces.some(isTopic);
    const leans = pieces.some(isPointing) && !pieces.some(isNamed);
    // "Which is better, Flutter or Kotlin?"
    const isOpen = (one: string) => readQuestion(one, names).pieces.every(isComparing);
    // "I'm comparing portfolios: which …?"
    const isIntroduced = separator.startsWith(':') && preface.test(last?.text ?? '');
    const isPrefaced = last && !last.asks && begins && !leans && (isIntroduced || isPreface(last.text));
    if (isPrefaced) last.isTold = true;
    // "The newest project, please, I am on a bus."
    // "…, or does he only write code?"
    const isAside =
      last?.asks &&
      ((isOr.test(text) && pieces.some(isOnly)) ||
        (!asks && !begins && (isPreface(text) || /\b(bgt|banget|tenan)\b/.test(text))));
    if (
      !last ||
      (last.isGreeting && !isSame) ||
      (last.asks && begins && !isOpen(last.text) && !(isOr.test(text) && pieces.some(isOfPeople))) ||
      isWay ||
      isPrefaced ||
      isAside
    )
      questions.push({ text, asks: begins || isLink, isGreeting, isTold: isAside });
    else {
      last.text += separator + text;
      last.asks ||= asks || (begins && separator.startsWith(','));
    }
  }
  return questions.map(({ text, asks, isTold = false }) => ({
    ...readQuestion(text, names),
    language: whole.language,
    asks,
    isTold,
  }));
}

function partsOf(sentence: string): { separator: string; text: string }[] {
  const parts = sentence.split(
    /(\s+[&+]\s+|[,:]\s+(?:(?:and|also|plus|dan|lan|saha)\s+)?|\s+(?:and(?! i\b)|dan|lan|karo|kaliyan|plus|as well as|(?:abis|habis) itu|bar kuwi|after that|pisan|serta|saha|sekalian|sekaligus|then|terus|trus|trs|njur|banjur|(?<!tahun |bulan |minggu )lalu|btw|sisan|(?<!kerja |ngobrol |baca )s?ama|n|or(?=\s+(?:is|are|do|does|did|can|has)\s))\s+)/i,
  );
  return parts.flatMap((text, index) =>
    index % 2 === 0 ? [{ separator: parts[index - 1] ?? '', text }] : [],
  );
}
