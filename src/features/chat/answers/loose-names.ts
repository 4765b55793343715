import { means, tagOf } from './asked.ts';
import { excluding } from './meant-projects.ts';
import type { Piece } from './read-question.ts';
import type { Meaning } from './words.ts';

/**
 * A name that is also a common word is one only beside words that make it one, and among nothing that is not understood.
 * A language is one of code beside "use", "write" and the like.
 */
export function settleLooseNames(pieces: readonly Piece[]): Piece[] {
  const says = (meaning: Meaning) => pieces.some((piece) => piece.meaning === meaning);
  const unknown = pieces.filter((piece) => tagOf(piece) === '#word').length;
  const isUnknown = unknown > 0;
  const hasTool = pieces.some(({ technology, isLoose }) => technology !== undefined && !isLoose);
  const isAmongTools =
    hasTool ||
    pieces.some(
      (piece) =>
        (isToolWord(piece) || piece.text === 'write') &&
        !/^(can|able|english|javanese|indonesian|languages?)$/.test(piece.text),
    ) ||
    pieces.every((piece) => (piece.technology !== undefined && piece.text !== 'go') || isBesideTools(piece));
  const isTalk = pieces.some((piece, at) => isOfTalk(piece) && pieces[at - 1]?.meaning !== 'not');
  const tongues = pieces.filter(({ meaning }) => meaning === 'speak');
  const isOfCode = pieces.some(saysCode);
  const isOfDemo = pieces.some(saysDemo) && !says('where');
  const isOfMessages = pieces.some(saysMessages);
  const hasProject = pieces.some(({ project }) => project);
  const isSolved =
    pieces.some(({ text }) => /^(problem|masalah)/.test(text)) &&
    pieces.some(({ text }) => /^solv|selesai/.test(text));
  const hasFirm = pieces.some(({ project, isLoose }) => project && !isLoose);
  const isTrade = (!says('owner') && !says('tell')) || pieces.some(saysTrade);
  return pieces.flatMap((piece, at): Piece[] => {
    const { text } = piece;
    const [before, after] = [pieces[at - 1], pieces[at + 1]];
    // "Dari jurusan apa?"
    if (piece.meaning === 'from' && after?.meaning === 'study') return [];
    const as = (meaning: Meaning) => [{ text, meaning }];
    // "Does he make online shops?" is of work, not of his own shop.
    if (says('make') && !hasProject && /^(jasa|service|servis)$/.test(text)) return as('hire');
    const trade = /toko|shop|store/.exec(text);
    if ((says('make') || says('client') || says('hire')) && !hasProject && !says('price') && trade)
      return [{ text: trade[0] }];
    // "Bikin website berapa?" asks for a price.
    if (
      piece.meaning === 'howMany' &&
      at === pieces.length - 1 &&
      /^(bikin(?!an)|buat|gawe(?!y?an)|make|build)/.test(pieces[0]?.text ?? '')
    )
      return as('price');
    // "Can he write Swift?"
    if (piece.meaning === 'message' && (says('language') || pieces.some(({ technology }) => technology)))
      return as('use');
    if ((text === 'yo' && at > 0) || text === 'jajal') return [];
    // "An Express shop", "the online batik shop", "a real client"
    const isBeside = (test: RegExp) => test.test(`${before?.text} ${after?.text}`);
    if (text === 'shop' && pieces.some(({ technology }) => technology)) return [];
    if (text === 'online' && isBeside(/toko|shop|store/)) return [];
    if (text === 'real' && (says('client') || says('shop') || says('use'))) return [];
    // "Besides coding, …"
    const isCoding = (one?: Piece) => /^n?god|^coding/.test(one?.text ?? '');
    if (piece.meaning === 'not' && excluding.test(text) && isCoding(after)) return [];
    if (isCoding(piece) && excluding.test(before?.text ?? '')) return [];
    // "How does it count stock?"
    if (/^count/.test(text) && (says('how') || hasProject || before?.meaning === 'it')) return [{ text }];
    // "A church library"
    if (/^librar(y|ies)$/.test(text) && (isUnknown || says('thing')) && !says('use')) return [{ text }];
    if (text === 'model' && hasProject && says('use')) return as('ai');
    // "Can teachers edit it themselves?"
    if (text === 'sendiri' && /#word|site/.test(tagOf(before ?? piece))) return [];
    // "The guy behind this page", "yang punya halaman ini"
    const isHeld = (one?: Piece) => /punya$|^kagungan/.test(one?.text ?? '');
    if (isHeld(piece) && [before, after].some((one) => one && isPlace(one))) return as('owner');
    if (
      isPlace(piece) &&
      (isHeld(before) || isHeld(after) || (piece.meaning === 'site' && before?.meaning === 'owner'))
    )
      return pieces.length > 2 ? [] : [piece];
    // "How many notes does the app know?"
    if (
      piece.project &&
      piece.isLoose &&
      hasFirm &&
      (/^(howMany|#number)$/.test(tagOf(before ?? piece)) || before?.text === 'which')
    )
      return [{ text }];
    // "Apk apa saja?" asks for apps.
    if (text === 'apk' && at === 0 && pieces.some(saysShop) && !hasProject) return as('mobile');
    // "What happens when …?" asks for no date.
    if (text === 'when' && at < pieces.length - 1 && pieces.slice(0, at).some(saysHow)) return [];
    // "Has he done anything with payments?" asks for no price.
    if (text === 'payments') return [{ text }];
    // "Try it live" asks for a demo, "kok pakai C?" for the reason; "kok keren" for none.
    if (
      text === 'live' &&
      (isOfDemo ||
        hasProject ||
        says('thing') ||
        ((hasTool || (says('it') && !says('owner'))) && !says('where')))
    )
      return as('demo');
    // "Does it have users?" asks for no owner.
    if (
      /^(user|customer|pengguna)/.test(text) &&
      before?.text !== 'real' &&
      !says('who') &&
      (isUnknown || !says('what'))
    )
      return [{ text }];
    if (text === 'kok' && !isUnknown && !hasProject) return [];
    if (/^(part|bagian)$/.test(text) && says('difficulty')) return [];
    if (text === 'bagian' && says('owner')) return as('role');
    // "Is there an app for me?" is no order.
    if (/^for (me|us)$/.test(text) && !pieces.some(saysOrder)) return [{ text }];
    if (text === 'cara kerjanya' && hasProject) return as('how');
    if (piece.profile && piece.technology && says('repo') && !isUnknown && !hasProject)
      return [{ text, profile: piece.profile }];
    // "Which problem does it solve?" asks what it is for.
    if (isSolved && /^(problem|masalah|solv)|selesai/.test(text)) return as('tell');
    // "Whom was it made for?"
    if (piece.meaning === 'hire' && /^di/.test(text) && (says('client') || says('when'))) return as('make');
    if (/^h?ilang$/.test(text) && says('chat')) return as('stored');
    // "Is Monev old?"
    if (
      hasProject &&
      /^(umur.*|.*kapan|.*dah berapa lama|how many years|berapa tahun)$|^how old$/.test(text) &&
      (text !== 'how old' || after?.project || before?.project)
    )
      return as('when');
    if (hasFirm && /^(new|old|recent|baru|lawas|lama|suwe)$/.test(text) && !says('what') && unknown < 2)
      return as('when');
    // "Is the code available?" hires nobody, "React apa Laravel?" asks for one of them.
    if (text === 'available' && !says('owner') && !says('you')) return [];
    if (/^(apa|opo)$/.test(text) && before?.technology && after?.technology) return as('or');
    if (/^pesen/.test(text) && isOfMessages) return as('message');
    // "I sell on the market", "a website to sell with".
    if (text === 'jualan' && !pieces.some(saysShop)) return [{ text }];
    // "His thesis" is not the service.
    if (piece.meaning === 'service' && !isTrade && /^(skripsi|thesis)/.test(text)) return [{ text }];
    // "How many projects are on this site?", "the most used across the portfolio"
    if (piece.meaning === 'site' && (says('project') || says('most'))) return [];
    if (text === 'gemini' && (says('you') || says('human'))) return as('ai');
    if (text === 'napa' && at > 0) return as('what');
    if (tongues.length === 1 && isOfCode && !says('you') && /^(lang|bahasa|basa)/.test(text))
      return as('language');
    // "The GitHub link of that project" is its source.
    if (piece.profile && piece.technology && pieces.some((one) => one.project || saysDemo(one)) && !isOfCode)
      return as('repo');
    const isThis = piece.otherwise === 'human' && /^(this|ini|iki)$/.test(before?.text ?? '');
    if (piece.project && piece.otherwise && piece.otherwise !== 'goes' && (isTalk || isThis))
      return as(piece.otherwise);
    if (!piece.technology || !piece.isLoose || hasTool || (isAmongTools && !isUnknown)) return [piece];
    return text === 'go' && !isUnknown ? [] : [{ text, isLoose: true }];
  });
}

const isPlace = means('site website sections project');
const isBesideTools = means('or not it compare only thing');
const isOfTalk = means('you greeting thanks');
const saysCode = means('use make programming repo');
const saysDemo = means('demo project website mobile');
const saysMessages = means('goes form email chat mine limit readable');
const saysTrade = means('price howMany can order sell how hire shop help');
const saysShop = means('what list where owner you shop service make');
const saysHow = means('how why goes what who where can');
const saysOrder = means('make can price');
const isToolWord = means(
  'use can tools language framework frontend backend project website mobile make programming experience more most compare favourite tell what latest first howMany difficulty speak',
);
