import type { Knowledge, KnownProject } from '#features/chat/knowledge.ts';
import type { Facts } from './facts.ts';
import { byDate, fields, type ProjectQuery } from './project-query.ts';
import type { Piece } from './read-question.ts';
import { searchProjects, searchSentences } from './search-projects.ts';
import type { projectTeller } from './tell-projects.ts';
import type { Language, Meaning } from './words.ts';

/** What a piece of a question is to the grammar: its meaning, or what is named; `#word` is not understood. */
export type Tag =
  | Meaning
  | '#project'
  | '#technology'
  | '#profile'
  | '#year'
  | '#month'
  | '#number'
  | '#word';

/** A question that has been read, with what is needed to answer it. */
export type Asked = {
  pieces: readonly Piece[];
  says: (...meanings: Meaning[]) => boolean;
  named: readonly KnownProject[];
  technologies: readonly string[];
  query: ProjectQuery;
  language: Language;
  knowledge: Knowledge;
  facts: Facts;
  tell: ReturnType<typeof projectTeller>;
};

/** A kind of question. */
export type Kind = {
  /** What the question must say, parted by spaces; `|` parts alternatives. */
  needs: string;
  /** What it may say beside that. What it says beyond lowers the claim. */
  beside?: string;
  /** Whether the answer holds when not all is understood, as long as it says so. */
  isFirm?: boolean;
  /** Whether words that are not understood are part of it. */
  takesAll?: boolean;
  /** The answer, or `undefined` when the question is of this kind but the content has nothing on it. */
  answer: (asked: Asked) => string | undefined;
};

/** What may stand in any question without changing what is asked. */
export const alwaysBeside = new Set('owner you it what tell can thing or'.split(' '));

const ofOwner = new Set<Meaning>(['owner', 'tell', 'what']);

const ofProjects =
  'project website mobile make use list howMany who when where #number only not but can client team alone repo demo download screens #technology #project #year #month since before program programming work language framework frontend backend database design editor ai tools';
const ofTools =
  'use can tools language framework programming make project list experience howMany how favourite';

