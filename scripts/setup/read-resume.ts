import { commaOf } from '#content/assemble/direction-of.ts';
import type { Path, PathEntry } from '../../src/content/schema/path.ts';
import type { ProjectKind } from '../../src/lib/paths.ts';
import { type Answers, questions } from './answers.ts';
import { languageTexts } from './languages.ts';
import {
  type FoundTechnology,
  findTechnologies,
  type Known,
  namedIn,
  profileAddress,
  technologyOf,
} from './logos.ts';
import { Fields, type Json, type Notes } from './read-fields.ts';
import { clip, countryIn, firstPart, personName, phonesIn, placeName, sentence } from './values.ts';

type Links = { [Key in 'url' | 'urlRepo' | 'download']?: string | undefined };
type Texts = Record<'title' | 'owner' | 'date' | 'description' | 'p1', string>;

type Language = { lang: string; grade: string; levels: Map<string, string> };

/** A project record before it has an id. A missing link shows no button. */
export type ProjectDraft = Links & Texts & { kind: ProjectKind; technologies: FoundTechnology[] };

const app = /\b(android|ios|flutter|react[ -]?native|swiftui|jetpack ?compose|expo|ionic)\b/i;
const store =
  /^https?:\/\/((play\.google|(apps|itunes|testflight)\.apple|appgallery\.huawei)\.com|f-droid\.org)\b/i;
const forge = /^(github\.com|gitlab\.com|codeberg\.org|bitbucket\.org|git\.sr\.ht|gitea\.com)\/[^/]+\/[^/]/i;

/** Reads a résumé leniently: uses what is valid, and has a line in `notes` for each changed or skipped value. */
export function readResume(json: Json, known: Known, lang = 'en') {
  const notes: Notes = new Map();
  const root = new Fields('', json, '', notes);
  const { drafts: texts = { grade: '', project: '' }, levels = {} } =
    languageTexts(lang) ?? languageTexts('en') ?? {};
  const language = { lang, levels: new Map(Object.entries(levels)), ...texts };
  const [basics = new Fields('basics', {}, 'basics', notes)] = root.list('basics');
  const home = placeIn(basics, '', lang);
  const answers = readBasics(basics, home, lang);
  const tools = root.list('skills').flatMap((skill) => technologiesOf(skill, known, skillName(skill, known)));
  const skills = tools.map(({ key }) => key);
  const drafts = root.list('projects').flatMap((project) => draftOf(project, known, skills, texts.project));
  const path = readPath(root, home.country, language);
  return { answers, drafts, tools, path, notes: [...notes].map(([at, why]) => `${at}: ${why}.`) };
}

function readBasics(basics: Fields, { place, country }: Place, lang: string): Answers {
  const shortened = (field: string, text: string, most: number, shorten = firstPart) => {
    if (text.length > most) basics.note(field, `is longer than ${most} characters, shortened`);
    return shorten(text, most);
  };
  const phones = phonesIn(basics.line('phone'), country);
  const wrong = phones.length > 1 ? 'has several numbers. Name one' : 'is no number with a country code';
  if (basics.line('phone') && phones.length !== 1)
    basics.note('phone', `${wrong}. Run setup with --phone "+62 …"`);
  const summary = joinItems(basics.lines('summary'), lang).join('\n');
  const bio = shortened('summary', summary, questions.bio.check, clip).split('\n');
  return {
    ...personName(basics.line('name')),
    role: shortened('label', basics.line('label'), questions.role.check),
    ...introduction(bio),
    email: basics.line('email').replace(/^mailto:/i, ''),
    phone: phones.length === 1 ? (phones[0] ?? '') : '',
    location: shortened('location', place, questions.location.check),
    profiles: readProfiles(basics),
  };
}

/** Joins lines without a full stop, which are items of a list: `I build: shops, apps.`, or `Led a team. Taught.` */
function joinItems(lines: readonly string[], lang: string): string[] {
  const isItem = (line: string) => sentence(line) !== line;
  const groups: [string, ...string[]][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    const last = group?.at(-1) ?? '';
    if (/[:：]$/.test(last) || (isItem(last) && isItem(line))) group?.push(line);
    else groups.push([line]);
  }
  return groups.map(([first, ...others]) => {
    if (others.length === 0) return first;
    return /[:：]$/.test(first)
      ? sentence(`${first} ${others.join(commaOf(lang))}`)
      : [first, ...others].map(sentence).join(' ');
  });
}

/** Divides a summary into the text of the first screen and that below, so that the page says nothing twice. */
function introduction([first = '', ...others]: readonly string[]): { personal: string; bio: string[] } {
  const most = questions.personal.check;
  const start = clip(first, others.length > 0 ? most : Math.min(most, first.length - 1));
  if (first.startsWith(start))
    return { personal: start, bio: [first.slice(start.length).trim(), ...others].filter(Boolean) };
  return { personal: clip(first, most), bio: first.length > most ? [first, ...others] : others };
}

