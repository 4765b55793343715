import type { Frame, Guide } from '#content/guide-types.ts';
import { words } from '#content/words.ts';
import type { Knowledge, KnownProject } from '#features/chat/knowledge.ts';
import { longestQuestion } from '#features/chat/longest-question.ts';
import { contactWays } from '#lib/contact-ways.ts';
import { projectPath, sectionPath } from '#lib/paths.ts';
import type { Filter } from './choose-projects.ts';

/** What an answer is about. */
export type Subject = {
  projects: readonly KnownProject[];
  filters: readonly Filter[];
  /** The one that is asked about. */
  project?: KnownProject | undefined;
};

/** Values for the facts of a text; a fact that is missing is empty. */
export type Facts = Record<string, () => string | number | undefined>;

/** Text that Markdown shows as it is. */
export const plain = (text: string) => text.replace(/[\\`*_[\]<>]/g, '\\$&');
const link = (text: string, href: string) => `[${plain(text)}](${href})`;
const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');
const quoted = (lines: readonly string[]) => lines.map((line) => `> ${plain(line)}`).join('\n>\n');
const dated = ({ title, dateText }: KnownProject) => `${plain(title)} (${dateText})`;

const anchors = [
  ['tools', 'tools'],
  ['projects', 'project'],
  ['contact', 'contact'],
] as const;

/** What can be said of the site, its owner and its projects. */
export function factsOf(
  { owner, bot, tools, projects, path, site }: Knowledge,
  { helpLine }: Guide,
  langs: readonly string[],
): Facts {
  const section = (part: 'tools' | 'projects' | 'contact' | 'path', id: string = part) =>
    site.parts.includes(part) ? sectionPath(id) : '';
  const byDate = projects.toSorted((a, b) => a.date.localeCompare(b.date));
  const entries = (kind: string) =>
    bullets(
      path.entries.flatMap(({ kind: of, title, at, place, from, to, lines }) =>
        of === kind
          ? `**${plain(title)}**, ${plain([at, place].filter(Boolean).join(', '))} (${from.text} – ${to?.text ?? '…'})${lines[0] ? `: “${plain(lines[0])}”` : ''}`
          : [],
      ),
    );
  const used = new Map<string, number>();
  for (const name of projects.flatMap(({ technologies }) => technologies))
    used.set(name, (used.get(name) ?? 0) + 1);
  const most = [...used].sort(([, a], [, b]) => b - a).slice(0, 5);
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
      bullets(
        path.certificates.map(({ title, by, date }) => `**${plain(title)}**, ${plain(by)} (${date.text})`),
      ),
    languages: () => bullets(path.languages.map(({ name, level }) => `${plain(name)}: ${plain(level)}`)),
    toolCount: () => tools.length,
    toolNames: () => tools.map(plain).join(', '),
    mostUsed: () => most.map(([name, count]) => `${plain(name)} (${count})`).join(', '),
    firstProject: () => byDate[0] && dated(byDate[0]),
    newestProject: () => (byDate.length > 0 && dated(byDate.at(-1) as KnownProject)) || '',
    services: () => langs.map((lang) => bot.shop[lang]).find(Boolean),
    ways: () =>
      contactWays(owner)
        .map(({ kind, href, value }) =>
          href.startsWith('http') || kind === 'email'
            ? link(`${kind} ${value}`, href)
            : `${kind} ${plain(value)}`,
        )
        .join(', '),
    profiles: () => owner.profiles.map(({ name, url }) => link(name, url)).join(', '),
    pdfs: () =>
      [owner.designPortfolio, owner.projectPortfolio]
        .flatMap((pdf) => (pdf ? link(pdf.label, pdf.url) : []))
        .join(', '),
    clients: () =>
      bullets(
        projects.map((project) => `${link(project.title, projectPath(project))}: ${plain(project.owner)}`),
      ),
    sections: () =>
      anchors
        .flatMap(([part, id]) => (section(part, id) ? link(words.bar.sections[id], section(part, id)) : []))
        .join(', '),
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
  const asked = filters.flatMap(({ name }) => (name.type === 'tech' ? name.shown : []));
  const used = new Set([...tools, ...all.flatMap(({ technologies }) => technologies)]);
  const known = filters.flatMap(({ name }) =>
    name.type === 'tech' ? name.names.filter((one) => used.has(one)) : [],
  );
  const shown = (type: 'tech' | 'year', isNot: boolean, text: string) => {
    const names = filters.flatMap((filter) =>
      filter.name.type === type && filter.isNot === isNot
        ? filter.name.type === 'tech'
          ? filter.name.shown
          : filter.name.year
        : [],
    );
    return names.length > 0 ? text.replace('{names}', plain(names.join(', '))) : '';
  };
  const [kind] = filters.flatMap(({ name, isNot }) => (name.type === 'kind' && !isNot ? name.kind : []));
  const [one, several] = frame[kind ?? 'project'];
  const address = (url: string | undefined) =>
    url && url !== 'private' ? (url.startsWith('http') ? `<${url}>` : link(url, `/${url}`)) : '';
  return {
    found: () =>
      projects.length > 0
        ? `${projects.length} ${projects.length === 1 ? one : several}${shown('tech', false, frame.with)}${shown('tech', true, frame.without)}${shown('year', false, frame.year)}`
        : '',
    tech: () => plain(asked.join(', ')),
    known: () => plain(known.join(', ')),
    compared: () =>
      bullets(projects.map((one) => `**${dated(one)}**: ${plain(one.technologies.join(', '))}`)),
    ...(project && {
      title: () => plain(project.title),
      page: () => link(project.title, projectPath(project)),
      date: () => project.dateText,
      summary: () => `“${plain(project.description)}”`,
      technologies: () => plain(project.technologies.join(', ')),
      client: () => plain(project.owner),
      part: () => plain(project.role ?? ''),
      demo: () => address(project.url),
      source: () => address(project.urlRepo),
      download: () => address(project.download),
      screenCount: () => project.captions.length || '',
      captions: () => plain(project.captions.join('; ')),
      story: () =>
        quoted([project.problem, project.result].filter((text) => text !== undefined)) ||
        quoted(project.paragraphs.slice(1, 2)),
    }),
  };
}

/** Fills in a text; nothing when a fact outside of brackets is missing. */
export function fill(text: string | undefined, facts: Facts): string | undefined {
  let isWhole = true;
  const put = (part: string) => {
    let hasAll = true;
    const filled = part.replace(/\{(\w+)\}/g, (_, key: string) => {
      const value = facts[key]?.() ?? '';
      if (value === '') hasAll = false;
      return String(value);
    });
    return { filled, hasAll };
  };
  const inner = text?.replace(/\[\[(.*?)\]\]/gs, (_, part: string) => {
    const { filled, hasAll } = put(part);
    return hasAll ? filled : '';
  });
  if (inner === undefined) return undefined;
  const { filled, hasAll } = put(inner);
  isWhole = hasAll;
  return isWhole ? filled : undefined;
}
