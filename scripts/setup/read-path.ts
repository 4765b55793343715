import type { Certificate, Path, PathEntry } from '../../src/content/schema/path.ts';
import { clip } from './plain-text.ts';
import { type Fields, isObject } from './read-fields.ts';

const mostLines = 4;
const longestLine = 240;

/** The fields of each section; older versions of JSON Resume use the second names. */
const sections = [
  { key: 'work', kind: 'work', title: ['position'], at: ['name', 'company'] },
  { key: 'volunteer', kind: 'organisation', title: ['position'], at: ['organization', 'name'] },
  { key: 'education', kind: 'education', title: ['studyType', 'area'], at: ['institution'] },
] as const;

/** Reads work, volunteering, education, certificates, awards and languages. Skips entries without a date. */
export function readPath(root: Fields): Path {
  return {
    entries: sections.flatMap((section) =>
      root.list(section.key, section.at[0]).flatMap((fields) => entryOf(fields, section) ?? []),
    ),
    certificates: [
      ...root.list('certificates').flatMap((one) => certificateOf(one, 'name', 'issuer') ?? []),
      ...root
        .list('awards', 'title')
        .flatMap((one) => certificateOf(one, 'title', 'awarder') ?? [])
        .map((award) => ({ ...award, award: true as const })),
    ],
    languages: root.list('languages', 'language').flatMap((one) => languageOf(one) ?? []),
  };
}

function entryOf(fields: Fields, { kind, title: titleKeys, at: atKeys }: (typeof sections)[number]) {
  const isEducation = kind === 'education';
  const name = fields.line(...atKeys);
  const titles = isEducation ? titleKeys.map((key) => fields.line(key)) : [fields.line(...titleKeys)];
  const title = titles.filter(Boolean).join(', ') || name;
  const [at, start, end] = [name || title, fields.date('startDate'), fields.date('endDate')];
  const from = start.date ?? end.date;
  if (!at) return void fields.note('', 'has no name, skipped');
  if (!from)
    return void fields.note('', `"${title}" has no valid date, skipped. Add it in src/content/path.ts`);
  const isReversed = end.date !== undefined && end.date < from.slice(0, end.date.length);
  if (isReversed) fields.note('endDate', `${end.date} is before the start date, skipped`);
  const place = placeIn(fields);
  const url = fields.url('url', 'website');
  const entry: PathEntry = {
    kind,
    title,
    at,
    ...(place && { place }),
    ...(url && { url }),
    from,
    ...(end.date && !isReversed && { to: end.date }),
    lines: linesOf(fields),
  };
  return entry;
}

function linesOf(fields: Fields): string[] {
  const courses = fields.lines('courses').join(', ');
  const score = fields.line('score', 'gpa');
  const all = [
    ...fields.lines('summary', 'description'),
    ...fields.lines('highlights'),
    ...(score ? [`Grade: ${score}`] : []),
    ...(courses ? [courses] : []),
  ].filter((line, index, lines) => lines.indexOf(line) === index);
  if (all.length > mostLines) {
    fields.note('highlights', `more than ${mostLines} lines, skipped ${all.slice(mostLines).join(' / ')}`);
  }
  const lines = all.slice(0, mostLines).map((line) => clip(line, longestLine));
  if (lines.some((line, index) => line !== all[index]))
    fields.note('summary', `longer than ${longestLine} characters, shortened`);
  return lines;
}

/** A text, or an object as in `basics.location`. */
function placeIn(fields: Fields): string {
  const [inside] = fields.list('location', 'city');
  if (!inside) return '';
  return [inside.line('city', 'address'), inside.line('region', 'countryCode', 'country')]
    .filter(Boolean)
    .join(', ');
}

function certificateOf(fields: Fields, titleKey: string, byKey: string): Certificate | undefined {
  const [title, { date }, url] = [
    fields.line(titleKey, 'name', 'title'),
    fields.date('date'),
    fields.url('url', 'website'),
  ];
  const by =
    fields.line(byKey, 'issuer', 'awarder') || (url ? new URL(url).hostname.replace(/^www\./, '') : '');
  if (title && date && by) return { title, by, date, ...(url && { url }) };
  const missing = [title ? '' : 'title', date ? '' : 'date', by ? '' : byKey].filter(Boolean).join(' and ');
  return void fields.note('', `"${title}" has no ${missing}, skipped. Add it in src/content/path.ts`);
}

function languageOf(fields: Fields): Path['languages'][number] | undefined {
  const [name, level] = [fields.line('language', 'name'), fields.line('fluency', 'level')];
  if (name && level) return { name, level };
  return void fields.note(
    '',
    `"${name || level}" has no ${name ? 'fluency' : 'language'}, skipped. Add it in src/content/path.ts`,
  );
}

/** The source of a list. */
export function listOf(records: readonly object[]): string {
  return `[${records.map((record) => `\n${literal(record)},`).join('')}${records.length > 0 ? '\n' : ''}]`;
}

/** Source with unquoted keys. */
function literal(value: unknown): string {
  if (!isObject(value)) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([key, one]) => `${key}: ${literal(one)}`)
    .join(', ')} }`;
}