type Place = { country: string; place: string };

function placeIn(fields: Fields, home: string, lang: string): Place {
  const [inside = fields] = fields.list('location', 'city');
  const inCountry = [inside.line('city'), inside.line('region')].filter(Boolean).join(', ');
  const country = inside.line('country') || countryIn(inCountry);
  return { country, place: placeName(inCountry, country, home, lang) };
}

function readProfiles(basics: Fields): string[] {
  const listed = basics.list('profiles', 'url').flatMap((profile) => {
    const [network, username] = [profile.line('network'), profile.line('username')];
    const url = profile.url('url') ?? profileAddress(network, username);
    return url ? `${network} ${url}`.trim() : profile.skip(network || username, 'web address');
  });
  const networks = ['github', 'gitlab', 'linkedin', 'twitter', 'instagram', 'medium', 'youtube'];
  const others = networks.map((name) => profileAddress(name, basics.line(name)) ?? basics.url(name));
  const all = [...listed, ...others, basics.url('url')].filter((one) => one !== undefined);
  return firstOfEach(all, (text) => text.replace(/^.* /, ''));
}

function firstOfEach<Item>(items: Item[], keyOf: (item: Item) => string): Item[] {
  const keys = items.map(keyOf);
  return items.filter((item, at) => keys.indexOf(keyOf(item)) === at);
}

function draftOf(project: Fields, known: Known, skills: readonly string[], owner: string): ProjectDraft | [] {
  const title = clip(project.line('displayName') || project.line('name'), 80);
  const all = [...new Set([...project.lines('summary'), ...project.lines('highlights')])];
  const stack = all.filter((line) => namesOf(line).every((name) => technologyOf(name, known)));
  const said = all.filter((line) => !stack.includes(line)).map(sentence);
  const [date = ''] = ['endDate', 'startDate', 'date'].flatMap((field) => project.date(field) ?? []);
  if (project.date('endDate') && project.line('startDate'))
    project.note('startDate', 'is not used: a project has one date, its end');
  const links = linksOf(['repository', 'download', 'url'].map((field) => project.url(field)));
  if (!title) return project.skip('', 'name');
  if (!date) project.note('', 'has no valid date, so this year is used. Change it in the record');
  const text = said.join(' ') || title;
  const description = clip(text, 110);
  const listed = stack.flatMap(namesOf);
  const isListed = listed.concat(wordsIn(project)).length > 0;
  const technologies = technologiesOf(project, known, isListed ? listed : namedIn(text, known, skills));
  const named = technologies.map(({ name }) => name).join(', ') || 'no known technology';
  if (!isListed && said.length > 0)
    project.note('summary', `names ${named}. Add others to its record by hand`);
  const more = technologies.splice(6).map(({ name }) => name);
  if (more.length > 0) project.note('keywords', `has more than 6 technologies, skipped ${more.join(', ')}`);
  return {
    kind: kindOf([...wordsIn(project), ...technologies.map(({ name }) => name)], project.line('type'), links),
    ...{ ...links, title, owner: project.line('entity') || owner, date, description },
    p1: text.startsWith(description) ? text.slice(description.length).trim() : text,
    technologies,
  };
}

function wordsIn(fields: Fields): string[] {
  return ['keywords', 'primary', 'languages'].flatMap((field) => fields.lines(field)).flatMap(namesOf);
}

function namesOf(line: string): string[] {
  return line.split(/\s*[,;|]\s*/);
}

function technologiesOf(fields: Fields, known: Known, others: readonly string[]) {
  const words = [...others, ...wordsIn(fields)].flatMap((word) => partsOf(word, known));
  const lost = words.filter((word) => !technologyOf(word, known));
  if (lost.length > 0) fields.note('', `has no logo for ${lost.join(', ')}, skipped`);
  return findTechnologies(words, known);
}

/** `HTML and CSS` is two technologies, if both are known. */
function partsOf(word: string, known: Known): string[] {
  const parts = word.split(/\s*[/&]\s*|\s+(?:and|dan|e|en|et|und|y|و)\s+/i);
  return !technologyOf(word, known) && parts.every((one) => technologyOf(one, known)) ? parts : [word];
}

/** The name of a skill. That of a group, such as "Frontend", names no technology. */
function skillName(skill: Fields, known: Known): string[] {
  const name = skill.line('name');
  return wordsIn(skill).length > 0 && !technologyOf(name, known) ? [] : [name];
}