/** The kinds of question, the more particular first: of two that explain a question equally well, the first one counts. */
export const kinds: Kind[] = [
  // The bot, and the turns of a conversation
  { needs: 'secret', beside: 'not', takesAll: true, answer: ({ facts }) => facts.secret },
  { needs: 'greeting|howAreYou', beside: 'human greeting howAreYou help how', answer: hello },
  { needs: 'thanks', beside: 'human site website greeting list work', answer: ({ facts }) => facts.thanks },
  { needs: 'bye', beside: 'thanks human greeting', answer: ({ facts }) => facts.bye },
  {
    needs: 'who you make',
    beside: 'human',
    answer: (asked) => (says(asked, 'owner') ? undefined : asked.facts.botMaker),
  },
  {
    needs: 'who|name you',
    beside: 'name human who',
    answer: ({ facts, says }) => (says('owner') ? undefined : facts.bot),
  },
  { needs: 'human', beside: 'who chat or model ai make real use name', answer: ({ facts }) => facts.bot },
  { needs: 'you how work', beside: 'human', answer: ({ facts }) => facts.bot },
  {
    needs: 'you what|model use|model',
    beside: 'ai model human make',
    answer: ({ facts, says }) => (says('model', 'ai') ? facts.model : undefined),
  },
  {
    needs: 'you feelings|age',
    beside: 'before message chat feelings have',
    answer: ({ facts, says }) => (says('owner') ? undefined : facts.limits),
  },
  { needs: 'speak', beside: 'you use human', answer: ({ facts }) => facts.speak },
  {
    needs: 'help',
    beside: 'you greeting mine human',
    answer: ({ facts, says }) => (says('owner') ? facts.stack : facts.help),
  },

  {
    needs: 'you make|use',
    beside: 'make use how',
    answer: ({ facts, pieces }) =>
      pieces[0]?.meaning !== 'owner' &&
      pieces.some(({ text }) => /^(made|built|dibuat|digawe|dibikin)/.test(text))
        ? facts.bot
        : undefined,
  },
  {
    needs: 'you repo',
    beside: 'list where',
    answer: (asked) => (asked.says('project', 'owner') ? undefined : aboutSite(asked)),
  },
  {
    needs: 'speak repo|programming|make',
    beside: 'use can',
    answer: ({ facts }) => facts.ofField('language'),
  },

  // The site
  {
    needs: 'failed',
    beside: 'message mine form why contact how not goes',
    isFirm: true,
    answer: ({ facts }) => facts.failed,
  },
  {
    needs: 'limit',
    beside: 'message form mine chat how howMany goes contact',
    isFirm: true,
    answer: ({ facts }) => facts.limit,
  },
  {
    needs: 'goes',
    beside: 'message form where mine chat contact who email use',
    answer: ({ facts, says }) =>
      says('message', 'form', 'email', 'chat', 'mine') ? facts.goesTo : undefined,
  },
  {
    needs: 'message where|goes',
    beside: 'message form mine chat contact',
    answer: ({ facts }) => facts.goesTo,
  },
  {
    needs: 'stored|readable|privacy',
    beside:
      'shop chat message mine site where goes who make list email form use how privacy stored readable not page',
    answer: ({ facts, says }) =>
      says('readable') && !says('chat', 'message', 'mine', 'stored', 'who') ? undefined : facts.stored,
  },
  { needs: 'email mine', beside: 'where goes use how stored privacy', answer: ({ facts }) => facts.stored },
  {
    needs: 'feedback',
    beside: 'site website where message contact how goes form mine',
    isFirm: true,
    answer: ({ facts }) => facts.feedback,
  },
  {
    needs: 'features',
    beside: 'site website list howMany where use can page',
    answer: ({ facts, says, pieces }) =>
      says('site', 'website') && pieces.some(({ text }) => /section|page|bagian|halaman/.test(text))
        ? facts.sections
        : facts.siteUnknown,
  },
  { needs: 'who make website', beside: 'site', answer: ({ facts }) => facts.maker },
  { needs: 'site who make', answer: ({ facts }) => facts.maker },
  { needs: 'site speak', beside: 'use', answer: ({ facts }) => facts.siteUnknown },
  {
    needs: 'site',
    beside: 'make use how when repo tools framework #technology language programming',
    answer: aboutSite,
  },

  // Reaching the owner
  {
    needs: 'reply',
    beside: 'when how limit message contact form email goes mine howMany',
    isFirm: true,
    answer: ({ facts }) => facts.reply,
  },
  { needs: '#profile', beside: 'social contact list where name', answer: profiles },
  {
    needs: 'email',
    beside: 'contact where list social mine goes message how',
    isFirm: true,
    answer: ({ facts, says }) => (says('mine') ? undefined : facts.email),
  },
  {
    needs: 'phone',
    beside: 'contact where list mine mobile howMany',
    isFirm: true,
    answer: ({ facts, says }) => (says('use') ? undefined : facts.phone),
  },
  {
    needs: 'network',
    beside: 'social contact name or where list',
    isFirm: true,
    answer: ({ facts }) => facts.noProfile,
  },
  { needs: 'social', beside: 'contact list where name', answer: ({ facts }) => facts.social },
  {
    needs: 'form',
    beside: 'list where contact message site goes how use',
    isFirm: true,
    answer: ({ facts }) => facts.formPlace,
  },
  {
    needs: 'goes|make|can message|chat',
    beside: 'mine form contact how where',
    answer: ({ facts, says }) => (says('make') ? undefined : facts.contact),
  },

  // The shop
  {
    needs: 'price',
    beside:
      'shop service howMany how list order mine project website mobile make hire contact #project phone',
    isFirm: true,
    answer: ({ facts, says }) => (says('order', 'contact') ? facts.order : facts.shop),
  },
  {
    needs: 'order',
    beside: 'shop service how hire list where mine contact',
    isFirm: true,
    answer: ({ facts }) => facts.order,
  },
  {
    needs: 'shop|service',
    beside: 'howMany tools study shop service list mine make where how hire help',
    isFirm: true,
    answer: ({ facts, says }) => (says('project', 'website', 'mobile') ? undefined : facts.shop),
  },

  {
    // "Bikin aplikasi kasir berapa?" asks for a price, "berapa aplikasi yang dibuat?" for a number.
    needs: 'make howMany website|mobile',
    isFirm: true,
    answer: ({ facts, pieces }) =>
      pieces[0]?.meaning === 'make' && pieces.at(-1)?.meaning === 'howMany' ? facts.shop : undefined,
  },

  // Working together
  {
    needs: 'terms',
    beside: 'hire work when where how howMany price contact #month since list',
    isFirm: true,
    answer: ({ facts }) => facts.terms,
  },
  {
    needs: 'cv',
    beside: 'goes where list download project design link mine contact',
    answer: ({ facts }) => facts.cv,
  },
  {
    needs: 'hire',
    beside:
      'work contact how list project website mobile make team when university study service mine use where university #technology shop',
    isFirm: true,
    answer: ({ facts, says }) => (says('why') ? facts.terms : facts.hire),
  },
  {
    needs: 'contact',
    beside: 'where how list who when form phone email message social list work project',
    isFirm: true,
    answer: ({ facts }) => facts.contact,
  },

  // The owner
  { needs: 'private', beside: 'who name where how howMany list', answer: ({ facts }) => facts.private },
  {
    needs: 'age',
    beside: 'when howMany how who',
    answer: ({ facts, says }) => (says('mine', 'it') ? undefined : facts.private),
  },
  { needs: 'university', beside: 'where when name study list live', answer: ({ facts }) => facts.university },
  { needs: 'study', beside: 'where work or when who still live', answer: ({ facts }) => facts.study },
  { needs: 'live', beside: 'where', answer: ({ facts }) => facts.location },
  { needs: 'where owner', answer: ({ facts }) => facts.location },
  { needs: 'name', beside: 'who', answer: ({ facts }) => facts.fullName },
  {
    needs: 'work',
    beside: 'study where how',
    answer: ({ facts, says }) => (says('how', 'where') ? undefined : facts.role),
  },
  {
    needs: 'who|bio',
    beside: 'project site make bio name programming work',
    answer: ({ facts, says }) => (says('project', 'mine') ? undefined : facts.about),
  },
  {
    needs: 'owner|tell',
    beside: 'owner tell',
    answer: ({ facts, pieces }) =>
      pieces.every(({ meaning }) => meaning && ofOwner.has(meaning)) ? facts.about : undefined,
  },
  { needs: 'you tell', answer: ({ facts }) => facts.about },

  // Projects among each other
  {
    needs: '#project newer|older|first|latest',
    beside: 'or make #project when than it compare',
    answer: inOrder,
  },
  { needs: '#project compare', beside: '#project or more', answer: bothProjects },

  // Tools
  { needs: 'most', beside: `${ofTools} #technology mobile website`, answer: mostUsed },
  {
    needs: 'more|compare|or #technology',
    beside: `${ofTools} more compare or #technology mobile website`,
    answer: counted,
  },
  { needs: 'more website|mobile', beside: 'or more project make website mobile', answer: countedKinds },
  {
    needs: 'favourite',
    beside: `${ofTools} #technology mobile website or`,
    answer: ({ facts }) => facts.stack,
  },
  {
    needs: 'tools',
    beside: `${ofTools} where`,
    answer: ({ facts, says }) => (says('project') && says('use') ? undefined : facts.tools),
  },
  {
    needs: 'language|framework|frontend|backend|database|design|editor|ai',
    beside: `${ofTools} list`,
    answer: ofField,
  },
  {
    needs: 'can programming|use|make|owner',
    beside: 'programming use make',
    answer: ({ facts, says, pieces }) =>
      says('programming') || pieces.every(({ meaning }) => meaning && alwaysBeside.has(meaning))
        ? facts.stack
        : undefined,
  },
  {
    needs: '#technology',
    beside:
      'language framework frontend backend database design editor ai use can tools make experience work programming project list it not',
    answer: aboutTechnology,
  },

  // Projects
  {
    needs: 'experience',
    beside: 'howMany when programming make mobile work project since',
    answer: sinceWhen,
  },
  { needs: 'when make', beside: 'mobile website project first programming since list', answer: sinceWhen },
  { needs: 'latest|first', beside: `${ofProjects} latest first or not`, answer: firstOrLatest },
  { needs: 'client', beside: `${ofProjects} live`, answer: clients },
  { needs: 'howMany', beside: ofProjects, answer: countProjects },
  {
    needs: 'project|website|mobile|repo|demo|download|team|alone|screens|#technology|#year|list|make',
    beside: `${ofProjects} byDate`,
    answer: listProjects,
  },
];

