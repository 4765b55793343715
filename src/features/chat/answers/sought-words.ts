import { means } from './asked.ts';
import type { Piece } from './read-question.ts';
import { type Meaning, phrases } from './words.ts';

/** What may be looked for in texts: "in two weeks" may not. */
export function isSought(piece: Piece): boolean {
  return (
    isSearchable(piece) && !piece.isLoose && !/^(one|two|day|week|month|dua|hari|minggu)s?$/.test(piece.text)
  );
}

const isSearchable = means(
  '#number #word ai chat cv features greeting order price readable sell service shop speak university',
);

/** The words of a piece that a text may hold: "internet" of "tanpa internet". */
export function searchedFor({ text }: Piece): string[] {
  const tells = (meaning?: Meaning) =>
    meaning !== undefined && !/^(not|website|mobile|project)$/.test(meaning);
  const words = text.split(' ');
  return words.filter(
    (word) => words.length === 1 || !phrases.has(word) || tells(phrases.get(word)?.meaning),
  );
}

/** What any text may say: by itself it describes nothing. */
export const tellsNothing =
  /^(back|beg[aiu]n+|cepet|every(body|day)|final|front|half|hand|leav|left|mov|own|putt?|same|slow|spe[en][dt]|three|told|trust|wait|young)(e?[drs]?|es|ing)$/;
