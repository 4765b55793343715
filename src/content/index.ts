/** Assembles the content: sorted, with pictures, formatted dates and links between projects and the path. */
import { languages } from '#content/languages.ts';
import { words } from '#content/words/site.ts';
import type { PictureSource, ProjectKind } from '#lib/paths.ts';
import { counts, inOrder, path } from './assemble/records.built.ts';
import { directions } from './assemble/start.built.ts';
import type { MobileProject, ProjectRecord } from './schema/project.ts';

type Added = {
  dateText: string;
  imageAlt: string;
  cover: PictureSource;
  screens: Screen[];
  /** The language of a record that is not translated. */
  lang?: string;
  dir?: 'ltr' | 'rtl';
};
export type Screen = { picture: PictureSource; caption: string };
/** Either kind; only a mobile project has `p3` and `download`. */
export type Project = Omit<MobileProject, keyof Added | 'kind'> & Added & { kind: ProjectKind };

const records = import.meta.glob<ProjectRecord>('#content/projects/*/index.ts', {
  eager: true,
  import: 'default',
});
/** By record: the picture beside it, or a drawn one. */
const covers = import.meta.glob<PictureSource>('#content/projects/*/index.ts', {
  eager: true,
  import: 'default',
  query: '?cover',
});
const screens = import.meta.glob<PictureSource>('#content/projects/*/[0-9]*.{png,jpg,jpeg,webp}', {
  eager: true,
  import: 'default',
  query: '?picture',
});
const videos = import.meta.glob<string>('#content/projects/*/video.{mp4,webm}', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
});

export { counts, path };

export const projects: readonly Project[] = inOrder.flatMap(({ file, dateText, isForeign }) => {
  const record = records[file];
  return record ? [assemble(file, { ...record, dateText }, isForeign)] : [];
});

export function projectsOf(kind: ProjectKind): Project[] {
  return projects.filter((project) => project.kind === kind);
}

export function findProject(kind: ProjectKind, id: string | undefined): Project | undefined {
  return projects.find((project) => project.kind === kind && project.id === id);
}

/** The projects before and after one in its list, which wraps around; `previous` is left out if it equals `next`. */
export function neighborsOf(project: Project): { previous?: Project; next?: Project } {
  const list = projectsOf(project.kind);
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

function assemble(file: string, record: ProjectRecord & { dateText: string }, isForeign: boolean): Project {
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const pictures = Object.entries(screens).filter(([name]) => name.startsWith(folder));
  const screenAt = (place: number) => pictures.find(([name]) => /\/(\d+)\.\w+$/.exec(name)?.[1] === `${place}`);
  const video = record.video ?? Object.entries(videos).find(([name]) => name.startsWith(folder))?.[1];
  const [first] = languages;
  return {
    ...record,
    imageAlt: record.imageAlt ?? words.project.cover(record.title),
    cover: covers[file] as PictureSource,
    screens: (record.screens ?? []).flatMap((caption, at) => {
      const picture = screenAt(at + 1)?.[1];
      return picture ? [{ picture, caption }] : [];
    }),
    ...(video && { video }),
    ...(first && isForeign && { lang: first.lang, dir: directions[first.lang] }),
  };
}
