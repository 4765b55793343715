import type { Knowledge, KnownProject } from '#features/chat/knowledge.ts';
import { type ProjectKind, projectPath, sectionPath } from '#lib/paths.ts';
import { type Answer, bullets, link, listed, plain } from './answer-parts.ts';

const namedAtOnce = 3;

/** One project: what it is, what it is made with, where to read on. */
export function answerProject(project: KnownProject, { bot }: Knowledge): Answer {
  const { title, kind, id, description, technologies } = project;
  const summary = bot.projects[`${kind}/${id}`]?.summary ?? description;
  const head = `**${plain(title)}** (${kind})`;
  return {
    id: `${head}: ${plain(summary)}\n\nDibuat dengan ${listed(technologies.map(plain), 'id')}. Monggo, lengkapnya ada di ${link(`halaman ${title}`, projectPath(project))}.`,
    en: `${head}: ${plain(description)}\n\nMade with ${listed(technologies.map(plain), 'en')}. Monggo, read on at ${link(`the page of ${title}`, projectPath(project))}.`,
  };
}

/** The projects of one kind, or how many there are of each with a few to begin with. */
export function answerProjects(kind: ProjectKind | undefined, { owner, projects }: Knowledge): Answer {
  if (kind) {
    const some = projects.filter((project) => project.kind === kind);
    return {
      id: `Ini ${some.length} proyek ${kind}-nya ${owner.name}, monggo dipilih:\n\n${bullets(some.map(projectLink))}`,
      en: `These are the ${some.length} ${kind} projects of ${owner.name}:\n\n${bullets(some.map(projectLink))}`,
    };
  }
  const count = (one: ProjectKind) => projects.filter((project) => project.kind === one).length;
  const some = (['mobile', 'website'] as const).flatMap((one) =>
    projects.filter((project) => project.kind === one).slice(0, namedAtOnce),
  );
  return {
    id: `${owner.name} sudah bikin ${count('mobile')} proyek mobile dan ${count('website')} website. Di antaranya:\n\n${bullets(some.map(projectLink))}\n\nSemuanya ada di ${link('halaman proyek', sectionPath('project'))}, monggo mampir.`,
    en: `${owner.name} has built ${count('mobile')} mobile projects and ${count('website')} websites. Among them:\n\n${bullets(some.map(projectLink))}\n\nAll of them are in ${link('the projects section', sectionPath('project'))}.`,
  };
}

/** The projects that use a technology, of one kind if a kind was asked for. */
export function answerTechnology(
  name: string,
  kind: ProjectKind | undefined,
  { owner, projects }: Knowledge,
): Answer {
  const users = projects.filter(({ technologies }) => technologies.includes(name));
  const some = kind ? users.filter((project) => project.kind === kind) : users;
  const which = kind ? `${kind} ` : '';
  const tools = sectionPath('tools');
  if (some.length === 0) {
    return {
      id: `${owner.name} pakai ${plain(name)}, tapi belum ada proyek ${which}di sini yang dibuat dengan itu. Daftar lengkapnya ada di ${link('bagian tools', tools)}.`,
      en: `${owner.name} uses ${plain(name)}, but no ${which}project here is made with it. The whole list is in ${link('the tools section', tools)}.`,
    };
  }
  return {
    id: `Yang pakai ${plain(name)} ada ${some.length} proyek${kind ? ` ${kind}` : ''}:\n\n${bullets(some.map(projectLink))}`,
    en: `${some.length} ${which}${some.length === 1 ? 'project uses' : 'projects use'} ${plain(name)}:\n\n${bullets(some.map(projectLink))}`,
  };
}

/** Projects whose text holds what was asked for. */
export function answerFound(found: readonly KnownProject[]): Answer {
  return {
    id: `Mungkin ini yang kamu maksud:\n\n${bullets(found.map(projectLink))}`,
    en: `Perhaps you mean:\n\n${bullets(found.map(projectLink))}`,
  };
}

function projectLink(project: KnownProject): string {
  return link(project.title, projectPath(project));
}
