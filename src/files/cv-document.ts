import { compareProjects, newestFirst } from '#content/assemble/compare-projects.ts';
import { byEmployer, type PathView, type ShownEntry } from '#content/assemble/path-view.ts';
import type { Project } from '#content/index.ts';
import type { Owner } from '#content/schema/owner.ts';
import type { words as ownWords } from '#content/words/site.ts';
import { contactWays } from '#lib/contact-ways.ts';

export type CvContent = {
  owner: Owner;
  words: typeof ownWords;
  dir: 'ltr' | 'rtl';
  path: PathView;
  projects: readonly CvProject[];
  tools: readonly { name: string }[];
  /** The site's full address, if known. */
  address?: string | undefined;
};

type CvProject = Partial<Project> &
  Pick<Project, 'kind' | 'id' | 'title' | 'description' | 'date' | 'dateText' | 'technologies'> & {
    /** The full address of its page, if known. */
    page?: string | undefined;
  };

/** The highest numbers of projects, of entries of each kind, and of lines in an entry. */
export type CvLimits = { projects: number; entries: number; lines: number };

type Text = { text: string; url?: string | undefined; isQuiet?: boolean };
type Position = { title: Text; when: string; lines: string[] };
type Item = Position & { beside: Text[]; paragraphs: Text[][]; positions: Position[] };

/** The texts of the CV in reading order, for `scripts/cv/cv.typ`. */
export function cvDocument(content: CvContent, limits: CvLimits) {
  const { owner, words, dir, path, projects, address } = content;
  const kinds = words.path.kinds;
  const sections = [
    { heading: kinds.work, items: entryItems(content, 'work', limits) },
    { heading: kinds.education, items: entryItems(content, 'education', limits) },
    {
      heading: words.bar.sections.project,
      items: bestFirst(projects)
        .slice(0, limits.projects)
        .toSorted(newestFirst)
        .map((project) => projectItem(project, content)),
    },
    { heading: kinds.organisation, items: entryItems(content, 'organisation', limits) },
    { heading: words.tools.heading, lists: skills(content) },
    {
      heading: words.path.certificates,
      items: path.certificates.slice(0, limits.entries).map(({ title, by, date, url, built }) => ({
        ...emptyItem,
        title: { text: title, url },
        beside: [...(by ? [{ text: by }] : []), ...(built ? [{ text: built, isQuiet: true }] : [])],
        when: date.text,
      })),
    },
    {
      heading: words.path.languages,
      lists: [{ label: '', texts: path.languages.map(({ name, level }) => `${name}: ${level}`) }],
    },
  ];
  return {
    lang: words.lang,
    dir,
    paper: owner.cv === 'letter' ? 'us-letter' : 'a4',
    title: `${owner.fullName} – ${words.hero.cv}`,
    subject: `${owner.role}, ${owner.location}`,
    keywords: owner.meta.keywords,
    name: owner.fullName,
    role: owner.role,
    location: owner.location,
    ways: [
      ...contactWays(owner)
        .filter(({ kind, value }) => kind !== 'WhatsApp' || value !== owner.phone)
        .map(({ kind, href, value }) => ({
          text: kind === 'WhatsApp' ? `${kind} ${value}` : value,
          url: href,
        })),
      ...[address ?? [], workProfiles(owner)].flat().map((url) => ({
        text: withoutProtocol(url),
        url,
      })),
    ],
    summary: owner.personal,
    openTo: owner.openTo ?? '',
    sections: sections
      .map(({ heading, items = [], lists = [] }) => ({ heading, items, lists }))
      .filter(({ items, lists }) => items.length > 0 || lists.some(({ texts }) => texts.length > 0)),
    note: isShortened(path, limits)
      ? { text: words.path.shortened, url: address && `${address}#path` }
      : undefined,
  };
}

const emptyItem: Omit<Item, 'title' | 'when'> = { beside: [], lines: [], paragraphs: [], positions: [] };

