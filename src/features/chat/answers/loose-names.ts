import { means, tagOf } from './asked.ts';
import type { Piece } from './read-question.ts';
import type { Meaning } from './words.ts';

/**
 * A name that is also a common word is one only beside words that make it one, and among nothing that is not understood.
 * A language is one of code beside "use", "write" and the like.
 */
export function settleLooseNames(pieces: readonly Piece[]): Piece[] {
  const says = (meaning: Meaning) => pieces.some((piece) => piece.meaning === meaning);
  const isUnknown = pieces.some((piece) => tagOf(piece) === '#word');
  const hasTool = pieces.some(({ technology, isLoose }) => technology !== undefined && !isLoose);
  const isAmongTools =
    hasTool ||
    pieces.some(
      (piece) => isToolWord(piece) && !/^(can|able|english|javanese|indonesian|languages?)$/.test(piece.text),
    ) ||
    pieces.every((piece) => (piece.technology !== undefined && piece.text !== 'go') || isBesideTools(piece));
  const isTalk = pieces.some((piece, at) => isOfTalk(piece) && pieces[at - 1]?.meaning !== 'not');
  const tongues = pieces.filter(({ meaning }) => meaning === 'speak');
  const isOfCode = pieces.some(saysCode);
  const isOfDemo = pieces.some(saysDemo) && !says('where');
  const isOfMessages = pieces.some(saysMessages);
  const hasProject = pieces.some(({ project }) => project);
  const hasFirm = pieces.some(({ project, isLoose }) => project && !isLoose);
  const isDated = pieces.some((piece) => piece.year || piece.project || saysDate(piece));
  const isTrade = (!says('owner') && !says('tell')) || pieces.some(saysTrade);
  const mine = pieces.findIndex(({ meaning }) => meaning === 'mine');
  const ofMine = pieces.findIndex(
    ({ isLoose, project }, at) => project && isLoose && at > mine && at < mine + 3,
  );
  return pieces.flatMap((piece, at): Piece[] => {
    const { text } = piece;
    const as = (meaning: Meaning) => [{ text, meaning }];
    // "For my hiring notes", "tell me about him for my notes": a visitor's own.
    if (mine >= 0 && at >= mine && at <= ofMine) return [];
    // "How does it count stock?"
    if (text === 'count' && (says('how') || hasProject)) return [{ text }];
    if (text === 'model' && hasProject && says('use')) return as('ai');
    // "How many notes does Monev know?"
    if (
      piece.project &&
      piece.isLoose &&
      hasFirm &&
      /^(howMany|#number)$/.test(tagOf(pieces[at - 1] ?? piece))
    )
      return [{ text }];
    // "Where do the ideas come from?"
    if (text === 'ide' && !says('use')) return as('character');
    if (text === 'yo' && at > 0) return [];
    // "Apk apa saja?" asks for apps.
    if (text === 'apk' && at === 0 && pieces.some(saysShop) && !hasProject) return as('mobile');
    if (text === 'how much' && pieces[at + 1]?.text === 'projects') return as('howMany');
    if (/^happen/.test(text) && !isOfMessages) return [];
    // "What happens when …?" asks for no date.
    if (text === 'when' && pieces.slice(0, at).some(saysHow)) return [];
    // "When was it finished?" asks when it was made, "is it finished?" asks what no record says.
    if (!isDated && /^(finish|complet)/.test(text)) return as('judge');
    // "Try it live" asks for a demo, "kok pakai C?" for the reason; "kok keren" for none.
    if (text === 'live' && (isOfDemo || hasProject)) return as('demo');
    if (text === 'kok' && !isUnknown && !hasProject) return [];
    if (/^(part|bagian)$/.test(text) && says('difficulty')) return [];
    if (text === 'bagian' && says('owner')) return as('role');
    // "Is there an app for me?" is no order.
    if (/^for (me|us)$/.test(text) && !pieces.some(saysOrder)) return [{ text }];
    if (text === 'pesan' && isOfDemo && !isOfMessages) return as('order');
    if (/^pesen/.test(text) && isOfMessages) return as('message');
    // "I sell on the market", "a website to sell with".
    if (text === 'jualan' && !pieces.some(saysShop)) return [{ text }];
    if (text === 'go' && says('message')) return as('goes');
    // "His thesis" is not the service.
    if (piece.meaning === 'service' && !isTrade && /^(skripsi|thesis)/.test(text)) return [{ text }];
    if (text === 'napa' && at > 0) return as('what');
    if (piece === tongues[0] && tongues.length === 1 && isOfCode && /^(languages?|bahasa)$/.test(text))
      return as('language');
    // "The GitHub link of that project" is its source.
    if (piece.profile && piece.technology && hasProject && !isOfCode) return as('repo');
    const isThis = piece.otherwise === 'human' && /^(this|ini|iki)$/.test(pieces[at - 1]?.text ?? '');
    if (piece.project && piece.otherwise && (isTalk || isThis)) return as(piece.otherwise);
    if (!piece.technology || !piece.isLoose || hasTool || (isAmongTools && !isUnknown)) return [piece];
    return text === 'go' && !isUnknown ? [] : [{ text }];
  });
}

const isBesideTools = means('or not it compare only');
const isOfTalk = means('you greeting thanks');
const saysCode = means('use make programming repo');
const saysDemo = means('demo project website mobile');
const saysMessages = means('goes form email chat mine');
const saysDate = means('when howMany');
const saysTrade = means('price howMany can order sell how hire shop help');
const saysShop = means('what list where owner you shop service');
const saysHow = means('how why goes');
const saysOrder = means('make can price');
const isToolWord = means(
  'use can tools language framework frontend backend project website mobile make programming experience more most compare favourite tell what latest first howMany difficulty speak',
);