function says({ says: said }: Asked, meaning: Meaning): boolean {
  return said(meaning);
}

function hello({ facts, pieces, says: said }: Asked): string {
  const text = pieces.map((piece) => piece.text).join(' ');
  const salam = /alaikum|السلام/.test(text) ? "Wa'alaikumussalam!" : '';
  const time = timesOfDay.find(({ words }) => words.test(text));
  const greeting = [salam, time && facts.t(time.en, time.id, time.id)].filter(Boolean).join(' ');
  return `${said('howAreYou') ? `${facts.well} ` : ''}${facts.hello(greeting)}`;
}

const timesOfDay = [
  { words: /pagi|enjing|morning/, id: 'Sugeng enjing!', en: 'Good morning, sugeng enjing!' },
  { words: /siang|good day/, id: 'Sugeng siang!', en: 'Good day, sugeng siang!' },
  { words: /sore|sonten|afternoon/, id: 'Sugeng sonten!', en: 'Good afternoon, sugeng sonten!' },
  { words: /malam|dalu|evening/, id: 'Sugeng dalu!', en: 'Good evening, sugeng dalu!' },
];

/** The project that is this site itself: the one that the owner also calls "this website". */
function aboutSite({ knowledge: { projects, bot }, facts, tell, says: said }: Asked): string {
  const site = projects.find(({ kind, id }) =>
    bot.projects[`${kind}/${id}`]?.names.some((name) =>
      /^(this|web|website|situs) (ini|site|website)$/.test(name),
    ),
  );
  if (!site) return `${facts.maker} ${facts.sections}`;
  if (said('repo')) return tell.address(site, 'repo');
  return `${facts.maker} ${tell.whole(site)}`;
}

