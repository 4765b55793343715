import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { homeParts } from '../../src/content/schema/home-parts.ts';
import type { Path } from '../../src/content/schema/path.ts';
import type { MobileProject, WebsiteProject } from '../../src/content/schema/project.ts';
import { runContent } from '../content/run-content.ts';
import { sampleFiles } from '../content/sample-left.ts';
import { slugOf } from '../content/slug-of.ts';
import { type IconSource, iconFiles, icons } from '../icons/icon-files.ts';
import type { Answers } from './answers.ts';
import { addDrafts, type Changes, contentDir, edit, isSample, literal, written } from './changes.ts';
import { type FoundTechnology, findTechnologies, profileOf } from './logos.ts';
import type { ProjectDraft } from './read-resume.ts';
import { writeChat, writeLanguages } from './write-languages.ts';
import { writeOwner } from './write-owner.ts';

type Project = MobileProject | WebsiteProject;
export type Content = Awaited<ReturnType<typeof readContent>>;

/** The content before setup; projects by folder. */
export async function readContent() {
  const { content, validRecords } = await runContent(contentDir);
  return { ...content, projects: new Map<string, Project>(validRecords()) };
}

export type Plan = {
  content: Content;
  answers: Answers;
  drafts: readonly ProjectDraft[];
  isClearing: boolean;
  /** Whether the content is no longer the sample person's. */
  isNew: boolean;
  tools: readonly FoundTechnology[];
  path: Path;
  languages: readonly string[];
};

/** Plans the changes for answers and new projects. @returns files that stay, although the résumé has more */
export function planContent(changes: Changes, plan: Plan): string[] {
  const { content, answers, drafts, isClearing, isNew, path, tools, languages } = plan;
  const isGone = ({ description }: Project) => isClearing && isSample(description);
  for (const [name, project] of content.projects)
    if (isGone(project)) changes.set(`${contentDir}/${name}`, undefined);
  const notes = isClearing ? sampleFiles(contentDir).filter((file) => file.endsWith('.md')) : [];
  for (const file of notes) changes.set(file, undefined);
  // Other tests import `is-there.ts`.
  const tests = isClearing && existsSync('tests/sample') ? readdirSync('tests/sample') : [];
  for (const file of tests) if (file !== 'is-there.ts') changes.set(`tests/sample/${file}`, undefined);

  const own = [...content.projects.values()].filter((project) => !isGone(project));
  const last = { website: 0, mobile: 0 };
  for (const { kind, id } of own) last[kind] = Math.max(last[kind], Number(id) || 0);
  for (const draft of drafts) writeRecord(changes, draft, String(++last[draft.kind]));
  const all = [...drafts.flatMap(({ technologies }) => technologies), ...tools];
  const used = [...new Map(all.map((one) => [one.key, one])).values()];
  addTechnologies(changes, used, plan);
  writeOwner(changes, content.owner, answers, used);
  writeTools(changes, content, own, used);
  if (isNew && (isSample(content.owner.name) || own.length < content.projects.size)) writeChat(changes, plan);
  if (isNew || languages.join() !== content.languages.map((one) => one.lang).join())
    writeLanguages(changes, plan);
  return isNew || Object.values(path).some(({ length }) => length > 0)
    ? writePath(changes, content.path, path)
    : [];
}

function writeRecord(changes: Changes, draft: ProjectDraft, id: string): void {
  const { kind, title, technologies, date, ...others } = draft;
  const type = kind === 'mobile' ? 'MobileProject' : 'WebsiteProject';
  const keys = technologies.map(({ key }) => key).join(', ');
  const year = String(new Date().getFullYear());
  const fields = Object.entries({ kind, id, title, date: date || year, ...others, p2: '' });
  const source = `import type { ${type} } from '#content/schema/project.ts';
${keys && `import { ${keys} } from '#content/technologies.ts';\n`}
export default {
${fields.map(([key, value]) => `  ${key}: ${literal(value)},\n`).join('')}  technologies: [${keys}],
} satisfies ${type};
`;
  changes.set(`${contentDir}/projects/${kind}-${id}-${slugOf(title, 'project')}/index.ts`, source);
  addDrafts(changes, 'description', [draft.description]);
  addDrafts(changes, 'p1', [draft.p1].filter(Boolean));
}

