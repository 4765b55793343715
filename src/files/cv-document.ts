import type { PathView, ShownEntry } from '#content/assemble/path-view.ts';
import type { Project } from '#content/index.ts';
import type { Owner } from '#content/schema/owner.ts';
import type { words as ownWords } from '#content/words/site.ts';
import { byEmployer } from '#lib/by-employer.ts';
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

type CvProject = Pick<
  Project,
  | 'kind'
  | 'id'
  | 'title'
  | 'description'
  | 'date'
  | 'dateText'
  | 'order'
  | 'technologies'
  | 'role'
  | 'result'
  | 'facts'
>;

/** The most projects, entries of each kind, and lines of an entry. */
export type CvLimits = { projects: number; entries: number; lines: number };

type Text = { text: string; url?: string | undefined; quiet?: boolean };
type Position = { title: Text; when: string; lines: string[] };
type Item = Position & { beside: Text[]; paragraphs: Text[][]; positions: Position[] };

/** The texts of the CV in reading order, for `scripts/cv/cv.typ`. */
export function cvDocument(content: CvContent, limits: CvLimits) {
  const { owner, words, dir, path, projects, tools, address } = content;
  const kinds = words.path.kinds;
  const sections = [
    { heading: kinds.work, items: entryItems(content, 'work', limits) },
    { heading: kinds.education, items: entryItems(content, 'education', limits) },
    {
      heading: words.bar.sections.project,
      items: bestFirst(projects)
        .slice(0, limits.projects)
        .map((project) => projectItem(project, content)),
    },
    { heading: kinds.organisation, items: entryItems(content, 'organisation', limits) },
    { heading: words.tools.heading, list: skills(projects, tools) },
    {
      heading: words.path.certificates,
      items: path.certificates.slice(0, limits.entries).map(({ title, by, date, url }) => ({
        ...emptyItem,
        title: { text: title, url },
        beside: [{ text: by }],
        when: date.text,
      })),
    },
    {
      heading: words.path.languages,
      list: path.languages.map(({ name, level }) => `${name}: ${level}`),
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
      ...[address ?? [], owner.profiles.map(({ url }) => url)].flat().map((url) => ({
        text: withoutProtocol(url),
        url,
      })),
    ],
    summary: owner.personal,
    openTo: owner.openTo ?? '',
    sections: sections
      .map(({ heading, items = [], list = [] }) => ({ heading, items, list }))
      .filter(({ items, list }) => items.length + list.length > 0),
    note: isShortened(path, limits)
      ? { text: words.path.shortened, url: address && `${address}#path` }
      : undefined,
  };
}

const emptyItem: Omit<Item, 'title' | 'when'> = { beside: [], lines: [], paragraphs: [], positions: [] };

function entryItems({ path, words }: CvContent, kind: ShownEntry['kind'], { entries, lines }: CvLimits) {
  const when = (first: ShownEntry, last = first) =>
    first.to?.value === last.from.value
      ? last.from.text
      : `${last.from.text} – ${first.to?.text ?? words.path.now}`;
  const position = (entry: ShownEntry): Position => ({
    title: { text: entry.title },
    when: when(entry),
    lines: entry.lines.slice(0, lines),
  });
  const shown = path.entries.filter((entry) => entry.kind === kind).slice(0, entries);
  return byEmployer(shown).map((group): Item => {
    const [first] = group;
    const employer = { text: first.at, url: first.url };
    const place = first.place ? [{ text: first.place, quiet: true }] : [];
    if (group.length === 1) return { ...emptyItem, ...position(first), beside: [employer, ...place] };
    const oldest = group.toSorted((a, b) => a.from.value.localeCompare(b.from.value))[0];
    const positions = group.map(position);
    return { ...emptyItem, title: employer, beside: place, when: when(first, oldest), positions };
  });
}

function projectItem(project: CvProject, { words, address }: CvContent): Item {
  const { kind, id, title, description, dateText, technologies, role, result, facts = [] } = project;
  const tools = technologies.map(({ name }) => name).join(', ');
  return {
    ...emptyItem,
    title: { text: title, url: address && `${address}${kind}/${id}/` },
    beside: facts.slice(0, 2).map((text) => ({ text, quiet: true })),
    when: dateText,
    paragraphs: [
      [{ text: [clauseOf(description), result].filter(Boolean).join(' ') }],
      [
        ...(tools ? [{ text: tools, quiet: true }] : []),
        ...(role ? [{ text: `${words.project.role}: ${role}`, quiet: true }] : []),
      ],
    ],
  };
}

/** Projects with a result first, then those that the owner pinned, then the newest. */
function bestFirst(projects: readonly CvProject[]): CvProject[] {
  const rank = ({ result, order = 1_000 }: CvProject) => (result ? 0 : 1_000_000) + order;
  return projects.toSorted((a, b) => rank(a) - rank(b) || b.date.localeCompare(a.date));
}

/** The first sentence; of a long one, the part before a colon, semicolon or dash. */
function clauseOf(description: string): string {
  const [sentence = ''] = /^.*?[.!?。！？؟](?=\s|$)|.+/su.exec(description) ?? [];
  const [clause] = /^.{20,}?(?=[:;؛：；]|\s[–—])/su.exec(sentence) ?? [];
  return clause && sentence.length > longestClause ? `${clause}.` : sentence.trim();
}

const longestClause = 90;

/** Technologies by the number of projects that use them; without any, the tools of the home page. */
function skills(projects: readonly CvProject[], tools: CvContent['tools']): string[] {
  const counts = new Map<string, number>();
  for (const { name } of projects.flatMap(({ technologies }) => technologies))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  const used = [...counts].sort(([, a], [, b]) => b - a).map(([name]) => name);
  return used.length > 0 ? used : tools.map(({ name }) => name);
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
