import { commaOf } from '#content/assemble/direction-of.ts';
import { formatDate } from '#content/assemble/format-date.ts';
import { hasSection } from '#content/assemble/sections.ts';
import type { Project } from '#content/index.ts';
import { words } from '#content/words/site.ts';
import { contactWays } from '#lib/contact-ways.ts';
import { projectPath, sectionPath } from '#lib/paths.ts';
import type { SiteData } from './site-data.ts';

/** Values for the `{facts}` of an answer, as Markdown; what is missing is empty. */
export type Facts = Record<string, string | number | undefined>;

/** Text that Markdown shows as it is. */
export const plain = (text = '') => text.replace(/[\\`*_[\]<>]/g, '\\$&');
export const link = (text: string, href: string) => `[${plain(text)}](${href})`;
// A block of its own, empty without lines.
const list = (lines: readonly string[]) => lines[0] && `\n\n- ${lines.join('\n- ')}\n\n`;

/** The facts about the owner and the site. Labels and dates are in the language of the answer, records in that of the page. */
export function siteFacts(site: SiteData, lang: string): Facts {
  const { owner, projects, path, tools, bot, model, documents } = site;
  const { now = '', expected = '' } = site.faq.languages[lang]?.frame ?? {};
  const comma = commaOf(lang);
  const section = (id: string) => (hasSection(id) ? sectionPath(id) : '');
  const pageOf = (project: Project) => link(project.title, projectPath(project));
  const month = ({ value }: { value: string }) => formatDate(value, lang, 'short');
  const entries = (kind: string) =>
    list(
      path.entries
        .filter((entry) => entry.kind === kind)
        .map((entry) => {
          const end = entry.expected ? `${comma}${fill(expected, { date: month(entry.expected) })}` : '';
          const time = `${month(entry.from)} – ${entry.to ? month(entry.to) : now}${end}`;
          return `**${plain(entry.title)}**${comma}${plain(entry.at)} (${time}). ${plain(entry.lines.join(' '))}`;
        }),
    );
  return {
    name: plain(owner.name),
    fullName: plain(owner.fullName),
    role: plain(owner.role),
    place: plain(owner.location),
    personal: plain(owner.personal),
    openTo: plain(owner.openTo),
    replyTime: plain(owner.replyTime),
    bio: owner.bio[0] && `\n\n> ${owner.bio.map(plain).join('\n>\n> ')}\n\n`,
    education: entries('education'),
    work: entries('work'),
    organisations: entries('organisation'),
    certificates: list(
      path.certificates.map(
        ({ title, by, date, built }) =>
          `**${plain(title)}**${by ? comma + plain(by) : ''} (${month(date)})${built ? `. ${plain(built)}` : ''}`,
      ),
    ),
    languages: list(path.languages.map((one) => plain(`${one.name}: ${one.level}`))),
    toolCount: tools.length,
    web: plain(bot.stacks.web.join(comma)),
    mobile: plain(bot.stacks.mobile.join(comma)),
    services: bot.shop[lang] ?? Object.values(bot.shop)[0],
    ways: contactWays(owner)
      .map(({ kind, href, value }) => link(kind === 'WhatsApp' ? `${kind} ${value}` : value, href))
      .join(comma),
    profiles: owner.profiles.map(({ name, url }) => link(name, url)).join(comma),
    documents: documents.map(({ label, url }) => link(label, url)).join(comma),
    clients: list(projects.map((project) => `${pageOf(project)}: ${plain(project.owner)}`)),
    quotes: list(
      projects.flatMap((project) => {
        const { text, by, role } = project.quote ?? {};
        return text ? `“${plain(text)}” – ${[plain(by), plain(role), pageOf(project)].join(comma)}` : [];
      }),
    ),
    projectCount: projects.length,
    tools: section('tools'),
    projects: section('project'),
    contact: section('contact'),
    model,
  };
}

export function projectFacts(project: Project, lang: string): Facts {
  const address = (url = 'private') =>
    url === 'private' ? '' : link(url, url.startsWith('http') ? url : `/${url}`);
  return {
    title: plain(project.title),
    page: projectPath(project),
    date: lang === words.lang ? project.dateText : formatDate(project.date, lang),
    description: plain(project.description),
    client: plain(project.owner),
    part: plain(project.role),
    technologies: plain(project.technologies.map(({ name }) => name).join(commaOf(lang))),
    facts: plain(project.facts?.join(' · ')),
    demo: address(project.url),
    source: address(project.urlRepo),
    download: address(project.download),
  };
}

/** Fills in the facts of a text; empty when one is missing. Leaves out `[[…]]` with a missing fact. */
export function fill(text: string, facts: Facts): string {
  const isFull = (part: string) =>
    [...part.matchAll(/\{(\w+)\}/g)].every(([, key = '']) => Object.hasOwn(facts, key) && facts[key]);
  const kept = text.replace(/\[\[(.*?)\]\](?!\()/gs, (_, part: string) => (isFull(part) ? part : ''));
  return isFull(kept) ? kept.replace(/\{(\w+)\}/g, (_, key: string) => String(facts[key])).trim() : '';
}