function entryItems({ path, words }: CvContent, kind: ShownEntry['kind'], { entries, lines }: CvLimits) {
  const when = (last: ShownEntry, { from } = last) => {
    const { to, expected } = last;
    if (to?.value === from.value) return from.text;
    const end = expected ? words.path.expected(expected.text) : (to?.text ?? words.path.now);
    return `${from.text} – ${end}`;
  };
  const position = (entry: ShownEntry): Position => ({
    title: { text: entry.title },
    when: when(entry),
    lines: entry.lines.slice(0, lines),
  });
  const shown = path.entries.filter((entry) => entry.kind === kind).slice(0, entries);
  return byEmployer(shown).map((group): Item => {
    const [first] = group;
    const employer = { text: first.at, url: first.url };
    const place = first.place ? [{ text: first.place, isQuiet: true }] : [];
    if (group.length === 1) return { ...emptyItem, ...position(first), beside: [employer, ...place] };
    const oldest = group.toSorted((a, b) => a.from.value.localeCompare(b.from.value))[0];
    const positions = group.map(position);
    return { ...emptyItem, title: employer, beside: place, when: when(first, oldest), positions };
  });
}

function projectItem(project: CvProject, { words }: CvContent): Item {
  const { title, description, dateText, technologies, role, result, facts = [] } = project;
  const tools = technologies.map(({ name }) => name).join(', ');
  const links = [
    { label: words.project.demo, url: project.url },
    { label: words.project.repo, url: project.urlRepo },
  ].flatMap(({ label, url }) =>
    url?.startsWith('http') ? [{ text: `${label}: ${withoutProtocol(url)}`, url }] : [],
  );
  return {
    ...emptyItem,
    title: { text: title, url: project.page },
    beside: facts.slice(0, 1).map((text) => ({ text, isQuiet: true })),
    when: dateText,
    paragraphs: [
      [{ text: [clauseOf(description), result].filter(Boolean).join(' ') }],
      role ? [{ text: `${words.project.role}: ${role}` }] : [],
      [...(tools ? [{ text: tools, isQuiet: true }] : []), ...links],
    ].filter((texts) => texts.length > 0),
  };
}

/** Projects with a result first, then those that the owner pinned, then the newest. */
function bestFirst(projects: readonly CvProject[]): CvProject[] {
  const inOrder = compareProjects();
  return projects.toSorted((a, b) => Number(!a.result) - Number(!b.result) || inOrder(a, b));
}

/** The first sentence, or the part of a long one before a colon, semicolon or dash. */
function clauseOf(description: string): string {
  const [sentence = ''] = /^.*?[.!?。！？؟](?=\s|$)|.+/su.exec(description) ?? [];
  const [clause] = /^.{20,}?(?=[:;؛：；]|\s[–—])/su.exec(sentence) ?? [];
  return clause && sentence.length > longestClause ? `${clause}.` : sentence.trim();
}

const longestClause = 110;

/** Technologies by the kind of project that uses them most, most used first; then tools that no project names. */
function skills({ projects, tools, words }: CvContent) {
  const uses = projects.flatMap(({ kind, technologies }) => technologies.map(({ name }) => ({ kind, name })));
  const count = (name: string, kind?: CvProject['kind']) =>
    uses.filter((use) => use.name === name && (!kind || use.kind === kind)).length;
  const names = [...new Set(uses.map(({ name }) => name))].sort((a, b) => count(b) - count(a));
  const isMobile = (name: string) => count(name, 'mobile') > count(name, 'website');
  return [
    { label: words.projects.website.tab, texts: names.filter((name) => !isMobile(name)) },
    { label: words.projects.mobile.tab, texts: names.filter(isMobile) },
    {
      label: names.length > 0 ? words.bar.sections.tools : '',
      texts: tools.map(({ name }) => name).filter((name) => !names.includes(name)),
    },
  ].filter(({ texts }) => texts.length > 0);
}

/** The profiles that show work; the others, if there are none. */
function workProfiles({ profiles }: Owner): string[] {
  const urls = profiles.map(({ url }) => url);
  const work = urls.filter((url) =>
    /\/\/(?:[\w-]+\.)*(?:github|gitlab|codeberg|linkedin|behance|dribbble)\./.test(url),
  );
  return work.length > 0 ? work : urls;
}

function isShortened({ entries, certificates }: PathView, limits: CvLimits): boolean {
  const counts = entries.map(({ kind }) => entries.filter((one) => one.kind === kind).length);
  return (
    Math.max(certificates.length, ...counts) > limits.entries ||
    entries.some(({ lines }) => lines.length > limits.lines)
  );
}

function withoutProtocol(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
}
