import { readFile } from 'node:fs/promises';
import type { Path, PathEntry } from '../../../src/content/path-types.ts';
import { joinLines, limitOf, type Typed } from './answers.ts';
import { type FoundTechnology, findTechnologies, type Known, profileAddress, technologyOf } from './logos.ts';
import { kindOf, linksOf, type ProjectDraft } from './projects.ts';
import { Fields, isObject, type Json, type Notes } from './read-fields.ts';
import { clip, decode, firstParts } from './text.ts';
import { codeOf, personName, phoneOf, placeName } from './values.ts';

export type Resume = {
  typed: Typed;
  drafts: ProjectDraft[];
  /** Technologies among the skills. */
  tools: FoundTechnology[];
  path: Path;
  /** One line for each changed or skipped value, with its path. */
  notes: string[];
};

const [mostLines, longestLine] = [4, 240];
const registry = 'Make a JSON Resume at https://registry.jsonresume.org, and export it there.';

/**
 * Reads a file of https://jsonresume.org/schema.
 *
 * @throws Error if the file is missing, not JSON or in another format
 */
export async function jsonResume(file: string): Promise<Json> {
  const bytes = await readFile(file).catch(() => {
    throw new Error(`Can’t read ${file}. Check the path of the résumé.`);
  });
  let json: unknown;
  try {
    json = JSON.parse(decode(bytes));
  } catch {
    const isZip = decode(bytes).startsWith('PK');
    throw new Error(`${file} is not valid JSON. ${isZip ? 'For a LinkedIn export, use --linkedin.' : 'Export the résumé again.'}`);
  }
  const has = (key: string) => isObject(json) && typeof json[key] === 'object';
  if (has('sections') && (has('basics') || has('metadata')))
    throw new Error(`${file} is a Reactive Resume file, not a JSON Resume, and Reactive Resume exports none. ${registry}`);
  if (has('SkillsPassport')) throw new Error(`${file} is a Europass file, not a JSON Resume. ${registry}`);
  const known = ['basics', 'work', 'experience', 'education', 'projects', 'skills', 'volunteer', 'certificates'];
  if (!isObject(json) || !known.some(has) || has('scripts') || has('dependencies'))
    throw new Error(`${file} is not a JSON Resume. See https://jsonresume.org/schema.`);
  return json;
}

/**
 * Reads a résumé leniently: uses what is valid.
 *
 * @param known what `technologies.ts` exports
 */
export function readResume(json: Json, known: Known): Resume {
  const notes: Notes = new Map();
  const root = new Fields('', json, '', notes);
  const [basics] = root.list('basics');
  const { country = '', typed = {} } = basics ? readBasics(basics) : {};
  const drafts = root.list('projects').flatMap((project) => draftOf(project, known) ?? []);
  const tools = root.list('skills').flatMap((skill) => technologiesOf(skill, [skill.line('name')], known));
  const path = readPath(root, country);
  if (!typed.name) notes.set('basics.name', notes.get('basics.name') ?? 'missing. Run setup with --name');
  return { typed, drafts, tools, path, notes: [...notes].map(([at, why]) => `${at}: ${why}.`) };
}

function readBasics(basics: Fields): { country: string; typed: Typed } {
  const written = basics.line('name');
  const person = personName(written);
  if (written && !person) basics.note('name', `${JSON.stringify(written)} is not a name, skipped`);
  if (person && person.fullName.length < written.length - 2)
    basics.note('name', `shortened to "${person.fullName}"`);
  const summary = basics.lines('summary').join('\n');
  const bio = clip(summary, limitOf('bio')).split('\n');
  if (bio.join('\n') !== summary) basics.note('summary', `longer than ${limitOf('bio')} characters, shortened`);
  const { country, place } = placeIn(basics, '');
  const short = (key: 'role' | 'location', field: string, text: string) => {
    const part = firstParts(text, limitOf(key));
    if (part !== text) basics.note(field, `longer than ${limitOf(key)} characters, shortened to "${part}"`);
    return part;
  };
  const numberIn = (field: 'phone' | 'whatsapp') => {
    const text = basics.line(field);
    try {
      return text && phoneOf(text, country);
    } catch (error) {
      basics.note(field, `"${text}" ${(error as Error).message} --${field} "+62 …"`);
      return '';
    }
  };
  const typed: Typed = {
    ...person,
    role: short('role', 'label', basics.line('label')),
    personal: clip(bio[0] ?? '', limitOf('personal')),
    bio: joinLines(bio),
    email: basics.line('email').replace(/^mailto:/i, ''),
    phone: numberIn('phone'),
    whatsapp: numberIn('whatsapp'),
    location: short('location', 'location', place),
    profiles: joinLines(readProfiles(basics)),
  };
  return { country, typed: Object.fromEntries(Object.entries(typed).filter(([, value]) => value)) };
}

function placeIn(fields: Fields, home: string): { country: string; place: string } {
  const [inside = fields] = fields.list('location', 'city');
  const country = inside.line('country');
  return { country, place: placeName([inside.line('city'), inside.line('region')], country, home) };
}

