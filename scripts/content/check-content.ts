import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../src/content/schema/check.ts';
import { tokens } from '../../src/ui/tokens.ts';
import { languageOfFile, languageTags, translationOf } from '../vite/content-plugin.ts';
import { preparePicture } from '../vite/pictures.ts';
import { pictureNamed } from '../vite/pictures-plugin.ts';
import { checkColors } from './check-colors.ts';
import { ContentError } from './content-error.ts';
import { runContent } from './run-content.ts';

type Module = Awaited<ReturnType<typeof runContent>>;

/** Files that the site serves unchanged. */
export const publicDir = 'public';

/**
 * Checks a content folder and the colors for invalid values, low contrast and unused files, in every language.
 *
 * @param contentDir relative to the root of the repository, e.g. `src/content`
 * @returns errors and warnings; empty when everything is valid
 */
export async function checkContent(contentDir: string): Promise<ContentError[]> {
  try {
    const module = await runContent(contentDir);
    module.publicFiles.has = (file) => existsSync(join(publicDir, file));
    const first = problemsOf(module.problems(), contentDir);
    const errors = [
      ...first,
      ...(await translationErrors(contentDir, first)),
      ...checkColors(tokens),
      ...missingScreens(module, contentDir),
      ...(await pictureErrors(contentDir)),
    ];
    return errors.length > 0 ? errors : warnings(module, contentDir);
  } catch (error) {
    if (error instanceof ContentError) return [error];
    throw error;
  }
}

function problemsOf(problems: Problem[], contentDir: string, lang?: string): ContentError[] {
  return problems.map(({ file, field, message }) => {
    const path = join(contentDir, file);
    const translation = lang && translationOf(path, lang);
    return new ContentError(message, {
      file: translation && existsSync(translation) ? translation : path,
      field,
    });
  });
}

/** Misplaced translations, then the errors of each language. */
async function translationErrors(
  contentDir: string,
  first: readonly ContentError[],
): Promise<ContentError[]> {
  const [, ...others] = await languageTags(contentDir);
  const misplaced = filesIn(contentDir).flatMap((file) => {
    const lang = languageOfFile(file);
    if (!lang) return [];
    const original = file.replace(`.${lang}.ts`, '.ts');
    const problem = !others.includes(lang)
      ? `is in '${lang}', which is not one of the other languages in languages.ts.`
      : !existsSync(join(contentDir, original)) && `has no ${original} next to it. Delete it, or rename it.`;
    return problem ? [new ContentError(problem, { file: join(contentDir, file) })] : [];
  });
  const all = await Promise.all(
    others.map(async (lang) => problemsOf((await runContent(contentDir, lang)).problems(), contentDir, lang)),
  );
  const messages = new Set(first.map(({ message }) => message));
  // A translation takes over errors of its original.
  return [...misplaced, ...all.flat().filter(({ message }) => !messages.has(message))];
}

/** Captions without a screenshot. */
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

function warnings({ validRecords, warnings }: Module, contentDir: string): ContentError[] {
  const insecure = warnings().map(
    ({ file, field, message }) =>
      new ContentError(message, {
        file: join(contentDir, file),
        field,
        warning: 'Browsers warn visitors about http:// addresses.',
      }),
  );
  const captions = new Map(validRecords().map(([folder, { screens = [] }]) => [folder, screens.length]));
  const used = new Set(
    usedPictures(contentDir).filter((file) => {
      const [, folder = '', place] = /([^/]+\/[^/]+)\/(\d+)\.\w+$/.exec(file) ?? [];
      return !place || Number(place) <= (captions.get(folder) ?? 0);
    }),
  );
  const unused = filesIn(contentDir)
    .map((file) => join(contentDir, file))
    .filter((file) => isPicture(file) && !used.has(file))
    .map(
      (file) =>
        new ContentError(
          'is not used. Name it cover.png, or 1.png, 2.png … with a caption in `screens`, or delete it.',
          { file, warning: 'No page uses it.' },
        ),
    );
  return [...insecure, ...unused];
}

function usedPictures(contentDir: string): string[] {
  return filesIn(contentDir)
    .filter((file) =>
      /^(pictures\/(coin-front|coin-back|portrait)|projects\/[^/]+\/(cover|\d+))\.\w+$/.test(file),
    )
    .map((file) => join(contentDir, file))
    .filter(isPicture);
}

function isPicture(file: string): boolean {
  return /\.(png|jpe?g|webp)$/.test(file);
}

function filesIn(contentDir: string): string[] {
  const files = readdirSync(contentDir, { recursive: true, encoding: 'utf8' });
  return files.map((file) => file.replaceAll('\\', '/')).sort();
}