function readPath(root: Fields, home: string, language: Language): Path {
  const entriesOf = (section: string, kind: PathEntry['kind']) =>
    root.list(section).flatMap((fields) => entryOf(fields, kind, home, language));
  const languages = root.list('languages').flatMap((fields) => {
    const [name, level] = [fields.line('name'), fields.line('level')];
    return name && level
      ? { name, level: language.levels.get(level) ?? level }
      : fields.skip(name || level, name ? 'fluency' : 'language');
  });
  return {
    entries: [
      ...entriesOf('work', 'work'),
      ...entriesOf('volunteer', 'organisation'),
      ...entriesOf('education', 'education'),
    ],
    certificates: [
      ...root.list('certificates').flatMap((one) => certificateOf(one)),
      ...root.list('awards').flatMap((award) => certificateOf(award, true)),
    ],
    languages: firstOfEach(languages, ({ name }) => name.toLowerCase()),
  };
}

function entryOf(fields: Fields, kind: PathEntry['kind'], home: string, { lang, grade }: Language) {
  const at = fields.line('name');
  const title = [fields.line('title'), fields.line('area')].filter(Boolean).join(commaOf(lang)) || at;
  const [start, end] = [fields.date('startDate'), fields.date('endDate')];
  const [{ place }, url, lines] = [placeIn(fields, home, lang), fields.url('url'), linesOf(fields, grade)];
  const from = start ?? end;
  if (!title || !from) return fields.skip(title, title ? 'valid date' : 'name');
  const to = end && end >= from.slice(0, end.length) ? end : undefined;
  if (end && !to) fields.note('endDate', 'is before the start date, skipped');
  if (!at) fields.note('', 'has no employer, so its title stands in for it. Change it in path.ts');
  const known = { ...(place && { place }), ...(url && { url }), from, ...(to && { to }) };
  return { kind, title, at: at || title, ...known, lines };
}

function linesOf(fields: Fields, grade: string): string[] {
  const [score, courses] = [fields.line('score'), fields.lines('courses').join(', ')];
  const texts = [...fields.lines('summary'), ...fields.lines('highlights')];
  const all = [...new Set([...texts, score && `${grade}: ${score}`, courses].filter(Boolean))];
  if (all.length > 4) fields.note('highlights', `has more than 4 lines, skipped ${all.slice(4).join(' / ')}`);
  return all.slice(0, 4).map((line) => clip(line, 240));
}

function certificateOf(fields: Fields, isAward = false) {
  const [title, date, url] = [fields.line('name'), fields.date('date'), fields.url('url')];
  const by = fields.line('by') || (url ? new URL(url).hostname : '');
  const missing = !title ? 'title' : !date ? 'valid date' : !by && !isAward ? 'issuer' : '';
  if (missing || !date) return fields.skip(title, missing);
  const built = isAward ? fields.line('summary') : '';
  const known = { ...(by && { by }), date, ...(url && { url }), ...(built && { built }) };
  return { title, ...known, ...(isAward && { award: true as const }) };
}

/** A mobile app has a download, or keywords of one; anything else is a website. */
function kindOf(keywords: readonly string[], type: string, { download }: Links): ProjectKind {
  const isApp = /\bapp/i.test(type) && /\b(kotlin|swift|dart)\b/i.test(keywords.join());
  return download || isApp || app.test(`${keywords} ${type}`) ? 'mobile' : 'website';
}

/** Puts each address into its field: repository, download or demo. */
function linksOf(addresses: readonly (string | undefined)[]): Links {
  const links: Links = {};
  for (const url of addresses.filter((one) => one !== undefined)) {
    const place = placeOf(url);
    if (forge.test(place)) links.urlRepo ??= `https://${place}`;
    else links[store.test(url) ? 'download' : 'url'] ??= url;
  }
  return links;
}

/** An address without what can be spelled in several ways, and without the tab of a repository: `github.com/Ana/rain`. */
function placeOf(url: string): string {
  const place = url.replace(/^https?:\/\/(www\.|m\.)?/i, '').replace(/(\/index\.html?|\/|#.*)$/, '');
  return forge.test(place) ? place.replace(/(\.git|\/(-|tree|blob|issues|pulls|wiki)(\/.*)?)$/, '') : place;
}

/** Whether two projects are the same: they share a link in any spelling, or a title without different links. */
export function isSameProject(a: Links & { title: string }, b: Links & { title: string }): boolean {
  const [placesA, placesB] = [a, b].map(({ urlRepo, url, download }) =>
    [urlRepo, url, download].map((link) => (link ? placeOf(link).toLowerCase() : '')),
  ) as [string[], string[]];
  if (placesA[0] && placesB[0]) return placesA[0] === placesB[0];
  if (placesA.some((place) => place && placesB.includes(place))) return true;
  const [titleA, titleB] = [a, b].map(({ title }) => title.toLowerCase().replace(/[\s_-]+/g, ''));
  return titleA === titleB && !(placesA[1] && placesB[1]);
}