function readProfiles(basics: Fields): string[] {
  const listed = basics.list('profiles', 'url').flatMap((profile) => {
    const [network, username] = [profile.line('network'), profile.line('username')];
    const url = profile.url('url') ?? (profile.line('url') ? undefined : profileAddress(network, username));
    if (url) return `${network} ${url}`.trim();
    if (!profile.line('url')) profile.note('', `"${network || username}" has no web address, skipped`);
    return [];
  });
  const named = ['github', 'gitlab', 'linkedin', 'twitter', 'instagram', 'medium', 'youtube'];
  const others = named.flatMap((name) => profileAddress(name, basics.line(name)) ?? basics.url(name) ?? []);
  return [...new Set([...listed, ...others, ...[basics.url('url') ?? []].flat()])];
}

function draftOf(project: Fields, known: Known): ProjectDraft | undefined {
  const name = project.line('name');
  const title = clip(project.line('displayName') || name, 80);
  const said = [...new Set([...project.lines('summary'), ...project.lines('highlights')])];
  const [end, start, other] = [project.date('endDate'), project.date('startDate'), project.date('date')];
  const links = linksOf(project.url('repository'), project.url('download'), project.url('url'));
  const [owner, type] = [project.line('entity'), project.line('type')];
  if (!title) return void project.note('', 'has no name, skipped');
  const date = end.date ?? start.date ?? other.date ?? '';
  if (!date) project.note('', 'has no valid date, so this year is used. Change it in the record');
  const [first = `${title} is a project of mine.`] = said;
  return {
    ...kindOf(wordsIn(project), [type, title, first].join('. '), links),
    ...links,
    title,
    owner: owner || 'Personal project',
    date,
    description: clip(first, 220),
    p1: said.join(' ') || first,
    technologies: technologiesOf(project, [], known).slice(0, 6),
  };
}

function wordsIn(fields: Fields): string[] {
  return fields.lines('keywords').flatMap((line) => line.split(/\s*[,;|]\s*/).filter(Boolean));
}

function technologiesOf(fields: Fields, more: string[], known: Known): FoundTechnology[] {
  const words = [...more, ...wordsIn(fields)].filter(Boolean);
  const lost = words.filter((word) => !technologyOf(word, known));
  if (lost.length > 0) fields.note('keywords', `no logo for ${lost.join(', ')}, skipped`);
  return findTechnologies(words, known);
}

/** Reads work, volunteering, education, certificates, awards and languages. Skips entries without a date. */
function readPath(root: Fields, home: string): Path {
  const kinds = { work: 'work', volunteer: 'organisation', education: 'education' } as const;
  const names = new Map<string, string>();
  for (const fields of root.list('languages')) {
    const [name, level] = [fields.line('name'), fields.line('level')];
    if (!name || !level)
      fields.note('', `"${name || level}" has no ${name ? 'fluency' : 'language'}, skipped. Add it in src/content/path.ts`);
    else if (![...names.keys()].some((one) => one.toLowerCase() === name.toLowerCase())) names.set(name, level);
  }
  const awards = root.list('awards').flatMap((one) => certificateOf(one) ?? []);
  return {
    entries: Object.entries(kinds).flatMap(([section, kind]) =>
      root.list(section).flatMap((fields) => entryOf(fields, kind, home) ?? []),
    ),
    certificates: [
      ...root.list('certificates').flatMap((one) => certificateOf(one) ?? []),
      ...awards.map((award) => ({ ...award, award: true as const })),
    ],
    languages: [...names].map(([name, level]) => ({ name, level })),
  };
}

function entryOf(fields: Fields, kind: PathEntry['kind'], home: string): PathEntry | undefined {
  const at = fields.line('name');
  const title = [fields.line('title'), fields.line('area')].filter(Boolean).join(', ') || at;
  const [start, end] = [fields.date('startDate'), fields.date('endDate')];
  const [from, { place }, url, lines] = [start.date ?? end.date, placeIn(fields, home), fields.url('url'), linesOf(fields)];
  if (!title) return void fields.note('', 'has no name, skipped');
  if (!from)
    return void fields.note('', `"${title}" has no valid date, skipped. Add it in src/content/path.ts`);
  const to = end.date && end.date >= from.slice(0, end.date.length) ? end.date : undefined;
  if (end.date && !to) fields.note('endDate', `${end.date} is before the start date, skipped`);
  return { kind, title, at: at || title, ...(place && { place }), ...(url && { url }), from, ...(to && { to }), lines };
}

function linesOf(fields: Fields): string[] {
  const [score, courses] = [fields.line('score'), fields.lines('courses').join(', ')];
  const written = [...fields.lines('summary'), ...fields.lines('highlights'), score && `Grade: ${score}`, courses];
  const all = [...new Set(written.filter(Boolean))];
  if (all.length > mostLines)
    fields.note('highlights', `more than ${mostLines} lines, skipped ${all.slice(mostLines).join(' / ')}`);
  const lines = all.slice(0, mostLines).map((line) => clip(line, longestLine));
  if (lines.some((line, index) => line !== all[index]))
    fields.note('summary', `longer than ${longestLine} characters, shortened`);
  return lines;
}

function certificateOf(fields: Fields) {
  const [title, { date }, url] = [fields.line('name'), fields.date('date'), fields.url('url')];
  const by = fields.line('by') || (url ? new URL(url).hostname.replace(/^www\./, '') : '');
  if (title && date && by) return { title, by, date, ...(url && { url }) };
  const missing = [title ? '' : 'title', date ? '' : 'date', by ? '' : 'issuer'].filter(Boolean).join(' and ');
  return void fields.note('', `"${title}" has no ${missing}, skipped. Add it in src/content/path.ts`);
}
