import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../src/content/schema/check.ts';
import { tokens } from '../../src/ui/tokens.ts';
import { checkColors } from './check-colors.ts';
import { checkNotes } from './check-notes.ts';
import { ContentError, errorLine } from './content-error.ts';
import { languageOfFile, languageTags, translationOf } from './content-plugin.ts';
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
    const errors = [
      // A translation takes over errors of its original.
      ...problems.filter(({ message }, at) => problems.findIndex((one) => one.message === message) === at),
      ...misplacedTranslations(contentDir, first, others),
      ...checkColors(tokens),
      ...checkNotes(contentDir, module.projectKeys()),
      ...missingScreens(module, contentDir),
      ...(await pictureErrors(contentDir)),
    ];
    return errors.length > 0 ? errors : [...(await warnings(sites)), ...unusedPictures(module, contentDir)];
  } catch (error) {
    if (error instanceof ContentError) return [error];
    throw error;
  }
}

type Site = { module: Module; contentDir: string; lang?: string };

function contentError({ file, field, message, warning }: Problem & { warning?: string }, site: Site) {
  const path = join(site.contentDir, file);
  const translation = site.lang && translationOf(path, site.lang);
  const isTranslated = translation && existsSync(translation);
  return new ContentError(message, { file: isTranslated ? translation : path, field, warning });
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
    return problem ? [new ContentError(problem, { file: join(contentDir, file) })] : [];
  });
}

async function warnings(sites: readonly Site[]): Promise<ContentError[]> {
  const all = new Map<string, ContentError>();
  for (const site of sites) {
    const found = site.module.warnings().map((one) => contentError(one, site));
    for (const [file, text] of site.module.typesetTexts()) {
      const { missing } = await fontsFor(text);
      // A text without its letters cannot be read; without its emoji, it can.
      const problem = { file, field: '', message: fontAdvice(missing) };
      const warning = !/\p{L}/u.test(missing) && { warning: 'Their places stay empty.' };
      if (missing) found.push(contentError({ ...problem, ...warning }, site));
    }
    for (const error of found) all.set(errorLine(error), error);
  }
  return [...all.values()];
}

function missingScreens({ validRecords }: Module, contentDir: string): ContentError[] {
  return validRecords().flatMap(([folder, { screens = [] }]) =>
    screens.flatMap((_, at) => {
      if (pictureNamed(join(contentDir, folder, `${at + 1}`))) return [];
      const field = `screens[${at}]`;
      const message = `"${field}" has no picture. Save its screenshot as ${at + 1}.png in ${join(contentDir, folder)}, or delete the caption.`;
      return [new ContentError(message, { file: join(contentDir, folder, 'index.ts'), field })];
    }),
  );
}

async function pictureErrors(contentDir: string): Promise<ContentError[]> {
  const singles = ['coin-front', 'coin-back', 'portrait'].map((name) => join(contentDir, 'pictures', name));
  const missing = singles
    .filter((path) => !pictureNamed(path))
    .map(
      (path) =>
        new ContentError('is missing. Save a PNG, JPEG or WebP with this name.', { file: `${path}.png` }),
    );
  const broken = await Promise.all(
    usedPictures(contentDir).map((file) =>
      preparePicture(file).then(
        () => [],
        ({ message }: Error) => [new ContentError(message, { file })],
      ),
    ),
  );
  return [...missing, ...broken.flat()];
}

function unusedPictures({ validRecords }: Module, contentDir: string): ContentError[] {
  const captions = new Map(validRecords().map(([folder, { screens = [] }]) => [folder, screens.length]));
  const used = usedPictures(contentDir).filter((file) => {
    const [, folder = '', place] = /([^/]+\/[^/]+)\/(\d+)\.\w+$/.exec(file) ?? [];
    return !place || Number(place) <= (captions.get(folder) ?? 0);
  });
  const unused = filesIn(contentDir).map((file) => join(contentDir, file));
  const advice =
    'is not used. Name it cover.png, or 1.png, 2.png … with a caption in `screens`, or delete it.';
  return unused
    .filter((file) => isPicture(file) && !used.includes(file))
    .map((file) => new ContentError(advice, { file, warning: 'No page uses it.' }));
}

function usedPictures(contentDir: string): string[] {
  const own = filesIn(contentDir)
    .filter((file) =>
      /^(pictures\/(coin-front|coin-back|portrait)|projects\/[^/]+\/(cover|\d+))\.\w+$/.test(file),
    )
    .map((file) => join(contentDir, file))
    .filter(isPicture);
  return [...own, ...notesIn(contentDir).flatMap((file) => readNote(file).pictures)];
}

function isPicture(file: string): boolean {
  return /\.(png|jpe?g|webp)$/.test(file);
}

function filesIn(contentDir: string): string[] {
  const files = readdirSync(contentDir, { recursive: true, encoding: 'utf8' });
  return files.map((file) => file.replaceAll('\\', '/')).sort();
}
