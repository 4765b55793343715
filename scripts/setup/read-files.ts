import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { isObject, type Json } from './read-fields.ts';

/** Reads a file of https://jsonresume.org/schema. @throws Error for another format */
export async function jsonResume(file: string): Promise<Json> {
  let json: unknown;
  try {
    json = JSON.parse(decodeText(await readFile(file)));
  } catch {
    throw new Error(`${file} is not a JSON file. Check the path; for a LinkedIn export, use --linkedin.`);
  }
  const has = (key: string) => isObject(json) && typeof json[key] === 'object' && json[key] !== null;
  if (has('sections'))
    throw new Error(
      `${file} is a Reactive Resume file, not a JSON Resume. Reactive Resume does not export one: make one at https://registry.jsonresume.org, and export it there.`,
    );
  const sections = ['basics', 'work', 'experience', 'education', 'projects', 'skills', 'volunteer'];
  if (!isObject(json) || !sections.some(has) || has('scripts') || has('dependencies') || isDeeper(json, 20))
    throw new Error(`${file} is not a JSON Resume. See https://jsonresume.org/schema.`);
  return json;
}

/** Text of a file that Windows programs may have written: UTF-8 or UTF-16 with a byte order mark, or Windows-1252. */
function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const is16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (is16) return new TextDecoder(first === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((one) => isDeeper(one, levels - 1));
}

/** The tables of an export that setup reads, and those of the person that it names as not used. */
const read =
  'profile|positions|phonenumbers|email addresses|education|projects|skills|volunteering|certifications|honors|languages';
const unused = 'recommendations_received|courses|organizations|patents|publications|testscores';
// Not those of `__MACOSX`, which a Mac adds when it packs the folder again.
const table = new RegExp(`^(?!__MACOSX/)(?:.*/)?(?:(${read})|(${unused}))\\.csv$`, 'i');

/** Reads the ZIP file of LinkedIn's "Get a copy of your data" as a résumé. `tables.json` has the names of its columns. */
export async function linkedinResume(file: string): Promise<Json> {
  const tables: Record<string, Record<string, string>[]> = {};
  const others: Record<string, string> = {};
  for (const [name, content] of Object.entries(unzip(file, await readFile(file)))) {
    const text = decodeText(content);
    const [header = ''] = text.split('\n');
    const [, used = '', other] = table.exec(name)?.map((one) => one?.toLowerCase()) ?? [];
    if (other) {
      others[other] = text.slice(header.length).trim();
      continue;
    }
    const delimiter = header.split(';').length > header.split(',').length ? ';' : ',';
    try {
      const options = { delimiter, columns: true, relax_column_count: true, relax_quotes: true } as const;
      tables[used] = parse(text, options);
    } catch (error) {
      const reason = error instanceof Error ? error.message : error;
      throw new Error(`${name} in ${file} can’t be read: ${reason}. Download the export again.`);
    }
  }
  const { profile: [profile = {}] = [], positions, phonenumbers: phones = [] } = tables;
  if (!tables.profile && !positions)
    throw new Error(
      `${file} has no profile. In LinkedIn, choose Settings, Data privacy, Get a copy of your data.`,
    );
  const emails = tables['email addresses'] ?? [];
  const email = emails.find(({ Primary }) => Primary === 'Yes') ?? emails[0];
  // [BLOG:https://ana.example,OTHER:www.x.com]
  const sites = profile.Websites?.matchAll(/[A-Z]+:([^\s,\]]+)/g) ?? [];
  const { education, projects, skills, volunteering, certifications, honors, languages } = tables;
  return {
    basics: {
      name: `${profile['First Name'] ?? ''} ${profile['Last Name'] ?? ''}`,
      label: profile.Headline,
      summary: profile.Summary,
      location: profile['Geo Location'],
      email: email?.['Email Address'],
      phone: phones.find(({ Number: number }) => number)?.Number,
      profiles: [...sites].map(([, url]) => ({ url })),
      twitter: profile['Twitter Handles']?.replace(/[[\]]/g, ''),
    },
    ...others,
    ...{ work: positions, education, projects, skills, volunteering, certifications, honors, languages },
  };
}

function unzip(file: string, content: Buffer) {
  try {
    return unzipSync(content, { filter: ({ name }) => table.test(name) });
  } catch {
    throw new Error(
      `${file} is not the ZIP file of a LinkedIn export. Check the path, or download it again.`,
    );
  }
}
