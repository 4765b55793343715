import type { KnownProject } from '#features/chat/knowledge.ts';
import { type Asked, alwaysBeside, means, type Told } from './asked.ts';
import { listed, plain } from './markdown-text.ts';
import { isForTeam, technologiesOf } from './project-query.ts';
import { questionWords } from './question-words.ts';
import { findPassage, isIn, isNameOf, sentencesOf } from './search-projects.ts';
import { searchedFor } from './sought-words.ts';
import { fieldsIn } from './tool-answers.ts';

/** What can be asked of every project. */
export const asksOfProject = means(
  `${alwaysBeside} #number #project #technology #year address ai alone backend client closed database demo design difficulty download editor framework frontend howMany it language list make mobile name only programming project repo screens since stack team tell tools use website when where who work`,
);

/**
 * One or several projects by their names, with what was asked of them. Whatever else the question says is looked for in
 * their texts, which either hold it or do not.
 *
 * @param otherWords what no fact of a project accounts for; `undefined` when that is nothing a text could hold
 */
export function aboutNamed(asked: Asked, otherWords: readonly string[] | undefined): Told {
  const told = asked.named.map((project) => aboutOne(asked, project, otherWords));
  const known = told.filter(({ claim }) => claim !== 'unknown');
  const text = [...new Set((known.length > 0 ? known : told).map((one) => one.text))].join('\n\n');
  return { text, claim: known[0]?.claim ?? 'unknown' };
}

function aboutOne(asked: Asked, project: KnownProject, otherWords: readonly string[] | undefined): Told {
  const { say, says, tell } = asked;
  const offered: Told = { text: tell.say('offered', project), claim: 'unknown' };
  if (!otherWords) return offered;
  // "The code of the campus chatbot": what it is says which is meant.
  const isOfRecord = says('demo', 'download', 'repo', 'role', 'when') || (says('how', 'make') && says('use'));
  const words = otherWords.filter(
    (word) =>
      // "How many notes does the banknote app know?"
      ((says('howMany') && !project.title.toLowerCase().includes(word)) ||
        !isNameOf(word, project, asked.knowledge)) &&
      !questionWords(project.owner).includes(word) &&
      !(isOfRecord && isIn(word, project, asked.knowledge, true)),
  );
  // "What is the one called that reads out money?"
  if (says('name') && says('what') && words.length > 0)
    return { text: `${say('partly')}\n\n${tell.say('whole', project)}`, claim: 'part' };
  const [outline] = project.paragraphs;
  // What it is for is the likely reason, and what sets it apart.
  if (
    outline &&
    (says('compare') ||
      (says('why') &&
        words.length === 0 &&
        !says('demo', 'difficulty', 'download', 'not', 'repo', 'use', 'when')))
  )
    return { text: `${say('unsure')} ${tell.quoted(project, outline)}`, claim: 'part' };
  if (says('role') || (says('why') && !says('difficulty')) || words.length > 0) {
    if (says('client') && !says('how', 'why'))
      return { text: `${say('partly')} ${factsOf(asked, project) ?? tell.made(project)}`, claim: 'part' };
    const isOfFacts =
      (!says('how', 'why') || says('demo', 'download', 'repo')) &&
      (says('download', 'repo', 'team', 'when', 'who') || says('demo') || fieldsIn(asked).length > 0);
    const facts = isOfFacts ? factsOf(asked, project) : undefined;
    return (
      quotedFor(asked, project, words) ??
      (facts ? { text: `${say('partly')} ${facts}`, claim: 'part' } : offered)
    );
  }
  if (says('how') && !says('demo', 'difficulty', 'download', 'make', 'repo', 'tools')) {
    const use = sentencesOf(project.paragraphs[0] ?? project.description).slice(0, 2);
    return { text: tell.quoted(project, use.join(' ')), claim: 'sure' };
  }
  const text = factsOf(asked, project);
  return text === undefined ? offered : { text, claim: 'sure' };
}

/** The paragraph of its text that holds most of what the question says; beside a doubt with less than 60 % of it, or where two hold as much. */
function quotedFor(asked: Asked, project: KnownProject, words: readonly string[]): Told | undefined {
  const { says, say, tell, knowledge, pieces } = asked;
  // Of several, what is doubtful is not told beside what is not.
  const doubtful = asked.named.length > 1 ? 'unknown' : 'part';
  const passage = findPassage(words, project, knowledge, {
    besides: pieces
      .filter((piece) => !piece.project && !says('role'))
      .flatMap(searchedFor)
      .filter((word) => !words.includes(word)),
    isOfMaking: says('difficulty', 'how', 'role', 'why'),
    leansTo: leaningOf(asked, project),
  });
  // How it was made the second paragraph tells most often.
  const [, making] = words.length > 0 && says('how', 'why') ? project.paragraphs : [];
  if (!passage || (passage.count === 0 && !says('role')))
    return making ? { text: `${say('unsure')} ${tell.quoted(project, making)}`, claim: doubtful } : undefined;
  // "Which animation library?" is not answered by what does not name one.
  const isNamed = project.technologies.some((name) => passage.quotes.join(' ').includes(name));
  if (passage.count < 2 && !says('how', 'why') && fieldsIn(asked).length > 0 && !isNamed) return undefined;
  // "Who wrote the texts?" is not answered by one word of them.
  if (says('who') && says('make') && words.length === 1) return undefined;
  if (says('howMany') && !number.test(passage.quotes.join(' '))) return undefined;
  // Who it was a text seldom says.
  const isDoubtful = passage.share < 0.6 || passage.quotes.length > 1;
  if ((isDoubtful && !says('role')) || says('who'))
    return {
      text: `${say('unsure')} ${tell.quoted(project, ...passage.quotes)}`,
      claim: passage.share < 0.45 ? doubtful : 'part',
    };
  return { text: tell.nearest(project, passage), claim: 'part' };
}