function profiles({ pieces, facts }: Asked): string {
  return pieces.flatMap(({ profile }) => (profile ? [facts.profile(profile)] : [])).join(' ');
}

function inOrder({ named, tell, says: said }: Asked): string | undefined {
  if (named.length < 2) return undefined;
  return tell.inOrder(byDate(named), said('newer', 'latest'));
}

function bothProjects({ named, tell }: Asked): string | undefined {
  return named.length < 2 ? undefined : named.map(tell.whole).join('\n\n');
}

function mostUsed({ query, tell, facts, says: said }: Asked): string | undefined {
  const names = query.projects.flatMap(({ technologies }) => technologies);
  const ranked = count(names);
  const [first] = ranked;
  if (!first || !said('use', 'tools', 'language', 'framework', 'can', 'most')) return undefined;
  const best = ranked.filter(([, times]) => times === first[1]).map(([name]) => name);
  const rest = ranked.slice(best.length, best.length + 3).map(([name, times]) => `${name} (${times})`);
  const others = rest.length > 0 ? ` ${tell.t('Then', 'Lalu', 'Banjur')} ${rest.join(', ')}.` : '';
  return `${tell.t(
    `Most often: ${best.join(', ')}, in ${first[1]} projects${best.length > 1 ? ' each' : ''}.`,
    `Paling sering: ${best.join(', ')}, ${best.length > 1 ? 'masing-masing ' : ''}di ${first[1]} proyek.`,
    `Paling kerep: ${best.join(', ')}, ing ${first[1]} proyek.`,
  )}${others} ${facts.toTools}`;
}

