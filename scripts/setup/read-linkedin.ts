import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import type { Json } from './read-fields.ts';

type Row = Record<string, string>;

const table = /(?:^|\/)([^/]+)\.csv$/i;
const largest = 5_000_000;

/**
 * Reads the ZIP file of LinkedIn's "Get a copy of your data" as a résumé. `read-fields.ts` knows the names of its columns.
 *
 * @throws Error if the file is missing or not such an export
 */
export async function linkedinResume(file: string): Promise<Json> {
  const bytes = await readFile(file).catch(() => {
    throw new Error(`Can’t read ${file}. Check the path of the LinkedIn export.`);
  });
  const tables: Record<string, Row[]> = {};
  try {
    const filter = ({ name = '', originalSize = 0 }) => table.test(name) && originalSize < largest;
    for (const [name, content] of Object.entries(unzipSync(bytes, { filter }))) {
      const options = { columns: true, bom: true, relax_column_count: true, relax_quotes: true } as const;
      tables[table.exec(name)?.[1]?.toLowerCase() ?? ''] = parse<Row>(strFromU8(content), options);
    }
  } catch {
    throw new Error(`${file} is not the ZIP file of a LinkedIn export. Download it again.`);
  }
  const { profile: [profile = {}] = [], positions, phonenumbers: phones = [], languages = [] } = tables;
  if (!tables.profile && !positions)
    throw new Error(
      `${file} has no profile. In LinkedIn, choose Settings, Data privacy, Get a copy of your data.`,
    );
  const emails = tables['email addresses'] ?? [];
  const email = emails.find(({ Primary }) => Primary === 'Yes') ?? emails[0];
  // [BLOG:https://ana.example,OTHER:www.x.com]
  const sites = profile.Websites?.matchAll(/[A-Z]+:([^\s,\]]+)/g) ?? [];
  const { education, projects, skills, volunteering, certifications, honors } = tables;
  return {
    basics: {
      name: `${profile['First Name'] ?? ''} ${profile['Last Name'] ?? ''}`,
      label: profile.Headline,
      summary: profile.Summary,
      location: profile['Geo Location'],
      email: email?.['Email Address'],
      phone: phones.find(({ Number: number }) => number)?.Number,
      twitter: profile['Twitter Handles']?.match(/\w+/)?.[0],
      profiles: [...sites].map(([, url]) => ({ url })),
    },
    ...{ work: positions, education, projects, skills, volunteering, certifications, honors },
    languages: languages.map(({ Name, Proficiency }) => ({
      name: Name,
      level: Proficiency?.replace(/ proficiency$/i, ''),
    })),
  };
}
