import { fits, means, readNeeds, tagOf } from './asked.ts';
import type { Piece } from './read-question.ts';
import { type Sense, senses } from './senses.ts';
import type { Meaning } from './words.ts';

const readSenses = senses.map((sense) => ({ ...sense, ...readNeeds(sense.needs ?? '') }));

/**
 * Words and names that mean different things as what they mean beside the others. A name that is also a common word is one
 * only beside words that make it one, and among nothing that is not understood.
 */
export function settleLooseNames(pieces: readonly Piece[]): Piece[] {
  const tags = tagsOf(pieces);
  const isUnknown = tags.has('#word');
  const hasTool = tags.has('#tool');
  const isAmongTools =
    hasTool ||
    pieces.some(
      (piece) =>
        (isToolWord(piece) || piece.text === 'write') &&
        !/^(can|able|english|javanese|indonesian|languages?)$/.test(piece.text),
    ) ||
    pieces.every((piece) => (piece.technology !== undefined && piece.text !== 'go') || isBesideTools(piece));
  const isTalk = pieces.some((piece, at) => isOfTalk(piece) && pieces[at - 1]?.meaning !== 'not');
  const isOfCode = pieces.some(saysCode);
  const some = readSenses.filter((one) => fits(one, tags));
  return pieces.flatMap((piece, at): Piece[] => {
    const { text } = piece;
    const before = pieces[at - 1];
    const as = (meaning: Meaning) => [{ text, meaning }];
    const sense = some.find((one) => isMeant(one, pieces, at));
    if (sense?.as === '') return [];
    if (sense?.as === '#word') return [{ text: sense.word?.exec(text)?.[0] ?? text }];
    if (sense) return as(sense.as);
    // "Bikin website berapa?" asks for a price.
    if (
      piece.meaning === 'howMany' &&
      at === pieces.length - 1 &&
      (tags.has('website') || tags.has('mobile')) &&
      /^(bikin(?!an)|buat|gawe(?!y?an)|make|build)/.test(pieces[0]?.text ?? '')
    )
      return as('price');
    // "How many notes does the app know?"
    if (
      piece.project &&
      piece.isLoose &&
      ((tags.has('#firm') && /^(howMany|#number)$/.test(tagOf(before ?? piece))) ||
        (!piece.otherwise && pieces.some((one) => one.text === 'it')))
    )
      return [{ text }];
    // "What happens when …?" asks for no date.
    if (
      text === 'when' &&
      at > 0 &&
      (tagOf(pieces[at + 1] ?? piece) === '#word' || pieces.slice(0, at).some(saysHow))
    )
      return [];
    // "The GitHub link of that project" is its source.
    if (piece.profile && piece.technology && !isOfCode && pieces.some((one) => one.project || saysDemo(one)))
      return as('repo');
    if (piece.profile && piece.technology && tags.has('repo') && !tags.has('#project'))
      return [{ text, profile: piece.profile }];
    // "Does this chatbot work?"
    const isThis = /^(this|ini|iki)$/.test(before?.text ?? '') && piece.otherwise === 'human';
    if (piece.project && piece.otherwise && !/^(goes|demo|cv)$/.test(piece.otherwise) && (isTalk || isThis))
      return as(piece.otherwise);
    const isOfOffice = /^(excel|word)$/.test(text) && pieces.some(isDocument);
    if (!piece.technology || !piece.isLoose || hasTool || isOfOffice || (isAmongTools && !isUnknown))
      return [piece];
    return text === 'go' && !isUnknown ? [] : [{ text, isLoose: true }];
  });
}

/** What the pieces are, and what several of them are together. */
function tagsOf(pieces: readonly Piece[]): ReadonlySet<string> {
  const tags = new Set<string>(pieces.map(tagOf));
  if (pieces.length > 2) tags.add('#long');
  if (pieces.some(({ project, isLoose }) => project && !isLoose)) tags.add('#firm');
  if (pieces.some(({ technology, isLoose }) => technology && !isLoose)) tags.add('#tool');
  if (pieces.filter((piece) => tagOf(piece) === '#word').length > 1) tags.add('#words');
  return tags;
}

function isMeant(sense: Sense, pieces: readonly Piece[], at: number): boolean {
  const [before, piece, after] = [pieces[at - 1], pieces[at], pieces[at + 1]];
  const { word, of, next } = sense;
  return (
    isSaid(word, piece) &&
    isSaid(of, piece) &&
    isSaid(sense.before, before) &&
    isSaid(sense.after, after) &&
    (isSaid(next, before) || isSaid(next, after)) &&
    pieces.some((one) => isSaid(sense.with, one))
  );
}

function isSaid(test: RegExp | string | undefined, piece: Piece | undefined): boolean {
  if (!test || !piece) return !test;
  return typeof test === 'string' ? test.split(' ').includes(tagOf(piece)) : test.test(piece.text);
}

const isBesideTools = means('#month #project #year compare it list not only or thing');
/** "My stock list in an Excel sheet" */
const isDocument = ({ text }: Piece) =>
  /^(sheet|spreadsheet|document|dokumen|laporan|formula|file)/.test(text);
const isOfTalk = means('greeting thanks you');
const saysCode = means('make programming repo study use');
const saysDemo = means('demo mobile project website');
const saysHow = means('can goes how what where who why work');
const isToolWord = means(
  'backend can compare difficulty experience favourite first framework frontend howMany language latest make mobile more most programming project speak tell thing tools use website what',
);