function counted({ technologies, query, knowledge, tell, says: said }: Asked): string | undefined {
  const projects =
    query.kinds.length === 1
      ? knowledge.projects.filter(({ kind }) => kind === query.kinds[0])
      : knowledge.projects;
  const isList = said('thing', 'list', 'project', 'website', 'mobile') && !said('more', 'compare', 'most');
  if (technologies.length < 2 || isList) return undefined;
  const uses = technologies.map((name) => ({
    name,
    times: projects.filter((project) => project.technologies.includes(name)).length,
  }));
  const lines = uses.map(({ name, times }) =>
    times > 0
      ? tell.t(
          `${name} is used in ${times} projects here`,
          `${name} dipakai di ${times} proyek`,
          `${name} dienggo ing ${times} proyek`,
        )
      : tell.t(
          `I do not know of a project here with ${name}`,
          `soal ${name} aku belum tahu, nggak ada proyeknya di sini`,
          `bab ${name} aku durung ngerti, ora ana proyeke ing kene`,
        ),
  );
  return `${capital(lines.join('; '))}.`;
}

function countedKinds({ facts, says: said }: Asked): string | undefined {
  return said('website') && said('mobile') ? facts.counts : undefined;
}

function ofField({ pieces, facts, says: said }: Asked): string | undefined {
  if (said('project', 'website', 'mobile') && !said('can')) return undefined;
  return (
    pieces
      .flatMap(({ meaning }) => (meaning && fields.has(meaning) ? [facts.ofField(meaning) ?? ''] : []))
      .join(' ') || undefined
  );
}

/** Each technology by itself: the projects that use it, that it is listed only, or that it is not. */
function aboutTechnology({
  technologies,
  knowledge: { tools, projects, owner },
  query,
  tell,
  facts,
  says: said,
}: Asked): string | undefined {
  if (technologies.length === 0 || said('not')) return undefined;
  if (said('project', 'list', 'thing') && technologies.length > 1) return undefined;
  const unlisted = technologies.filter(
    (name) => !tools.includes(name) && !projects.some((project) => project.technologies.includes(name)),
  );
  const parts = technologies
    .filter((name) => !unlisted.includes(name))
    .map((name) => {
      const some = projects.filter(
        (project) =>
          project.technologies.includes(name) &&
          (query.kinds.length !== 1 || project.kind === query.kinds[0]),
      );
      if (some.length === 0) {
        return tell.t(
          `${owner.name} uses ${name}, but no project here is made with it. The whole list is in ${facts.toTools}.`,
          `${owner.name} pakai ${name}, tapi belum ada proyek di sini yang dibuat dengan itu. Daftar lengkapnya ada di ${facts.toTools}.`,
          `${owner.name} nganggo ${name}, nanging durung ana proyek ing kene sing digawe nganggo kuwi. Dhaptare ing ${facts.toTools}.`,
        );
      }
      return `${tell.t(
        `${owner.name} uses ${name}. ${some.length} ${some.length === 1 ? 'project uses' : 'projects use'} ${name}:`,
        `${owner.name} pakai ${name}. Yang pakai ${name} ada ${some.length} proyek:`,
        `${owner.name} nganggo ${name}. Sing nganggo ${name} ana ${some.length} proyek:`,
      )}\n\n${tell.list(some)}`;
    });
  if (unlisted.length > 0) parts.push(facts.notListed(unlisted));
  return parts.join('\n\n');
}

function sinceWhen({ knowledge: { projects, owner }, query, tell, says: said }: Asked): string | undefined {
  if (said('it', 'mine')) return undefined;
  const some = byDate(
    query.kinds.length === 1 ? projects.filter(({ kind }) => kind === query.kinds[0]) : projects,
  );
  const first = some.at(-1);
  if (!first) return undefined;
  return tell.t(
    `How many years ${owner.name} has worked I do not know. The first project here is ${tell.linked(first)}, ${tell.when(first)}.`,
    `Berapa lama pengalaman ${owner.name} aku belum tahu. Proyek pertama di sini ${tell.linked(first)}, ${tell.when(first)}.`,
    `Suwene pengalaman ${owner.name} aku durung ngerti. Proyek kawitan ing kene ${tell.linked(first)}, ${tell.when(first)}.`,
  );
}

