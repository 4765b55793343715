/** Assembles the content: sorted, with pictures, formatted dates and links between projects and the path. */
import { languages } from '#content/languages.ts';
import { owner } from '#content/owner.ts';
import { path as ownPath } from '#content/path.ts';
import { words } from '#content/words/site.ts';
import { compareProjects } from './assemble/compare-projects.ts';
import { directionOf } from './assemble/direction-of.ts';
import { formatDate } from './assemble/format-date.ts';
import { pathView } from './assemble/path-view.ts';
import type { Picture } from './assemble/picture.ts';
import type { MobileProject, ProjectRecord, WebsiteProject } from './schema/project.ts';

type Added = {
  dateText: string;
  imageAlt: string;
  cover: Picture;
  screens: Screen[];
  /** Of the text, when the record is not translated. */
  lang?: string;
  dir?: 'ltr' | 'rtl';
};
export type Screen = { picture: Picture; caption: string };
export type Project =
  | (Omit<WebsiteProject, keyof Added> & Added)
  | (Omit<MobileProject, keyof Added> & Added);
export type ProjectKind = Project['kind'];

const records = import.meta.glob<ProjectRecord>('#content/projects/*/index.ts', {
  eager: true,
  import: 'default',
});
/** In another language, those that it lacks are the same as in `records`. */
const originals = import.meta.glob<ProjectRecord>('#content/projects/*/index.ts', {
  eager: true,
  import: 'default',
  query: '?original',
});
/** By record: the picture beside it, or a drawn one. */
const covers = import.meta.glob<Picture>('#content/projects/*/index.ts', {
  eager: true,
  import: 'default',
  query: '?cover',
});
const screens = import.meta.glob<Picture>('#content/projects/*/[0-9]*.{png,jpg,jpeg,webp}', {
  eager: true,
  import: 'default',
  query: '?picture',
});
const videos = import.meta.glob<string>('#content/projects/*/video.{mp4,webm}', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
});

export const projects: readonly Project[] = Object.entries(records)
  .map(([file, record]) => assemble(file, record))
  .sort(compareProjects(owner.projectOrder));

export const path = pathView(ownPath, projects, words.lang);

export const counts = count(projects);

export function projectsOf<Kind extends ProjectKind>(kind: Kind) {
  return projects.filter((project): project is Extract<Project, { kind: Kind }> => project.kind === kind);
}

export function findProject(kind: ProjectKind, id: string | undefined): Project | undefined {
  return projects.find((project) => project.kind === kind && project.id === id);
}

/** The projects before and after one in its list, which goes round; no `previous` that would be the next one again. */
export function neighborsOf(project: Project): { previous?: Project; next?: Project } {
  const list: readonly Project[] = projectsOf(project.kind);
  const place = list.findIndex(({ id }) => id === project.id);
  const [previous, next] = [list.at(place - 1), list[(place + 1) % list.length]];
  return {
    ...(previous && list.length > 2 && { previous }),
    ...(next && list.length > 1 && { next }),
  };
}

/** The newest entry of the path that lists a project. */
export function madeAt({ kind, id }: Project) {
  return path.entries.find(({ projects }) => projects.some((one) => one.kind === kind && one.id === id));
}

function assemble(file: string, record: ProjectRecord): Project {
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const pictures = Object.entries(screens).filter(([name]) => name.startsWith(folder));
  const screenAt = (place: number) => pictures.find(([name]) => /\/(\d+)\.\w+$/.exec(name)?.[1] === `${place}`);
  const video = record.video ?? Object.entries(videos).find(([name]) => name.startsWith(folder))?.[1];
  const [first] = languages;
  const isForeign = first && first.lang !== words.lang && record === originals[file];
  return {
    ...record,
    dateText: record.dateText ?? formatDate(record.date, words.lang),
    imageAlt: record.imageAlt ?? words.project.cover(record.title),
    cover: covers[file] as Picture,
    screens: (record.screens ?? []).flatMap((caption, at) => {
      const picture = screenAt(at + 1)?.[1];
      return picture ? [{ picture, caption }] : [];
    }),
    ...(video && { video }),
    ...(isForeign && { lang: first.lang, dir: directionOf(first.lang) }),
  };
}

function count(projects: readonly Project[]) {
  const none = () => ({ website: 0, mobile: 0 });
  const tools: Record<string, Record<ProjectKind, number>> = {};
  const total = none();
  for (const { kind, technologies } of projects) {
    total[kind] += 1;
    for (const { name } of technologies) {
      tools[name] ??= none();
      tools[name][kind] += 1;
    }
  }
  return { ...total, tools };
}
