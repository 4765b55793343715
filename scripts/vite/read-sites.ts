import { dirname } from 'node:path';
import type { ResolvedConfig } from 'vite';
import type { PathView } from '../../src/content/path-view.ts';
import type { Picture } from '../../src/content/picture.ts';
import type { ProjectPage } from '../../src/content/project.ts';
import { readContent } from '../content/check-content.ts';
import type { Content } from '../content/content.ts';
import { ContentError, errorLine, errorList } from '../content/content-error.ts';
import { formatDate } from '../content/format-date.ts';
import { ownPicture } from '../content/with-covers.ts';
import { type CvFile, cvFile } from '../cv/cv-file.ts';
import { directionOf, type SiteLanguage } from './languages/site-languages.ts';
import type { TranslatedContent } from './languages/translate-content.ts';
import { neighbors } from './neighbors.ts';
import { madeAt, pathView } from './path-view.ts';
import { compareProjects } from './project-order.ts';

/** The site in one language. */
export type Site = {
  pages: ProjectPage[];
  path: PathView;
  /** Absent until the content could be read. */
  content?: Pick<Content, 'owner' | 'path'>;
  /** The folder of its pages, below the base. */
  folder: string;
  /** Created on first use. */
  cv?: () => Promise<CvFile | undefined>;
};

export type AllSites = {
  languages: SiteLanguage[];
  translations: TranslatedContent[];
  pictures: Map<string, Picture>;
  /** The first language first. */
  sites: [Site, ...Site[]];
};

/** Each build environment reads the content: warn once. */
const warned = new Set<string>();
export const noPicture: Picture = { name: '', width: 1, height: 1, widths: [], color: '' };

/**
 * Reads the content and creates the site in each language.
 *
 * @param contentDir from the root of the repository, e.g. `src/content`
 * @param siteUrl the site's origin, if known
 * @throws ContentError when the content is invalid
 */
export async function readSites(
  contentDir: string,
  config: ResolvedConfig,
  siteUrl: string | undefined,
): Promise<AllSites> {
  const { logger, base } = config;
  const { content, languages, translations, pictures, errors } = await readContent(contentDir, logger.info);
  if (!content) throw new ContentError(errorList(errors));
  const warn = (warning: string) => {
    if (!warned.has(warning)) logger.warn(warning);
    warned.add(warning);
  };
  for (const warning of errors.map(errorLine)) warn(warning);
  for (const { lang, missing } of translations) {
    if (missing.length > 0)
      warn(`${lang}: ${missing.length} texts are not translated. npm run check:sample lists them.`);
  }

  const siteIn = (content: Content, lang: string, folder = ''): Site => {
    const site = siteOf(contentDir, content, pictures, lang);
    const makeCv = async () => {
      const { file, problem } = await cvFile({
        ...content,
        dir: directionOf(lang),
        path: site.path,
        projects: site.pages,
        address: siteUrl && siteUrl + base + folder,
      });
      if (problem) warn(problem);
      return file;
    };
    let cv: ReturnType<typeof makeCv> | undefined;
    return {
      ...site,
      folder,
      cv: () => {
        cv ??= makeCv();
        return cv;
      },
    };
  };
  const others = translations.map(({ content, lang }, at) =>
    siteIn(content, lang, languages[at + 1]?.folder),
  );
  return { languages, translations, pictures, sites: [siteIn(content, content.words.lang), ...others] };
}

function siteOf(contentDir: string, content: Content, pictures: Map<string, Picture>, lang: string) {
  const picture = (file: string) => pictures.get(file) ?? noPicture;
  const shown = ({ image, date, dateText }: { image: string; date: string; dateText?: string }) => ({
    image: picture(image),
    dateText: dateText || formatDate(date, lang),
  });
  const pages = [
    ...Object.values(content.websites).map((record): ProjectPage => {
      return { ...record, ...shown(record) };
    }),
    ...Object.entries(content.mobiles).map(([file, { screens = [], ...record }]): ProjectPage => {
      const gallery = screens.map((caption, at) => ({
        picture: picture(ownPicture(contentDir, dirname(file), `${at + 1}`) ?? ''),
        caption,
      }));
      return { ...record, ...shown(record), gallery };
    }),
  ];
  pages.sort(compareProjects(content.owner.projectOrder));
  const path = pathView(content.path, pages, lang);
  return {
    pages: pages.map((page) => ({ ...page, ...neighbors(page, pages), ...madeAt(page, path) })),
    path,
    content,
  };
}