function firstOrLatest({ query, pieces, tell, says: said }: Asked): string | undefined {
  const sorted = byDate(query.projects);
  const parts: string[] = [];
  const number = pieces.find((piece) => piece.number)?.number ?? 1;
  if (sorted.length === 0) return none(tell);
  if (said('latest')) {
    const isSecond = pieces.some(({ text }) => text.startsWith('second'));
    const some = isSecond ? sorted.slice(1, 2) : sorted.slice(0, number);
    parts.push(
      `${isSecond ? tell.t('The one before the newest:', 'Sebelum yang terbaru:', 'Sadurunge sing anyar:') : tell.t('The newest:', 'Yang terbaru:', 'Sing paling anyar:')}\n\n${tell.dated(some)}`,
    );
  }
  if (said('first')) {
    parts.push(
      `${tell.t('The first:', 'Yang pertama:', 'Sing kawitan:')}\n\n${tell.dated(sorted.slice(-number))}`,
    );
  }
  return parts.join('\n\n');
}

function clients({ query, tell, says: said }: Asked): string | undefined {
  if (!said('project', 'website', 'mobile', 'make', 'client')) return undefined;
  if (query.projects.length === 0) return none(tell);
  return `${tell.t('Made for or with others:', 'Yang dibuat untuk atau bersama orang lain:', 'Sing digawe kanggo utawa bareng wong liya:')}\n\n${tell.owned(query.projects)}`;
}

function countProjects({ query, tell, facts, says: said, technologies }: Asked): string | undefined {
  if (said('tools') && technologies.length === 0) return facts.tools;
  if (
    !said('project', 'website', 'mobile', 'make', 'repo', 'demo', 'download', 'team') &&
    technologies.length === 0 &&
    query.years.length === 0
  )
    return undefined;
  const { length } = query.projects;
  if (!query.hasConditions && query.kinds.length !== 1) return `${facts.counts} ${facts.toProjects}`;
  if (length === 0) return none(tell);
  return `${tell.t(`There ${length === 1 ? 'is' : 'are'} ${length}:`, `Ada ${length}:`, `Ana ${length}:`)}\n\n${tell.list(query.projects)}`;
}

function listProjects(asked: Asked): string | undefined {
  const { query, tell, facts, says: said, knowledge } = asked;
  const { technologies } = query;
  const used = knowledge.projects.flatMap((project) => project.technologies);
  const unlisted = technologies.filter((name) => !knowledge.tools.includes(name) && !used.includes(name));
  if (unlisted.length > 0) return facts.notListed(unlisted);
  const isAbout =
    said('project', 'website', 'mobile', 'list', 'make') ||
    technologies.length + query.years.length > 0 ||
    (said('what') && query.hasConditions);
  if (!isAbout) return undefined;
  if (
    said('can') &&
    said('use') &&
    said('not') &&
    technologies.length === 0 &&
    !said('project') &&
    query.kinds.length === 1
  ) {
    const names = count(query.projects.flatMap((project) => project.technologies)).map(([name]) => name);
    return tell.t(
      `Beside that, ${names.join(', ')}.`,
      `Selain itu: ${names.join(', ')}.`,
      `Sakliyane kuwi: ${names.join(', ')}.`,
    );
  }
  if (said('byDate')) return tell.dated(byDate(query.projects).reverse());
  if (!query.hasConditions && query.kinds.length !== 1) {
    const some = query.projects.length > 24 ? byDate(query.projects).slice(0, 6) : query.projects;
    return `${facts.counts}\n\n${tell.list(some)}\n\n${tell.t(`All of them are in ${facts.toProjects}.`, `Semuanya ada di ${facts.toProjects}, monggo mampir.`, `Kabeh ana ing ${facts.toProjects}, mangga mampir.`)}`;
  }
  if (query.projects.length === 0 && query.withAny.length > 0) {
    return `${tell.t('No project has all of that. With one of them:', 'Nggak ada proyek yang punya semuanya. Dengan salah satunya:', 'Ora ana proyek sing nduwe kabeh. Nganggo salah sijine:')}\n\n${tell.list(query.withAny)}`;
  }
  if (query.projects.length === 0) return none(tell);
  const { length } = query.projects;
  return `${tell.t(`${length} ${length === 1 ? 'project fits' : 'projects fit'}:`, `Yang cocok ada ${length}:`, `Sing cocog ana ${length}:`)}\n\n${tell.list(query.projects)}`;
}

