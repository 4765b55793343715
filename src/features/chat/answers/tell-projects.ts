import type { Knowledge, KnownProject } from '#features/chat/knowledge.ts';
import { projectPath } from '#lib/paths.ts';
import { amount, type Say, type SentenceKey } from './facts.ts';
import { bullets, link, listed, plain } from './markdown-text.ts';
import { readDate, sayDate } from './project-date.ts';
import { isForOthers, type ProjectQuery } from './project-query.ts';
import type { Passage } from './search-projects.ts';
import type { Language } from './words.ts';

/** What can be said of projects, in one language. */
export function projectTeller({ bot }: Knowledge, language: Language, say: Say) {
  const linked = (project: KnownProject) => link(project.title, projectPath(project));
  /** What the content says in English only. */
  const apart = (text: string) => (language === 'en' ? plain(text) : `“${plain(text)}”`);
  const when = ({ dateText }: KnownProject) => plain(sayDate(dateText, language));
  const dated = (projects: readonly KnownProject[]) =>
    bullets(projects.map((project) => `${linked(project)}, ${when(project)}`));

  /** One of the sentences on a project. */
  const tell = (key: SentenceKey, project: KnownProject, more?: Parameters<Say>[1]): string => {
    const own = bot.projects[`${project.kind}/${project.id}`]?.summary;
    return say(key, {
      project: linked(project),
      title: plain(project.title),
      kind: project.kind,
      date: when(project),
      client: plain(project.owner),
      summary: plain(language === 'en' ? project.description : (own ?? project.description)),
      technologies: listed(project.technologies.map(plain), language),
      page: link(say('thePage', { title: project.title }), projectPath(project)),
      ...more,
    });
  };

  return {
    say: tell,
    dated,
    list: (projects: readonly KnownProject[]) => bullets(projects.map(linked)),
    owned: (projects: readonly KnownProject[]) =>
      bullets(projects.map((project) => `${linked(project)}: ${apart(project.owner)}`)),
    /** How many there are, and which. */
    found: (
      { projects, kinds, technologies, isEither, open }: ProjectQuery,
      key: 'someFit' | 'counted' = 'someFit',
    ) => {
      if (projects.length === 0) return say('noneFits');
      const some = amount(say, projects.length, kinds);
      const named = technologies.map(plain);
      const tools = isEither ? named.join(' / ') : listed(named, language);
      const which = [tools && say('withTools', { tools }), ...open.map((key) => say(key))].join('');
      return `${say(key, { some, which })}\n\n${bullets(projects.map(linked))}`;
    },
    /** When it was made, and for or with whom. */
    made: (project: KnownProject) => tell(isForOthers(project) ? 'madeFor' : 'madeAlone', project),
    uses: (project: KnownProject, tool: string) =>
      tell(project.technologies.includes(tool) ? 'uses' : 'usesNot', project, { tool: plain(tool) }),
    /** Where one of its addresses leads, or that it is not public. */
    address: (project: KnownProject, what: 'repo' | 'demo' | 'download') => {
      const [key, href] = (
        {
          repo: ['theRepo', project.urlRepo],
          demo: ['theDemo', project.url],
          download: ['theDownload', project.download],
        } as const
      )[what];
      const isOpen = href !== undefined && href !== 'private';
      const isShut = project.kind === 'website' && what === 'download' ? 'noDownload' : 'notOpened';
      return tell(isOpen ? 'opened' : isShut, project, {
        what: say(key),
        address: isOpen ? link(href, href) : '',
      });
    },
    screens: (project: KnownProject) => {
      const { length } = project.captions;
      const some = bullets(project.captions.map(plain));
      return tell(length > 0 ? 'screens' : 'noScreens', project, { count: length, some });
    },
    quoted: (project: KnownProject, ...texts: readonly string[]) =>
      tell('quoted', project, { some: plain(texts.join('\n\n')) }),
    /** What was looked for, which may be beside the point. */
    nearest: (project: KnownProject, { quotes }: Passage) =>
      tell('nearest', project, { some: plain(quotes.join('\n\n')) }),
    /** Which of several, sorted from the latest on, came first or last. */
    inOrder: (projects: readonly KnownProject[], isNewest: boolean) => {
      const known = projects.filter(({ date }) => readDate(date));
      const best = isNewest ? known[0] : known.at(-1);
      if (!best) return undefined;
      const isAlone = known.filter(({ date }) => date === best.date).length === 1;
      return `${isAlone ? `${tell(isNewest ? 'isNewer' : 'cameFirst', best)}\n\n` : ''}${dated(known)}`;
    },
  };
}
