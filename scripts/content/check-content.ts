import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Problem } from '../../src/content/schema/check.ts';
import { tokens } from '../../src/ui/tokens.ts';
import { checkColors } from './check-colors.ts';
import { checkNotes } from './check-notes.ts';
import { ContentError, errorLine } from './content-error.ts';
import { filesIn, languageOfFile, languageTags, translationOf } from './content-plugin.ts';
import { fontAdvice, fontsFor } from './fonts-for.ts';
import { pictureNamed, preparePicture } from './pictures.ts';
import { notesIn, readNote } from './read-note.ts';
import { runContent } from './run-content.ts';

type Module = Awaited<ReturnType<typeof runContent>>;

export const publicDir = 'public';

/** Errors and warnings of a content folder, such as `src/content`, and of the colors, in every language. */
export async function checkContent(contentDir: string): Promise<ContentError[]> {
  try {
    const module = await runContent(contentDir);
    module.publicFiles.has = (file) => existsSync(join(publicDir, file));
    const [first = '', ...others] = await languageTags(contentDir);
    const sites: Site[] = [{ module, contentDir }];
    for (const lang of others) sites.push({ module: await runContent(contentDir, lang), contentDir, lang });
    const problems = sites.flatMap((site) => site.module.problems().map((one) => contentError(one, site)));
    const found = [
      // A translation takes over errors of its original.
      ...problems.filter(({ message }, at) => problems.findIndex((one) => one.message === message) === at),
      ...misplacedTranslations(contentDir, first, others),
      ...checkColors(tokens),
      ...checkNotes(contentDir, module.projectKeys()),
      ...(await checkPictures(module, contentDir)),
      ...unnamedRecords(contentDir),
    ];
    const errors = found.filter(({ warning }) => !warning);
    return errors.length > 0 ? errors : [...found, ...(await warnings(sites))];
  } catch (error) {
    if (error instanceof ContentError) return [error];
    return [
      new ContentError(`can’t be checked: ${(error as Error).message}. Undo your last change.`, contentDir),
    ];
  }
}

type Site = { module: Module; contentDir: string; lang?: string };

type Found = Pick<Problem, 'file' | 'message'> & { warning?: string };

function contentError({ file, message, warning }: Found, site: Site) {
  const path = join(site.contentDir, file);
  const translation = site.lang && translationOf(path, site.lang);
  const isTranslated = translation && existsSync(translation);
  return new ContentError(message, isTranslated ? translation : path, warning);
}

function misplacedTranslations(contentDir: string, first: string, others: readonly string[]): ContentError[] {
  return filesIn(contentDir).flatMap((file) => {
    const lang = languageOfFile(file);
    // The words may come in the first language, too.
    if (!lang || (lang === first && file.startsWith('words/'))) return [];
    const original = file.replace(`.${lang}.`, '.');
    const problem = !others.includes(lang)
      ? `is in '${lang}', which is not one of the other languages in languages.ts.`
      : !existsSync(join(contentDir, original)) && `has no ${original} next to it. Delete it, or rename it.`;
    return problem ? [new ContentError(problem, join(contentDir, file))] : [];
  });
}

function unnamedRecords(contentDir: string): ContentError[] {
  return filesIn(contentDir).flatMap((file) => {
    const [, folder] = /^(projects\/[^/]+)\/[^/]+\.(tsx?|jsx?|json)$/.exec(file) ?? [];
    if (!folder || existsSync(join(contentDir, folder, 'index.ts'))) return [];
    const message = 'is in a folder without index.ts. If it is the record, give it this name.';
    return new ContentError(message, join(contentDir, file), 'No page shows it.');
  });
}

async function warnings(sites: readonly Site[]): Promise<ContentError[]> {
  const all = new Map<string, ContentError>();
  for (const site of sites) {
    const found = site.module.warnings().map((one) => contentError(one, site));
    for (const [file, text] of site.module.typesetTexts()) {
      const { missing } = await fontsFor(text);
      // A text without its letters cannot be read; without its emoji, it can.
      const problem = { file, message: fontAdvice(missing) };
      const warning = !/\p{L}/u.test(missing) && { warning: 'Their places stay empty.' };
      if (missing) found.push(contentError({ ...problem, ...warning }, site));
    }
    for (const error of found) all.set(errorLine(error), error);
  }
  return [...all.values()];
}

/** Missing, broken and unused pictures. */
async function checkPictures({ validRecords }: Module, contentDir: string): Promise<ContentError[]> {
  const needed = validRecords().flatMap(([folder, { screens = [] }]) =>
    screens.map((_, at) => {
      const place = join(contentDir, folder);
      const message = `"screens[${at}]" has no picture. Save its screenshot as ${at + 1}.png in ${place}, or delete the caption.`;
      return { path: join(place, `${at + 1}`), missing: new ContentError(message, join(place, 'index.ts')) };
    }),
  );
  for (const name of ['coin-front', 'coin-back', 'portrait']) {
    const path = join(contentDir, 'pictures', name);
    const message = 'is missing. Save a PNG, JPEG or WebP with this name.';
    needed.push({ path, missing: new ContentError(message, `${path}.png`) });
  }
  const covers = validRecords().map(([folder]) => join(contentDir, folder, 'cover'));
  const paths = [...needed.map(({ path }) => path), ...covers];
  const inNotes = notesIn(contentDir).flatMap((file) => readNote(file).pictures);
  const used = [...paths.flatMap((path) => pictureNamed(path) ?? []), ...inNotes];
  const broken = used.map((file) =>
    preparePicture(file).then(
      () => [],
      ({ message }: Error) => new ContentError(message, file),
    ),
  );
  const all = filesIn(contentDir).map((file) => join(contentDir, file));
  const unused = all.filter(
    (file) => /\.(png|jpe?g|webp|gif|avif|heic)$/i.test(file) && !used.includes(file),
  );
  const advice = (file: string) => {
    const same = pictureNamed(file.replace(/\.\w+$/, '')) ?? '';
    return used.includes(same)
      ? `is not used, because ${basename(same)} is. Delete one of the two.`
      : 'is not used. Name it cover.png, or 1.png, 2.png … with a caption in `screens`, or delete it.';
  };
  return [
    ...needed.filter(({ path }) => !pictureNamed(path)).map(({ missing }) => missing),
    ...(await Promise.all(broken)).flat(),
    ...unused.map((file) => new ContentError(advice(file), file, 'No page uses it.')),
  ];
}