function none(tell: Asked['tell']): string {
  return tell.t(
    'No project here fits that; none that I know of.',
    'Nggak ada proyek di sini yang cocok, setahuku.',
    'Ora ana proyek ing kene sing cocog, sakngertiku.',
  );
}

/** Which of the pieces ask for something that every project has. */
export const asksOfProject = new Set(
  'when client who make use tools language framework repo demo download screens difficulty team alone live howMany project website mobile where list #technology #project only #year work programming it #number tell name hire'.split(
    ' ',
  ),
);

/**
 * One or several projects by their names, with what was asked of them. Whatever else the question says is looked for in
 * their texts, which either hold it or do not.
 */
export function aboutNamed(
  { named, technologies, knowledge, tell, facts, pieces, says: said }: Asked,
  otherWords: readonly string[],
): string {
  const isLoose = pieces.some((piece) => piece.project && piece.isLoose);
  const answers = named.map((project) => {
    if (said('judge')) return tell.offered(project);
    if (otherWords.length > 0 && said('client')) return `${facts.partly} ${tell.madeFor(project)}`;
    if (otherWords.length > 0) {
      const found = searchSentences(otherWords, project, knowledge.projects);
      const isEnough = found.length > 0 && (!isLoose || otherWords.length < 4);
      if (isEnough && !said('why')) return tell.quoted(project, found);
      return tell.offered(project);
    }
    const parts: string[] = [];
    if (technologies.length > 0 && !said('repo'))
      parts.push(...technologies.map((name) => tell.uses(project, name)));
    else if (said('why')) return tell.offered(project);
    else if (said('tools', 'language', 'framework') || (said('use') && !said('who')))
      parts.push(tell.madeWith(project));
    if (said('when', 'client', 'team', 'alone') || pieces.some(({ year }) => year))
      parts.push(tell.madeFor(project));
    else if (said('who'))
      parts.push(
        `${facts.t(`Made by ${facts.owner}.`, `Dibuat oleh ${facts.owner}.`, `Digawe dening ${facts.owner}.`)} ${tell.madeFor(project)}`,
      );
    for (const what of ['repo', 'demo', 'download'] as const)
      if (said(what) || (what === 'demo' && said('live'))) parts.push(tell.address(project, what));
    if (said('screens')) parts.push(tell.screens(project));
    if (said('difficulty')) {
      const hard = project.paragraphs[1];
      parts.push(hard ? tell.quoted(project, [hard]) : tell.offered(project));
    }
    return parts.length > 0 ? parts.join(' ') : tell.whole(project);
  });
  return answers.join('\n\n');
}

/** Projects whose texts hold all of the words. */
export function aboutWords({ query, knowledge, tell }: Asked, words: readonly string[]): string | undefined {
  const found = searchProjects(words, knowledge.projects, query.isEither)
    .filter((project) => query.projects.includes(project))
    .slice(0, 6);
  if (found.length === 0) return undefined;
  return `${tell.t('The texts of these speak of it:', 'Yang teksnya menyebut itu:', 'Sing teksé nyebut kuwi:')}\n\n${tell.list(found)}`;
}

function count(names: readonly string[]): [string, number][] {
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  return [...times].sort((a, b) => b[1] - a[1]);
}

function capital(text: string): string {
  return `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;
}
