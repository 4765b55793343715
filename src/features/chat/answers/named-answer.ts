import { type Asked, isProjectWord, means, type Told } from './asked.ts';
import { aboutNamed, asksOfProject } from './named-projects.ts';
import { aboutWords } from './project-answers.ts';
import { searchedFor } from './sought-words.ts';
import { isAsking } from './split-questions.ts';

/** What is said of the projects that the question names. */
export function ofNamedProjects(asked: Asked): Told | undefined {
  const { pieces, named, says } = asked;
  if (named.length === 0) return undefined;
  // "What would one like it cost?", "can he make us one?"
  if (says('make') && says('hire', 'price'))
    return {
      text: `${asked.say('partly')} ${asked.say(says('price') ? 'noPrices' : 'hire')}`,
      claim: 'part',
    };
  const ofYears = pieces.some(({ year }) => year) ? 'after before or' : '';
  const isBeside = means(
    `help how human mine not role sections why ${says('database') ? 'privacy' : ''} ${says('screens') ? '#number first' : ''} ${says('download') ? 'phone' : ''} ${ofYears}`,
  );
  const rest = pieces.filter((piece) => !asksOfProject(piece) && !isBeside(piece));
  // "Something about music or notes" names no project, though one is called so.
  if (says('or') && says('project', 'thing')) {
    const words = pieces.filter((piece) => piece.project || rest.includes(piece)).map(({ text }) => text);
    const text = aboutWords(asked, words.join(' ').split(' '));
    if (text) return { claim: 'part', text };
  }
  const isQuestion =
    pieces.some((piece) => isAsking(piece) || isProjectWord(piece)) || says('demo', 'download', 'repo');
  const isOnlyWord = pieces.every(({ project, isLoose }) => !project || isLoose);
  const isToSearch = rest.every(
    (piece) => !isOfPeople(piece) || (piece.meaning === 'age' && rest.length > 1),
  );
  const isReason = says('why') || rest.length > 1;
  // "Does it work without JavaScript?" asks for more than what it is made with.
  const isMore =
    pieces.some(({ text }) => /^(buat|untuk|kanggo) (apa|opo)$/.test(text)) ||
    (!says('make', 'use') && (rest.length > 0 || says('not', 'work')));
  const words = pieces.filter(
    (piece) =>
      rest.includes(piece) ||
      (isReason && isOfReason(piece) && !/^\d/.test(piece.text)) ||
      (isMore && piece.technology),
  );
  const told = aboutNamed(asked, isToSearch ? words.flatMap(searchedFor) : undefined);
  // "Is Notes fun?" may be of the word.
  if (rest.length > 0 && isOnlyWord && !isQuestion && told.claim !== 'part') return undefined;
  return rest.length > 0 && told.claim === 'sure' ? { ...told, claim: 'part' } : told;
}

/** What no text of a project is asked for. */
const isOfPeople = means(
  'after age before between experience feelings judge more most newer older plans private reply terms',
);
const isOfReason = means('#number #technology database demo design download framework screens team');