/** Adds technologies that are not in `technologies.ts`, their logos, and those of profiles. */
function addTechnologies(changes: Changes, used: readonly FoundTechnology[], plan: Plan) {
  const path = `${contentDir}/technologies.ts`;
  const added = used.filter(({ key }) => !(key in plan.content.technologies));
  const sources = added.map(({ key, name, src }) => {
    return `export const ${key} = ${literal({ src, name })} satisfies Technology;\n`;
  });
  changes.set(path, readFileSync(path, 'utf8') + sources.join(''));

  const profiles = (plan.answers.profiles ?? []).map((text) => profileOf(text.replace(/^.* /, '')));
  const fresh: Record<string, IconSource> = {};
  for (const { src, source } of [...used, ...profiles.map(({ icon, source }) => ({ src: icon, source }))])
    if (source && !existsSync(`public/${src}`)) fresh[basename(src, '.svg')] = source;
  const names = Object.keys(fresh);
  if (names.length === 0) return;
  edit(changes, 'icons.ts', ({ exports }) => {
    for (const name of names) exports.icons[name] = written(fresh[name]);
  });
  const files = iconFiles({ ...icons, ...fresh });
  for (const file of ['LICENSES.md', ...names.map((name) => `${name}.svg`)])
    changes.set(`public/icons/${file}`, files.get(file));
}

/** Adds tiles. When the sample goes, only tiles of the owner's projects stay. */
function writeTools(changes: Changes, content: Content, own: readonly Project[], used: FoundTechnology[]) {
  const isFirst = own.length < content.projects.size;
  const names = own.flatMap(({ technologies }) => technologies.map(({ name }) => name));
  const ofOwn = findTechnologies(names, content.technologies).map(({ key }) => key);
  const path = `${contentDir}/tools.ts`;
  const source = readFileSync(path, 'utf8');
  const [list = '', start, listed = ''] = /(const names\b[^=]*=\s*)\[([\w\s,']*)\]/.exec(source) ?? [];
  const there = listed.match(/\w+/g) ?? [];
  const kept = there.filter((key) => !isFirst || ofOwn.includes(key));
  const keys = [...new Set([...kept, ...used.map(({ key }) => key)])];
  if (keys.length === 0)
    edit(changes, 'owner.ts', ({ exports: { owner } }) => {
      owner.sections = written((content.owner.sections ?? homeParts).filter((part) => part !== 'tools'));
    });
  if (keys.join() === there.join()) return;
  if (!list) throw new Error(`${path} can’t be changed: "names" is not a list of names.`);
  changes.set(path, source.replace(list, `${start}[${keys.map((key) => `'${key}'`).join(', ')}]`));
}

/** Removes the sample's entries, and writes those of a résumé if the owner has none. */
function writePath(changes: Changes, old: Path, path: Path): string[] {
  const keys = ['entries', 'certificates', 'languages'] as const;
  // Texts of one word are nobody's: `Javanese`.
  const isOld = (record: object) => isSample(record) || (isSample(old.entries) && 'level' in record);
  const own = keys.flatMap((key) => [...old[key]].filter((record) => !isOld(record)));
  edit(changes, 'path.ts', ({ exports }) => {
    for (const key of keys) {
      if (own.length === 0) exports.path[key] = written(path[key]);
      else
        for (let at = old[key].length; at--; )
          if (isOld(Object(old[key][at]))) exports.path[key].splice(at, 1);
    }
  });
  const isLeft = own.length > 0 && keys.some((key) => path[key].length > 0);
  return isLeft ? [`${contentDir}/path.ts`] : [];
}
