import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import type { Json } from './read-fields.ts';
import { decode } from './text.ts';

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
  const tables = new Map<string, Row[]>();
  try {
    const filter = ({ name = '', originalSize = 0 }) => table.test(name) && originalSize < largest;
    for (const [name, content] of Object.entries(unzipSync(bytes, { filter }))) {
      const options = { columns: true, bom: true, relax_column_count: true, relax_quotes: true } as const;
      tables.set((table.exec(name)?.[1] ?? '').toLowerCase(), parse<Row>(decode(content), options));
    }
  } catch {
    throw new Error(`${file} is not the ZIP file of a LinkedIn export. Download it again.`);
  }
  const rows = (name: string) => tables.get(name) ?? [];
  const [profile = {}] = rows('profile');
  if (!profile['First Name'] && rows('positions').length === 0)
    throw new Error(
      `${file} has no profile. In LinkedIn, choose Settings, Data privacy, Get a copy of your data.`,
    );
  const emails = rows('email addresses');
  const primary = emails.find(({ Primary }) => /yes/i.test(Primary ?? '')) ?? emails[0];
  return {
    basics: {
      name: [profile['First Name'], profile['Last Name']].join(' '),
      label: profile.Headline,
      summary: profile.Summary,
      location: profile['Geo Location'],
      email: primary?.['Email Address'],
      phone: rows('phonenumbers').find(({ Number: number }) => number)?.Number,
      profiles: [
        // [BLOG:https://ana.example,OTHER:www.x.com]
        ...[...(profile.Websites ?? '').matchAll(/([A-Z]+):([^\s,\]]+)/g)].map(([, network = '', url]) => ({
          network: /BLOG|PORTFOLIO/.test(network)
            ? network.replace(/\B./g, (letter) => letter.toLowerCase())
            : '',
          url,
        })),
        ...(profile['Twitter Handles']?.match(/\w+/g) ?? []).map((username) => ({ network: 'X', username })),
      ],
    },
    work: rows('positions'),
    volunteer: rows('volunteering'),
    education: rows('education'),
    projects: rows('projects'),
    skills: rows('skills'),
    certificates: rows('certifications'),
    awards: rows('honors'),
    languages: rows('languages').map((row) => ({
      ...row,
      Proficiency: row.Proficiency?.replace(/ proficiency$/i, ''),
    })),
  };
}
