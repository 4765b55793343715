import type { KnownProject } from '#features/chat/knowledge.ts';
import type { Asked, Tag } from './asked.ts';
import { listed, plain } from './markdown-text.ts';
import { namesOf } from './project-query.ts';
import { searchSentences } from './search-projects.ts';
import { fieldsIn } from './tool-answers.ts';

/** What can be asked of every project. */
export const asksOfProject: ReadonlySet<Tag> = new Set<Tag>(
  'when client who make use tools stack language framework repo closed address demo download screens difficulty team alone live howMany project website mobile where list #technology #project only frontend backend database design editor ai #year work programming it #number tell name'.split(
    ' ',
  ) as Tag[],
);

/**
 * One or several projects by their names, with what was asked of them. Whatever else the question says is looked for in
 * their texts, which either hold it or do not.
 *
 * @param otherWords what no fact of a project accounts for; `undefined` when that is nothing a text could hold
 */
export function aboutNamed(asked: Asked, otherWords: readonly string[] | undefined): string {
  return asked.named.map((project) => aboutOne(asked, project, otherWords)).join('\n\n');
}

/** What "how many" asks for. */
const number = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|dua|tiga|empat|lima)\b/i;

function aboutOne(asked: Asked, project: KnownProject, otherWords: readonly string[] | undefined): string {
  const { say, says, tell, technologies, pieces, knowledge } = asked;
  const offered = tell.say('offered', project);
  if (!otherWords || says('judge', 'why')) return offered;
  if (otherWords.length > 0) {
    if (says('client')) return `${say('partly')} ${tell.made(project)}`;
    const isLoose = pieces.some((piece) => piece.project && piece.isLoose);
    const found = searchSentences(
      otherWords,
      project,
      knowledge.projects,
      says('howMany') ? number : undefined,
    );
    return found.length > 0 && (!isLoose || otherWords.length < 4) ? tell.quoted(project, found) : offered;
  }
  const isCounted = says('howMany');
  if (isCounted && says('download', 'demo', 'repo', 'closed', 'use') && !says('tools')) return offered;
  const parts: string[] = [];
  if (technologies.length > 0 && !says('repo'))
    parts.push(...technologies.map((name) => tell.uses(project, name)));
  else if (says('can') && says('use')) parts.push(tell.address(project, 'demo'));
  else if (fieldsIn(asked).length > 0) parts.push(withField(asked, project));
  else if (says('tools', 'stack') || (says('use') && !says('who'))) parts.push(tell.say('madeWith', project));
  const isOfPeople = says('client', 'team', 'alone') || (isCounted && says('make', 'work'));
  if (says('client') && !says('when'))
    parts.push(...(isOfUsers(asked) ? [tell.say('purpose', project)] : []), tell.made(project));
  else if (says('when') || isOfPeople || pieces.some(({ year }) => year)) parts.push(tell.made(project));
  else if (says('who')) parts.push(say('madeBy', { madeFor: tell.made(project) }));
  for (const what of ['repo', 'demo', 'download'] as const) {
    const isAsked =
      says(what) || (what === 'repo' && says('closed')) || (what === 'demo' && says('live', 'address'));
    if (isAsked) parts.push(tell.address(project, what));
  }
  if (says('screens')) parts.push(tell.screens(project));
  if (says('difficulty')) {
    const hard = project.paragraphs[1];
    parts.push(hard ? tell.quoted(project, [hard]) : offered);
  }
  return parts.length > 0 ? parts.join(' ') : tell.say('whole', project);
}

/** "For whom?" asks for those who use it, too; "whose?" does not. */
function isOfUsers({ pieces }: Asked): boolean {
  return pieces.some(({ meaning, text }) => meaning === 'client' && /for|buat|untuk|kanggo/.test(text));
}

/** Which database, framework and so on it is made with. */
function withField(asked: Asked, project: KnownProject): string {
  const names = fieldsIn(asked).flatMap((field) => namesOf(field, project.technologies));
  const technologies = listed([...new Set(names)].map(plain), asked.language);
  return asked.tell.say(names.length > 0 ? 'madeWith' : 'offered', project, { technologies });
}
