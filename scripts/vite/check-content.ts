import type { MobileProject, WebsiteProject } from '../../src/content/project.ts';

type Records = {
  websites: Record<string, WebsiteProject>;
  mobiles: Record<string, MobileProject>;
};

/**
 * Looks through the project records for what would break a page.
 *
 * @param records by file, as the owner sees it in the editor
 * @returns one sentence a problem, naming file, field and an example of the right form; empty when all is well
 */
export function checkContent({ websites, mobiles }: Records): string[] {
  return [...checkKind(websites, ['url', 'urlRepo']), ...checkKind(mobiles, ['url', 'urlRepo', 'download'])];
}

function checkKind(records: Record<string, WebsiteProject | MobileProject>, links: string[]): string[] {
  const fileOfId = new Map<string, string>();
  return Object.entries(records).flatMap(([path, record]) => {
    const file = path.replace(/^\//, '');
    const problems = [
      ...checkTexts(file, record),
      ...checkId(file, record.id, fileOfId.get(record.id)),
      ...links.flatMap((field) => checkLink(file, field, record)),
      ...checkTechnologies(file, record),
    ];
    fileOfId.set(record.id, file);
    return problems;
  });
}

const examples = {
  title: 'E-Quran',
  image: 'website-3-e-quran.png',
  imageAlt: 'The list of surahs on a laptop',
  owner: 'Personal project',
  date: 'March 2024',
  description: 'A Qur’an reader for the browser.',
  p1: 'E-Quran is for people who read on a borrowed computer.',
} as const;

function checkTexts(file: string, record: Record<string, unknown>): string[] {
  return Object.entries(examples)
    .filter(([field]) => !isText(record[field]))
    .map(([field, example]) => `${file}: "${field}" is empty. Write for example ${field}: '${example}'`);
}

function checkId(file: string, id: unknown, taken: string | undefined): string[] {
  if (!isText(id) || !/^[\w-]+$/.test(id)) {
    return [
      `${file}: "id" has to be letters, digits or dashes, since it is in the address. For example id: '14'`,
    ];
  }
  return taken
    ? [`${file}: "id" ${id} is already used by ${taken}. Give it one of its own, for example id: '14'`]
    : [];
}

function checkLink(file: string, field: string, record: Record<string, unknown>): string[] {
  const link = record[field];
  const isFile = field === 'download' && isText(link) && /^[\w-][\w./-]*\.\w+$/.test(link);
  if (link === 'private' || isFile || (isText(link) && /^https?:\/\/\S+$/.test(link) && URL.canParse(link))) {
    return [];
  }
  const forms =
    field === 'download' ? `'https://…', a file of public/ such as 'downloads/app.apk'` : `'https://…'`;
  return [
    `${file}: "${field}" is ${JSON.stringify(link)}. Use ${forms} or 'private', for example ${field}: 'https://example.com/app'`,
  ];
}

function checkTechnologies(file: string, record: WebsiteProject): string[] {
  const isList =
    Array.isArray(record.technologies) && record.technologies.every((one) => one?.src && one.name);
  return isList
    ? []
    : [
        `${file}: "technologies" has to be a list of names from technologies.ts, for example technologies: [react, css]`,
      ];
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
