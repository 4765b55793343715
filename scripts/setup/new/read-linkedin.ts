import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import type { Json } from './read-fields.ts';
import { decode } from './text.ts';

type Row = Record<string, string>;

const largest = 5_000_000;

/**
 * Reads the ZIP file of LinkedIn's "Get a copy of your data" as a JSON Resume.
 *
 * @throws Error if the file is missing or not such an export
 */
export async function linkedinResume(file: string): Promise<Json> {
  const bytes = await readFile(file).catch(() => {
    throw new Error(`Can’t read ${file}. Check the path of the LinkedIn export.`);
  });
  const tables = tablesOf(file, bytes);
  const rows = (name: string): Row[] => tables.get(name) ?? [];
  if (rows('profile').length + rows('positions').length === 0) {
    throw new Error(
      `${file} is not a LinkedIn export with a profile. In LinkedIn: Settings, Data privacy, Get a copy of your data, the larger archive.`,
    );
  }
  const [profile = {}] = rows('profile');
  const emails = rows('email addresses');
  return {
    basics: {
      name: [profile['First Name'], profile['Last Name']].filter(Boolean).join(' '),
      label: profile.Headline,
      summary: profile.Summary,
      email: (emails.find(({ Primary }) => /yes/i.test(Primary ?? '')) ?? emails[0])?.['Email Address'],
      phone: rows('phonenumbers').map(({ Number: number }) => number).find(Boolean),
      location: profile['Geo Location'],
      profiles: [...websitesIn(profile.Websites), ...twitterIn(profile['Twitter Handles'])],
    },
    work: rows('positions').map((row) => ({
      ...{ name: row['Company Name'], position: row.Title, location: row.Location, summary: row.Description },
      ...dates(row),
    })),
    volunteer: rows('volunteering').map((row) => ({
      ...{ organization: row['Company Name'], position: row.Role, summary: row.Description },
      ...dates(row),
    })),
    education: rows('education').map((row) => ({
      ...{ institution: row['School Name'], studyType: row['Degree Name'] },
      summary: [row.Notes, row.Activities].filter(Boolean).join('\n\n'),
      ...dates(row),
    })),
    skills: rows('skills').map(({ Name: name }) => ({ name })),
    certificates: rows('certifications').map((row) => ({
      ...{ name: row.Name, issuer: row.Authority, url: row.Url, date: row['Started On'] },
    })),
    awards: rows('honors').map((row) => ({
      ...{ title: row.Title, awarder: row.Issuer || row.Description, date: row['Issued On'] },
    })),
    languages: rows('languages').map((row) => ({ language: row.Name, fluency: levelOf(row.Proficiency) })),
    projects: rows('projects').map((row) => ({
      ...{ name: row.Title, description: row.Description, url: row.Url },
      ...dates(row),
    })),
  };
}

/** The rows of each CSV file, by its name in lower case. */
function tablesOf(file: string, bytes: Uint8Array): Map<string, Row[]> {
  const tables = new Map<string, Row[]>();
  const isTable = /(?:^|\/)([^/]+)\.csv$/i;
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => isTable.test(name) && originalSize < largest,
    });
    for (const [name, content] of Object.entries(files)) {
      const [, table = ''] = isTable.exec(name) ?? [];
      const options = { columns: true, bom: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true };
      tables.set(table.toLowerCase(), parse(decode(content), options) as Row[]);
    }
  } catch {
    throw new Error(`${file} is not the ZIP file of a LinkedIn export. Download it again.`);
  }
  return tables;
}

function dates(row: Row) {
  return {
    startDate: row['Started On'] || row['Start Date'],
    endDate: row['Finished On'] || row['End Date'],
  };
}

/** `[BLOG:https://ana.example,OTHER:www.x.com]` */
function websitesIn(text = ''): { network: string; url: string }[] {
  return [...text.matchAll(/([A-Z]+):([^\s,\]]+)/g)].map(([, kind = '', url = '']) => ({
    network: /^(BLOG|PORTFOLIO)$/.test(kind) ? kind.slice(0, 1) + kind.slice(1).toLowerCase() : '',
    url,
  }));
}

function twitterIn(text = ''): { network: string; username: string }[] {
  return (text.match(/\w+/g) ?? []).map((username) => ({ network: 'Twitter', username }));
}

/** `Native or bilingual proficiency` becomes `Native or bilingual`. */
function levelOf(text = ''): string {
  return text.replace(/ proficiency$/i, '');
}
