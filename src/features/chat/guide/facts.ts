import type { Frame, Guide } from '#content/guide-types.ts';
import { words } from '#content/words.ts';
import type { Knowledge } from '#features/chat/knowledge.ts';
import { longestQuestion } from '#features/chat/longest-question.ts';
import { contactWays } from '#lib/contact-ways.ts';
import { projectPath, sectionPath } from '#lib/paths.ts';
import type { Subject } from './subject.ts';

/** Values for the `{facts}` of a text, as Markdown; what is missing is empty. */
export type Facts = Record<string, string | number | undefined>;

/** Text that Markdown shows as it is. */
export const plain = (text: string) => text.replace(/[\\`*_[\]<>]/g, '\\$&');
export const link = (text: string, href: string) => `[${plain(text)}](${href})`;
// Blocks of their own, empty without lines.
const quoted = (lines: readonly string[]) => lines[0] && `\n\n> ${lines.map(plain).join('\n>\n> ')}\n\n`;
const list = (lines: readonly string[]) => lines[0] && `\n\n- ${lines.join('\n- ')}\n\n`;

/** What can be said of the site and its owner. */
export function factsOf(knowledge: Knowledge, { helpLine }: Guide, langs: readonly string[]): Facts {
  const { owner, bot, tools, projects, path, site } = knowledge;
  const { name, fullName, role, location, personal, openTo = '' } = owner;
  const section = (part: 'tools' | 'projects' | 'contact', id: string = part) =>
    site.parts.includes(part) ? sectionPath(id) : '';
  const entry = ({ title, at, from, to, lines: [line] }: Knowledge['path']['entries'][number]) =>
    `**${plain(title)}**, ${plain(at)} (${from.text} – ${to?.text ?? words.path.now})${line ? `: ${plain(line)}` : ''}`;
  const entries = (of: string) => list(path.entries.filter(({ kind }) => kind === of).map(entry));
  const used = new Map<string, number>();
  for (const one of projects.flatMap(({ technologies }) => technologies))
    used.set(one, (used.get(one) ?? 0) + 1);
  const most = [...used].sort(([, a], [, b]) => b - a).slice(0, 6);
  const pdfs = [owner.designPortfolio, owner.projectPortfolio].flatMap((pdf) => pdf ?? []);
  const said = { name, fullName, role, place: location, personal, openTo };
  return {
    ...Object.fromEntries(Object.entries(said).map(([key, text]) => [key, plain(text)])),
    bio: quoted(owner.bio),
    education: entries('education'),
    work: entries('work'),
    organisations: entries('organisation'),
    certificates: list(
      path.certificates.map(({ title, by, date }) => `**${plain(title)}**, ${plain(by)} (${date.text})`),
    ),
    languages: list(path.languages.map((one) => plain(`${one.name}: ${one.level}`))),
    toolCount: tools.length,
    toolNames: tools.map(plain).join(', '),
    mostUsed: most.map(([one, count]) => `${plain(one)} (${count})`).join(', '),
    services: langs.map((lang) => bot.shop[lang]).find(Boolean),
    ways: contactWays(owner)
      .map(({ kind, href, value }) => link(`${kind} ${value}`, href))
      .join(', '),
    profiles: owner.profiles.map(({ name, url }) => link(name, url)).join(', '),
    pdfs: pdfs.map(({ label, url }) => link(label, url)).join(', '),
    clients: list(projects.map((one) => `${link(one.title, projectPath(one))}: ${plain(one.owner)}`)),
    tools: section('tools'),
    projects: section('projects', 'project'),
    contact: section('contact'),
    model: site.hasModel ? 'Gemini' : '',
    service: site.hasForm ? 'Telegram' : '',
    longestMessage: site.longestMessage,
    longestQuestion,
    helpLine,
  };
}

/** What can be said of the projects that a question is about. */
export function subjectFacts({ projects, wanted, unwanted, project }: Subject, frame: Frame): Facts {
  const techs = wanted.flatMap((name) => (name.type === 'tech' ? name : []));
  // "Flutter apps" together are no technology that is missing.
  const isTech = unwanted.every(({ type }) => type === 'tech');
  const without = unwanted.flatMap((name) => (isTech && 'shown' in name ? name.shown : []));
  const [kind = 'project'] = wanted.flatMap((name) => (name.type === 'kind' ? name.kind : []));
  const found = {
    projects: `${projects.length} ${frame.nouns[kind][projects.length === 1 ? 0 : 1]}`,
    tech: plain(techs.map(({ shown }) => shown).join(', ')),
    without: plain(without.join(', ')),
    year: wanted.flatMap((name) => (name.type === 'year' ? name.year : [])).join(', '),
  };
  const address = (url = 'private') =>
    url === 'private' ? '' : link(url, url.startsWith('http') ? url : `/${url}`);
  return {
    found: projects.length && fill(frame.found, found),
    tech: found.tech,
    known: plain(techs.flatMap(({ names }) => names).join(', ')),
    ...(project && {
      title: plain(project.title),
      page: link(project.title, projectPath(project)),
      date: project.dateText,
      summary: quoted([project.description]),
      technologies: plain(project.technologies.join(', ')),
      client: plain(project.owner),
      part: plain(project.role ?? ''),
      demo: address(project.url),
      source: address(project.urlRepo),
      download: address(project.download),
      story: quoted([project.problem ?? project.paragraphs[1] ?? '', project.result ?? ''].filter(Boolean)),
    }),
  };
}

/** Fills in a text; empty when a fact outside of `[[…]]` is missing. */
export function fill(text: string, facts: Facts): string {
  const put = (part: string) => {
    const parts = part.split(/\{(\w+)\}/).map((one, at) => (at % 2 === 1 ? String(facts[one] || '') : one));
    return parts.some((one, at) => at % 2 === 1 && one === '') ? '' : parts.join('');
  };
  return put(text.replace(/\[\[(.*?)\]\]/g, (_, part: string) => put(part))).trim();
}