/** What an answer to a question such as "how many" says. */
function leaningOf({ says }: Asked, { technologies }: KnownProject): RegExp | undefined {
  if (says('role')) return /\b(I|my|me)\b/;
  if (says('howMany')) return number;
  // "What is the search built on?"
  const names = technologies.map((name) => name.replace(/\W/g, '\\$&'));
  return says('database', 'make', 'tools', 'use')
    ? new RegExp(`(?<!\\w)(${names.join('|')})(?!\\w)`)
    : undefined;
}

const number = /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\b/i;

/** What the record says of each thing that the question asks; `undefined` where it cannot. */
function factsOf(asked: Asked, project: KnownProject): string | undefined {
  const { say, says, tell, technologies, pieces } = asked;
  const isCounted = says('howMany');
  if (isCounted && says('client', 'closed', 'demo', 'download', 'repo', 'use') && !says('tools'))
    return undefined;
  const parts: string[] = [];
  if (technologies.length > 0 && !says('repo'))
    parts.push(...technologies.map((name) => tell.uses(project, name)));
  else if (
    says('can') &&
    says('use') &&
    !says('make', 'price', 'speak') &&
    !pieces.some(({ number }) => number)
  )
    parts.push(tell.address(project, 'demo'));
  else if (fieldsIn(asked).length > 0) {
    const text = withField(asked, project);
    parts.push(text || tell.say('madeWith', project));
  } else if (says('stack', 'tools') || (says('use') && !says('where', 'who')))
    parts.push(tell.say('madeWith', project));
  // How many made it only a team's record says.
  const isOfPeople = says('alone', 'team') || (isCounted && says('make', 'work'));
  if (isOfPeople && isCounted && !says('when') && !isForTeam(project)) return undefined;
  if (says('client') || (says('where', 'who') && says('use')))
    parts.push(...(isOfUsers(asked) ? audienceOf(asked, project) : []), tell.made(project));
  else if (says('when') || isOfPeople || pieces.some(({ year }) => year)) parts.push(tell.made(project));
  else if (says('who')) {
    // "Who drew the pictures?"
    if (says('screens')) return undefined;
    parts.push(say('madeBy', { madeFor: tell.made(project) }));
  }
  // "Who was in the team?"
  if (isOfPeople && says('who')) parts.push(say('rest'));
  for (const what of ['repo', 'demo', 'download'] as const) {
    const isAsked =
      says(what) ||
      (what === 'repo' && says('closed')) ||
      (what === 'demo' &&
        says('address', 'where') &&
        !says('client', 'download', 'from', 'live', 'make', 'repo', 'use'));
    // What cannot be tried may be there to download.
    const isShut =
      what === 'demo' && project.url === 'private' && (project.download ?? 'private') !== 'private';
    if (isAsked) parts.push(tell.address(project, what));
    if (isAsked && isShut && !says('download')) parts.push(tell.address(project, 'download'));
  }
  if (says('screens')) parts.push(tell.screens(project));
  if (says('difficulty')) {
    // The first paragraph tells what it is.
    const [, hard] = project.paragraphs;
    if (!hard) return undefined;
    parts.push(tell.quoted(project, hard));
  }
  return parts.length > 0 ? parts.join(' ') : tell.say('whole', project);
}

/** "For whom?" asks for those who use it, too; "whose?" does not. */
function isOfUsers({ pieces }: Asked): boolean {
  return pieces.some(
    ({ meaning, text }) =>
      meaning === 'use' ||
      (meaning === 'client' &&
        /for|help|buat|untuk|nggo|kagem|tuju|audien|aim|uses|sasar|guna|paka/.test(text)),
  );
}

/** What it is, and what its text says of those whom it is for. */
function audienceOf({ tell, language }: Asked, project: KnownProject): string[] {
  const { description, paragraphs } = project;
  const said = [description, ...paragraphs.slice(0, 1)]
    .flatMap(sentencesOf)
    .find((text) => audience.test(text));
  const isToldApart = said && (language !== 'en' || !description.includes(said));
  return [tell.say('purpose', project), ...(isToldApart ? [tell.quoted(project, said)] : [])];
}

const audience = /\b((made|is) for|for (people|students|those|anyone|everyone))\b/i;

/** Which database, framework and so on it is made with. */
function withField(asked: Asked, project: KnownProject): string | undefined {
  const names = fieldsIn(asked).flatMap((field) =>
    technologiesOf(field, project.technologies, asked.knowledge),
  );
  const technologies = listed([...new Set(names)].map(plain), asked.language);
  return names.length > 0 ? asked.tell.say('madeWith', project, { technologies }) : undefined;
}
