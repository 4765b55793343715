import { readFile } from 'node:fs/promises';
import type { Path } from '../../src/content/schema/path.ts';
import { joinLines, limitOf, type Typed } from './answers.ts';
import { type FoundTechnology, findTechnologies, type Known, technologyOf } from './find-technologies.ts';
import { kindOf } from './kind.ts';
import { countryOf, firstParts, personName, phoneOf } from './person.ts';
import { clip, decode } from './plain-text.ts';
import { profileAddress } from './profile-of-url.ts';
import { linksOf, longestDescription, type ProjectDraft } from './project-draft.ts';
import { type Fields, isObject, readFields } from './read-fields.ts';
import { readPath } from './read-path.ts';

export type Resume = {
  typed: Typed;
  drafts: ProjectDraft[];
  /** Technologies among the skills. */
  tools: FoundTechnology[];
  path: Path;
  /** One line for each changed or skipped value, with its path. */
  notes: string[];
};

/**
 * Reads a résumé in any version of https://jsonresume.org/schema leniently: uses what is valid.
 *
 * @param known what `technologies.ts` exports
 * @throws Error if the file is missing or not a JSON object
 */
export async function readResume(file: string, known: Known): Promise<Resume> {
  const bytes = await readFile(file).catch(() => {
    throw new Error(`Can’t read ${file}. Check the path of the résumé.`);
  });
  const { root, notes } = readFields(parse(file, decode(bytes)));
  const [basics] = root.list('basics');
  const typed = basics ? readBasics(basics) : {};
  const drafts: ProjectDraft[] = [];
  for (const fields of root.list('projects')) {
    const draft = await draftOf(fields, known);
    if (draft) drafts.push(draft);
  }
  const tools: FoundTechnology[] = [];
  for (const fields of root.list('skills')) tools.push(...(await toolsOf(fields, known)));
  const path = readPath(root);
  const missing = typed.name ? [] : ['basics.name: missing. Run setup with --name.'];
  return { typed, drafts, tools, path, notes: [...notes(), ...missing] };
}

function readBasics(basics: Fields): Typed {
  const written = basics.line('name');
  const person = personName(written);
  if (written && !person) basics.note('name', `${JSON.stringify(written)} is not a name, skipped`);
  if (person && person.fullName.length < written.length - 2)
    basics.note('name', `shortened to "${person.fullName}"`);
  const label = basics.line('label');
  const role = firstParts(label, limitOf('role'));
  if (role !== label)
    basics.note('label', `longer than ${limitOf('role')} characters, shortened to "${role}"`);
  const summary = basics.lines('summary').join('\n');
  const bio = clip(summary, limitOf('bio')).split('\n');
  if (summary.length > limitOf('bio'))
    basics.note('summary', `longer than ${limitOf('bio')} characters, shortened`);
  const [first = ''] = bio;
  const location = readPlace(basics);
  const email = basics.line('email').replace(/^mailto:/i, '');
  const phone = basics.line('phone');
  const whatsapp = phoneOf(phone, location.code);
  if (phone && !whatsapp) {
    basics.note(
      'phone',
      `"${phone}" is not a number with a country code, skipped. Run setup with --whatsapp "+62 …"`,
    );
  }
  const links = readProfiles(basics);
  return {
    ...person,
    ...(role && { role }),
    ...(email && { email }),
    ...(whatsapp && { whatsapp }),
    ...(summary && { personal: clip(first, limitOf('personal')), bio: joinLines(bio) }),
    ...(location.place && { location: location.place }),
    ...(links.length > 0 && { profiles: joinLines(links) }),
  };
}

/** City, region and country, shortened to fit, and the country code for phone numbers. */
function readPlace(basics: Fields): { place: string; code: string } {
  const [location] = basics.list('location', 'city');
  if (!location) return { place: '', code: '' };
  const [city, region, code] = [
    location.line('city'),
    location.line('region'),
    location.line('countryCode', 'country'),
  ];
  const parts = [city, region, countryOf(code)].filter(
    (part, index, all) => part && all.indexOf(part) === index,
  );
  const whole = parts.join(', ');
  const place = firstParts(whole, limitOf('location'));
  if (place !== whole)
    location.note('', `longer than ${limitOf('location')} characters, shortened to "${place}"`);
  return { place, code };
}

function readProfiles(basics: Fields): string[] {
  const links = basics.list('profiles', 'url').flatMap((profile) => {
    const [network, username, url] = [profile.line('network'), profile.line('username'), profile.url('url')];
    const address = url ?? profileAddress(network, username);
    if (!address && !profile.line('url'))
      profile.note('', `"${network || username}" has no web address, skipped`);
    return address ?? [];
  });
  const website = basics.url('url', 'website');
  return [...new Set([...links, ...(website ? [website] : [])])];
}

async function draftOf(project: Fields, known: Known): Promise<ProjectDraft | undefined> {
  const title = clip(project.line('name', 'title'), 80);
  const [about, highlights] = [project.lines('description', 'summary'), project.lines('highlights')];
  const [keywords, type] = [wordsIn(project), project.line('type')];
  const address = project.url('url', 'website');
  if (!title) return void project.note('', 'has no name, skipped');
  const [start, end] = [project.date('startDate'), project.date('endDate')];
  const date = end.date ?? start.date ?? '';
  if (!date) project.note('', 'has no valid date, so this year is used. Change it in the record');
  const said = [...about, ...highlights.filter((one) => !about.includes(one))];
  const [first = `${title} is a project of mine.`] = said;
  const { kind, isSure } = kindOf({ tags: keywords, prose: [type, title, first], links: [address] });
  const technologies = await findTechnologies([], keywords, known);
  noteLost(project, keywords, technologies, known);
  return {
    kind,
    isKindSure: isSure,
    title,
    owner: project.line('entity') || 'Personal project',
    date,
    ...linksOf(address),
    description: clip(first, longestDescription),
    p1: said.join(' ') || first,
    technologies,
  };
}

async function toolsOf(skill: Fields, known: Known): Promise<FoundTechnology[]> {
  const [name, keywords] = [skill.line('name'), wordsIn(skill)];
  const found = await findTechnologies([], [name, ...keywords], known, Number.POSITIVE_INFINITY);
  noteLost(skill, [name, ...keywords].filter(Boolean), found, known);
  return found;
}

function wordsIn(fields: Fields): string[] {
  return fields.lines('keywords').flatMap((line) => line.split(/\s*[,;|]\s*/).filter(Boolean));
}

/** Notes words without a logo, and technologies over the limit. */
function noteLost(fields: Fields, words: string[], found: readonly FoundTechnology[], known: Known): void {
  const lost = words.filter((word) => {
    const key = technologyOf(word, known)?.key;
    return !found.some((one) => one.key === key);
  });
  if (lost.length > 0) fields.note('keywords', `no logo or no space for ${lost.join(', ')}, skipped`);
}

function parse(file: string, text: string): Record<string, unknown> {
  let resume: unknown;
  try {
    resume = JSON.parse(text);
  } catch {
    throw new Error(`${file} is not valid JSON. Export the résumé again.`);
  }
  if (!isObject(resume)) throw new Error(`${file} is not a JSON Resume. See https://jsonresume.org/schema.`);
  return resume;
}
