import { hasSection } from '#content/assemble/sections.ts';
import { words } from '#content/words/site.ts';
import { contactWays } from '#lib/contact-ways.ts';
import { assetPath, projectPath, sectionPath } from '#lib/paths.ts';
import type { SiteData, SiteProject } from './site-data.ts';

/** Values for the `{facts}` of an answer, as Markdown; what is missing is empty. */
export type Facts = Record<string, string | number | undefined>;

/** Text that Markdown shows as it is. */
export const plain = (text: string) => text.replace(/[\\`*_[\]<>]/g, '\\$&');
export const link = (text: string, href: string) => `[${plain(text)}](${href})`;
// Blocks of their own, empty without lines.
const quoted = (lines: readonly string[]) => lines[0] && `\n\n> ${lines.map(plain).join('\n>\n> ')}\n\n`;
const list = (lines: readonly string[]) => lines[0] && `\n\n- ${lines.join('\n- ')}\n\n`;

/** What can be said of the site and its owner. */
export function siteFacts(
  { owner, projects, path, tools, services, model, cv }: SiteData,
  lang: string,
): Facts {
  const { name, fullName, role, location, personal, openTo = '' } = owner;
  const section = (id: string) => (hasSection(id) ? sectionPath(id) : '');
  const entries = (kind: string) =>
    list(
      path.entries
        .filter((entry) => entry.kind === kind)
        .map(({ title, at, from, to, lines }) => {
          const time = `${from.text} – ${to?.text ?? words.path.now}`;
          return `**${plain(title)}**, ${plain(at)} (${time})${lines.length > 0 ? `: ${lines.map(plain).join(' ')}` : ''}`;
        }),
    );
  const counts = new Map<string, number>();
  for (const one of projects.flatMap(({ technologies }) => technologies))
    counts.set(one.name, (counts.get(one.name) ?? 0) + 1);
  const most = [...counts].sort(([, a], [, b]) => b - a).slice(0, 6);
  const pdfs = [owner.designPortfolio, owner.projectPortfolio].flatMap((pdf) => pdf ?? []);
  const documents = [...(cv ? [{ label: words.hero.cv, url: assetPath(cv) }] : []), ...pdfs];
  const shared = projects.filter(({ facts = [] }) => facts.some((fact) => /\b(team|tim)\b/i.test(fact)));
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
    mostUsed: most.map(([one, count]) => `${plain(one)} (${count})`).join(', '),
    services: services[lang] ?? Object.values(services)[0],
    ways: contactWays(owner)
      .map(({ kind, href, value }) => link(`${kind} ${value}`, href))
      .join(', '),
    profiles: owner.profiles.map(({ name, url }) => link(name, url)).join(', '),
    documents: documents.map(({ label, url }) => link(label, url)).join(', '),
    clients: list(projects.map((one) => `${link(one.title, projectPath(one))}: ${plain(one.owner)}`)),
    shared: shared.map((one) => link(one.title, projectPath(one))).join(', '),
    projectCount: projects.length,
    tools: section('tools'),
    projects: section('project'),
    contact: section('contact'),
    model,
  };
}

/** What can be said of one project. */
export function projectFacts(project: SiteProject): Facts {
  const address = (url = 'private') =>
    url === 'private' ? '' : link(url, url.startsWith('http') ? url : `/${url}`);
  return {
    title: plain(project.title),
    page: projectPath(project),
    date: project.dateText,
    description: plain(project.description),
    client: plain(project.owner),
    part: plain(project.role ?? ''),
    technologies: plain(project.technologies.map(({ name }) => name).join(', ')),
    facts: plain((project.facts ?? []).join(' · ')),
    demo: address(project.url),
    source: address(project.urlRepo),
    download: address(project.download),
  };
}

/** Fills in the facts of a text; empty when one is missing. Leaves out `[[…]]` with a missing fact. */
export function fill(text: string, facts: Facts): string {
  const isFull = (part: string) => [...part.matchAll(/\{(\w+)\}/g)].every(([, key = '']) => facts[key]);
  const kept = text.replace(/\[\[((?:[^\]]|\](?!\]))*)\]\](?!\()/g, (_, part: string) =>
    isFull(part) ? part : '',
  );
  return isFull(kept) ? kept.replace(/\{(\w+)\}/g, (_, key: string) => String(facts[key])).trim() : '';
}
