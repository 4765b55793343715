import type { Frame, Guide } from '#content/guide-types.ts';
import { words } from '#content/words.ts';
import type { Knowledge, KnownProject } from '#features/chat/knowledge.ts';
import { longestQuestion } from '#features/chat/longest-question.ts';
import { contactWays } from '#lib/contact-ways.ts';
import { projectPath, sectionPath } from '#lib/paths.ts';
import type { Filter } from './choose-projects.ts';

/** What an answer is about; `project` is the one that was asked about. */
export type Subject = {
  projects: readonly KnownProject[];
  filters: readonly Filter[];
  project?: KnownProject | undefined;
};

/** Values for the `{facts}` of a text, as Markdown; what is missing is empty. */
export type Facts = Record<string, () => string | number | false | undefined>;

/** Text that Markdown shows as it is. */
export const plain = (text: string) => text.replace(/[\\`*_[\]<>]/g, '\\$&');
export const link = (text: string, href: string) => `[${plain(text)}](${href})`;
const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');
const quoted = (lines: readonly string[]) => lines.map((line) => `> ${plain(line)}`).join('\n>\n');

/** What can be said of the site and its owner. */
export function factsOf(
  { owner, bot, tools, projects, path, site }: Knowledge,
  { helpLine }: Guide,
  langs: readonly string[],
): Facts {
  const section = (part: 'tools' | 'projects' | 'contact', id: string = part) =>
    site.parts.includes(part) ? sectionPath(id) : '';
  const entries = (of: string) =>
    list(
      path.entries
        .filter(({ kind }) => kind === of)
        .map(({ title, at, from, to, lines }) => {
          const time = `${from.text} – ${to?.text ?? words.path.now}`;
          return `**${plain(title)}**, ${plain(at)} (${time})${lines[0] ? `: ${plain(lines[0])}` : ''}`;
        }),
    );
  const used = new Map<string, number>();
  for (const name of projects.flatMap(({ technologies }) => technologies))
    used.set(name, (used.get(name) ?? 0) + 1);
  const most = [...used].sort(([, a], [, b]) => b - a).slice(0, 6);
  const pdfs = [owner.designPortfolio, owner.projectPortfolio].filter((pdf) => pdf !== undefined);
  return {
    name: () => plain(owner.name),
    fullName: () => plain(owner.fullName),
    role: () => plain(owner.role),
    place: () => plain(owner.location),
    personal: () => plain(owner.personal),
    openTo: () => plain(owner.openTo ?? ''),
    bio: () => quoted(owner.bio),
    education: () => entries('education'),
    work: () => entries('work'),
    organisations: () => entries('organisation'),
    certificates: () =>
      list(
        path.certificates.map(({ title, by, date }) => `**${plain(title)}**, ${plain(by)} (${date.text})`),
      ),
    languages: () => list(path.languages.map(({ name, level }) => plain(`${name}: ${level}`))),
    toolCount: () => tools.length || '',
    toolNames: () => tools.map(plain).join(', '),
    mostUsed: () => most.map(([name, count]) => `${plain(name)} (${count})`).join(', '),
    services: () => langs.map((lang) => bot.shop[lang]).find(Boolean),
    ways: () =>
      contactWays(owner)
        .map(({ kind, href, value }) => link(`${kind} ${value}`, href))
        .join(', '),
    profiles: () => owner.profiles.map(({ name, url }) => link(name, url)).join(', '),
    pdfs: () => pdfs.map(({ label, url }) => link(label, url)).join(', '),
    clients: () => list(projects.map((one) => `${link(one.title, projectPath(one))}: ${plain(one.owner)}`)),
    tools: () => section('tools'),
    projects: () => section('projects', 'project'),
    contact: () => section('contact'),
    model: () => (site.hasModel ? 'Gemini' : ''),
    service: () => (site.hasForm ? 'Telegram' : ''),
    longestMessage: () => site.longestMessage,
    longestQuestion: () => longestQuestion,
    helpLine: () => helpLine,
  };
}

/** What can be said of the projects that a question is about. */
export function subjectFacts(
  { projects, filters, project }: Subject,
  { tools, projects: all }: Knowledge,
  frame: Frame,
): Facts {
  const used = new Set([...tools, ...all.flatMap(({ technologies }) => technologies)]);
  const techs = filters.flatMap(({ name, isNot }) => (name.type === 'tech' ? { ...name, isNot } : []));
  const years = filters.flatMap(({ name }) => (name.type === 'year' ? name.year : []));
  const [kind] = filters.flatMap(({ name, isNot }) => (name.type === 'kind' && !isNot ? name.kind : []));
  const put = (text: string, names: readonly string[]) =>
    names.length > 0 ? text.replace('{names}', plain(names.join(', '))) : '';
  const shown = (isNot: boolean) => techs.filter((one) => one.isNot === isNot).map((one) => one.shown);
  const noun = frame[kind ?? 'project'][projects.length === 1 ? 0 : 1];
  const having = put(frame.with, shown(false)) + put(frame.without, shown(true)) + put(frame.year, years);
  const address = (url = 'private') =>
    url === 'private' ? '' : link(url, url.startsWith('http') ? url : `/${url}`);
  return {
    found: () => projects.length > 0 && `${projects.length} ${noun}${having}`,
    tech: () => plain(shown(false).join(', ')),
    known: () => plain(techs.flatMap(({ names }) => names.filter((name) => used.has(name))).join(', ')),
    ...(project && {
      title: () => plain(project.title),
      page: () => link(project.title, projectPath(project)),
      date: () => project.dateText,
      summary: () => quoted([project.description]),
      technologies: () => plain(project.technologies.join(', ')),
      client: () => plain(project.owner),
      part: () => plain(project.role ?? ''),
      demo: () => address(project.url),
      source: () => address(project.urlRepo),
      download: () => address(project.download),
      story: () =>
        quoted([project.problem ?? project.paragraphs[1] ?? '', project.result ?? ''].filter(Boolean)),
    }),
  };
}

/** Fills in a text; nothing when a fact outside of `[[…]]` is missing. */
export function fill(text: string | undefined, facts: Facts): string | undefined {
  const put = (part: string) => {
    let isWhole = true;
    const filled = part.replace(/\{(\w+)\}/g, (_, key: string) => {
      const value = facts[key]?.() || '';
      isWhole &&= value !== '';
      return String(value);
    });
    return isWhole ? filled : undefined;
  };
  return text && put(text.replace(/\[\[(.*?)\]\]/g, (_, part: string) => put(part) ?? ''));
}
