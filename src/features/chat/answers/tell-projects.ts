import type { Knowledge, KnownProject } from '#features/chat/knowledge.ts';
import { projectPath } from '#lib/paths.ts';
import { inLanguage } from './facts.ts';
import { bullets, link, listed, plain } from './markdown-text.ts';
import { readDate, sayDate } from './project-date.ts';
import type { Language, Meaning } from './words.ts';

/** What can be said of projects, in one language. */
export function projectTeller({ bot }: Knowledge, language: Language) {
  const t = inLanguage(language);
  const linked = (project: KnownProject) => link(project.title, projectPath(project));
  const when = ({ date }: KnownProject) => plain(sayDate(date, language));
  const withTools = ({ technologies }: KnownProject) => listed(technologies.map(plain), language);
  const summary = (project: KnownProject) => {
    const own = bot.projects[`${project.kind}/${project.id}`]?.summary;
    return plain(language === 'en' ? project.description : (own ?? project.description));
  };
  const madeFor = (project: KnownProject) =>
    t(
      `${linked(project)} is from ${when(project)}. Whom it was made for or with: ${plain(project.owner)}.`,
      `${linked(project)} dibuat ${when(project)}. Untuk atau bersama: “${plain(project.owner)}”.`,
      `${linked(project)} digawe ${when(project)}. Kanggo utawa bareng: “${plain(project.owner)}”.`,
    );
  const opened = (project: KnownProject, href: string | undefined, what: string) =>
    href && href !== 'private'
      ? t(
          `${what} of ${linked(project)}: ${link(href, href)}.`,
          `${what} ${linked(project)}: ${link(href, href)}.`,
          `${what} ${linked(project)}: ${link(href, href)}.`,
        )
      : t(
          `${what} of ${linked(project)} is not public.`,
          `${what} ${linked(project)} nggak dibuka untuk umum (privat).`,
          `${what} ${linked(project)} ora dibukak kanggo umum (privat).`,
        );

  return {
    linked,
    madeFor,
    /** What it is, when and with whom it was made, and where to read on. */
    whole: (project: KnownProject) =>
      t(
        `**${plain(project.title)}** (${project.kind}, ${when(project)}; ${plain(project.owner)}): ${summary(project)}\n\nMade with ${withTools(project)}. Monggo, read on at ${link(`the page of ${project.title}`, projectPath(project))}.`,
        `**${plain(project.title)}** (${project.kind}, ${when(project)}; “${plain(project.owner)}”): ${summary(project)}\n\nDibuat dengan ${withTools(project)}. Monggo, lengkapnya ada di ${link(`halaman ${project.title}`, projectPath(project))}.`,
        `**${plain(project.title)}** (${project.kind}, ${when(project)}; “${plain(project.owner)}”): ${summary(project)}\n\nDigawe nganggo ${withTools(project)}. Mangga, jangkepe ing ${link(`kaca ${project.title}`, projectPath(project))}.`,
      ),
    madeWith: (project: KnownProject) =>
      t(
        `${linked(project)} is made with ${withTools(project)}.`,
        `${linked(project)} dibuat dengan ${withTools(project)}.`,
        `${linked(project)} digawe nganggo ${withTools(project)}.`,
      ),
    uses: (project: KnownProject, technology: string) => {
      const has = project.technologies.includes(technology);
      const name = plain(technology);
      const all = withTools(project);
      return has
        ? t(
            `Yes, ${linked(project)} uses ${name}. It is made with ${all}.`,
            `Iya, ${linked(project)} pakai ${name}. Lengkapnya: ${all}.`,
            `Inggih, ${linked(project)} nganggo ${name}. Jangkepe: ${all}.`,
          )
        : t(
            `No, ${name} is not listed for ${linked(project)}. It is made with ${all}.`,
            `Nggak, ${name} nggak ada di daftar teknologi ${linked(project)}. Dibuatnya dengan ${all}.`,
            `Ora, ${name} ora ana ing dhaptare ${linked(project)}. Digawe nganggo ${all}.`,
          );
    },
    /** Where one of its addresses leads, or that it is not public. */
    address: (project: KnownProject, what: Meaning) => {
      if (what === 'repo')
        return opened(project, project.urlRepo, t('The source code', 'Kode sumber', 'Kode sumbere'));
      if (what === 'demo') return opened(project, project.url, t('The demo', 'Demo', 'Demone'));
      return opened(project, project.download, t('The download', 'Unduhan', 'Undhuhane'));
    },
    screens: (project: KnownProject) => {
      const count = project.captions.length;
      if (count === 0)
        return t(
          `There are no screenshots of ${linked(project)}; its page shows one picture.`,
          `Screenshot ${linked(project)} belum ada; di halamannya ada satu gambar.`,
          `Screenshot ${linked(project)} durung ana; ing kacane ana siji gambar.`,
        );
      const list = bullets(project.captions.map(plain));
      return t(
        `The page of ${linked(project)} shows ${count} screenshots:\n\n${list}`,
        `Di halaman ${linked(project)} ada ${count} screenshot:\n\n${list}`,
        `Ing kacane ${linked(project)} ana ${count} screenshot:\n\n${list}`,
      );
    },
    quoted: (project: KnownProject, sentences: readonly string[]) =>
      t(
        `The page of ${linked(project)} says: “${plain(sentences.join(' '))}”`,
        `Di halaman ${linked(project)} tertulis: “${plain(sentences.join(' '))}”`,
        `Ing kacane ${linked(project)} katulis: “${plain(sentences.join(' '))}”`,
      ),
    /** Honest about a question on a project that its texts do not answer. */
    offered: (project: KnownProject) =>
      t(
        `That I do not know about ${linked(project)}. What I can tell: what it is, when and for whom it was made, with what, and where to open it.`,
        `Soal itu di ${linked(project)} aku belum tahu. Yang bisa kuceritakan: apa itu, kapan dan untuk siapa dibuat, pakai apa, dan di mana membukanya.`,
        `Bab kuwi ing ${linked(project)} aku durung ngerti. Sing isa dakcritakake: apa kuwi, kapan lan kanggo sapa digawe, nganggo apa, lan ing ngendi mbukake.`,
      ),
    dated: (projects: readonly KnownProject[]) =>
      bullets(projects.map((project) => `${linked(project)}, ${when(project)}`)),
    owned: (projects: readonly KnownProject[]) =>
      bullets(projects.map((project) => `${linked(project)}: ${plain(project.owner)}`)),
    list: (projects: readonly KnownProject[]) => bullets(projects.map(linked)),
    /** Which of two or more came first and which last. */
    inOrder: (projects: readonly KnownProject[], isNewest: boolean) => {
      const known = projects.filter(({ date }) => readDate(date));
      const best = isNewest ? known[0] : known.at(-1);
      if (!best) return undefined;
      const head = isNewest
        ? t(`${linked(best)} is newer.`, `${linked(best)} lebih baru.`, `${linked(best)} luwih anyar.`)
        : t(`${linked(best)} came first.`, `${linked(best)} lebih dulu.`, `${linked(best)} luwih dhisik.`);
      return `${head}\n\n${bullets(known.map((project) => `${linked(project)}, ${when(project)}`))}`;
    },
    when,
    withTools,
    t,
  };
}
