import { notes } from '#content/assemble/notes.built.ts';
import { hasSection } from '#content/assemble/sections.ts';
import { comma } from '#content/assemble/site-languages.ts';
import type { Project } from '#content/index.ts';
import { chatWords } from '#content/words/chat.ts';
import { words } from '#content/words/site.ts';
import { contactWays } from '#lib/contact-ways.ts';
import { assetPath, notePath, projectPath, sectionPath, toolPath } from '#lib/paths.ts';
import type { SiteItem } from './site.ts';
import { idOf, type SiteData } from './site-data.ts';
import { asksOf, entryIds } from './vocabulary.ts';

const noteWords = import.meta.glob<string>(['#content/notes/*.md', '!#content/notes/*.*.md'], {
  eager: true,
  import: 'default',
  query: '?words',
});

/** Everything on the site, in the order of the page. */
export function siteItems(data: SiteData): SiteItem[] {
  const items = [
    ...sections(data),
    ...projects(data),
    ...noteItems(),
    ...tools(data),
    ...steps(data),
    ...contacts(data),
    ...actions(data),
    ...questions(data),
  ];
  return items.filter(({ to = '' }) => hasSection(to.split('#')[1] ?? ''));
}

/** `note` follows the name of the kind below the title. */
function item(
  kind: keyof typeof chatWords.search.kinds,
  id: string,
  title: string,
  { note = '', ...more }: Partial<SiteItem>,
): SiteItem {
  const notes = [chatWords.search.kinds[kind], note].filter(Boolean);
  return { id: `${kind}:${id}`, kind, title, ...more, note: notes.join(comma) };
}

function sections({ owner }: SiteData): SiteItem[] {
  const { bar, about, tools, path, projects } = words;
  const ofPath = [...Object.values(path.kinds), path.certificates, path.languages].join(' ');
  const section = (id: string, title: string, text = '', lang?: string) =>
    item('section', id, title, { text, lang, to: sectionPath(id) });
  return [
    section('home', bar.sections.home),
    section('tentangSaya', about.eyebrow.text, `${about.heading} ${owner.bio.join(' ')}`, about.eyebrow.lang),
    section('chat', chatWords.botName(owner.name)),
    section('tools', bar.sections.tools, tools.heading),
    section('path', path.heading, ofPath),
    section('project', bar.sections.project, projects.heading),
    ...(notes.length > 0 ? [section('notes', words.notes.heading, words.notes.text)] : []),
    section('contact', bar.sections.contact, words.hero.callMe),
  ];
}

/** What a record says, for the index and for quotes. */
export function projectTexts(project: Project): string[] {
  const { description, problem, role, result, p1, p2, p3, facts = [], quote, screens } = project;
  const said = quote && `“${quote.text}” – ${quote.by}, ${quote.role}`;
  const names = project.technologies.map(({ name }) => name).join(comma);
  const captions = screens.map(({ caption }) => caption);
  const texts = [description, names, problem, role, result, p1, p2, p3, ...facts, said, ...captions];
  return texts.flatMap((text) => text || []);
}

function projects({ projects }: SiteData): SiteItem[] {
  return projects.map((project) => ({
    id: idOf(project),
    kind: project.kind,
    title: project.title,
    note: [words.head.kinds[project.kind], project.dateText].join(comma),
    also: project.alsoCalled?.join(' '),
    text: [...projectTexts(project), project.owner].join(' '),
    to: projectPath(project),
    lang: project.lang,
    picture: project.cover,
  }));
}

function noteItems(): SiteItem[] {
  return notes.map((note) => {
    const text = `${note.description} ${noteWords[note.file]}`;
    return item('note', note.slug, note.title, {
      note: note.dateText,
      text,
      to: notePath(note),
      lang: note.lang,
    });
  });
}

function tools({ tools, projects }: SiteData): SiteItem[] {
  return tools.map(({ name, src }) => {
    const count = projects.filter(({ technologies }) => technologies.some((one) => one.name === name)).length;
    const to = count > 0 && hasSection('project') ? toolPath(name) : sectionPath('tools');
    return item('tool', name, name, { to, icon: src, note: count > 0 ? words.tools.projects(count) : '' });
  });
}

function steps({ path }: SiteData): SiteItem[] {
  const to = sectionPath('path');
  return [
    ...path.entries.map(({ id, kind, title, at, place = '', from, to, lines }) => ({
      id,
      kind: 'step',
      title,
      note: [words.path.kinds[kind], at, `${from.text} – ${to?.text ?? words.path.now}`].join(comma),
      text: [place, ...lines].join(' '),
      to: sectionPath(id),
    })),
    ...path.certificates.map(({ title, by, date, url }) => {
      const note = [by, date.text].filter(Boolean).join(comma);
      return item('certificate', title, title, {
        note,
        text: words.path.certificates,
        ...(url ? { href: url } : { to }),
      });
    }),
    ...path.languages.map(({ name, level }) =>
      item('language', name, name, { note: level, text: words.path.languages, to }),
    ),
  ];
}

function contacts({ owner, documents }: SiteData): SiteItem[] {
  return [
    ...documents.map(({ label, url }) => item('document', label, label, { href: url })),
    ...contactWays(owner).map(({ kind, href, value }) => ({
      ...item('contact', kind, chatWords.search.ways[kind], { href }),
      note: value,
    })),
    item('contact', 'card', chatWords.search.card, { href: assetPath('contact.vcf') }),
    ...owner.profiles.map(({ name, icon, url }) => item('profile', name, name, { icon, href: url })),
  ];
}

function actions({ languages }: SiteData): SiteItem[] {
  const { theme, kinds } = chatWords.search;
  return [
    item('action', 'theme', theme.title, { text: theme.words }),
    ...languages.map(({ lang, name, folder }) =>
      item('action', lang, name, { text: kinds.language, lang, href: assetPath(folder) }),
    ),
  ];
}

function questions(data: SiteData): SiteItem[] {
  const { faq, lang } = data;
  const tags = Object.keys(faq.languages);
  return Array.from(entryIds(faq), (id) => ({
    ...item('question', id, questionOf(data, id, lang), { to: sectionPath('chat') }),
    id: `faq:${id}`,
    lang: [lang, ...tags].find((tag) => faq.languages[tag]?.entries[id]),
    text: Object.fromEntries(
      tags.map((tag) => [tag, asksOf(faq, tag, id).join(' ').replaceAll('{name}', ' ')]),
    ),
  }));
}

/** The suggested or first wording of an entry, in a language or another. */
export function questionOf(
  { faq, owner }: Pick<SiteData, 'faq' | 'owner'>,
  id: string,
  lang: string,
): string {
  const [ask = ''] = [lang, ...Object.keys(faq.languages)].flatMap((tag) => asksOf(faq, tag, id));
  return ask.replaceAll('{name}', owner.name);
}
