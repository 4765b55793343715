import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { tokens } from '../../src/ui/tokens.ts';
import { cached } from '../cached.ts';
import { publicDir } from '../content/check-content.ts';
import { fontsFor } from '../vite/fonts-for.ts';
import { type CvContent, CvDocument, type CvSize } from './cv-document.tsx';

/** `bytes` is missing for the owner's own `public/cv.pdf`. */
export type CvFile = { fileName: 'cv.pdf' | 'cv.html'; type: string; bytes?: () => Promise<Buffer> };

const cacheDir = '.cache/cv';

/** From the most readable to the shortest. The first that fits on its pages is printed, otherwise the last. */
const sizes: (CvSize & { mostPages: number })[] = [
  ...[10, 9.5, 9, 8.5].flatMap((points) =>
    [6, 5, 4].map((projects) => ({ mostPages: 1, points, entries: 40, lines: 4, projects })),
  ),
  { mostPages: 2, points: 9.5, entries: 40, lines: 4, projects: 6 },
  { mostPages: 2, points: 9, entries: 40, lines: 2, projects: 6 },
  { mostPages: 2, points: 8.5, entries: 40, lines: 1, projects: 6 },
  { mostPages: 2, points: 8.5, entries: 20, lines: 2, projects: 6 },
  { mostPages: 2, points: 8.5, entries: 12, lines: 1, projects: 6 },
  { mostPages: 2, points: 8.5, entries: 6, lines: 1, projects: 4 },
];

/**
 * Makes the CV from the records: a PDF, cached in `.cache/cv`, or an HTML page if that is impossible. The owner's own
 * `public/cv.pdf` replaces it.
 *
 * @param findChromium without it, the CV is an HTML page
 * @returns no file with `cv: false`; `problem` says why it is not a PDF
 */
export async function cvFile(
  content: CvContent,
  findChromium?: () => string | undefined,
): Promise<{ file?: CvFile; problem?: string }> {
  if (content.owner.cv === false) return {};
  if (existsSync(join(publicDir, 'cv.pdf'))) return { file: { fileName: 'cv.pdf', type: 'application/pdf' } };
  const documents = await cvDocuments(content);
  const page: CvFile = {
    fileName: 'cv.html',
    type: 'text/html; charset=utf-8',
    bytes: async () => Buffer.from(documents[0]?.html ?? ''),
  };
  if (!findChromium) return { file: page };
  try {
    const pdf = await cachedPdf(content, documents, findChromium);
    return { file: { fileName: 'cv.pdf', type: 'application/pdf', bytes: async () => pdf } };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : error;
    return {
      file: page,
      problem: `The CV button opens cv.html to print, as cv.pdf needs a Chromium: ${reason}`,
    };
  }
}

/** The CV in each size as self-contained HTML. */
export async function cvDocuments(content: CvContent): Promise<{ html: string; mostPages: number }[]> {
  const { ink, muted, primary, 'line-strong': line } = tokens.light;
  const { fonts } = await fontsFor(JSON.stringify(content));
  const faces = fonts.map(({ name, weight, data }) => {
    const url = `data:font/woff;base64,${Buffer.from(new Uint8Array(data)).toString('base64')}`;
    return `@font-face{font-family:'${name}';font-weight:${weight};src:url(${url})}`;
  });
  const families = [...new Set(fonts.map(({ name }) => `'${name}'`)), 'sans-serif'].join();
  const variables = `:root{--fonts:${families};--ink:${ink};--muted:${muted};--primary:${primary};--line:${line}}`;
  const style = [...faces, variables, readFileSync('scripts/cv/cv.css', 'utf8')].join('\n');
  return sizes.map(({ mostPages, ...size }) => {
    const markup = renderToStaticMarkup(createElement(CvDocument, { ...content, size, style }));
    return { html: `<!doctype html>${markup}`, mostPages };
  });
}

async function cachedPdf(
  { owner, words }: CvContent,
  documents: { html: string; mostPages: number }[],
  findChromium: () => string | undefined,
): Promise<Buffer> {
  const facts = {
    title: `${owner.fullName} – ${words.hero.cv}`,
    author: owner.fullName,
    subject: `${owner.role}, ${owner.location}`,
    keywords: owner.meta.keywords,
  };
  const key = createHash('sha256')
    .update(JSON.stringify([documents, facts]))
    .digest('hex');
  return cached(join(cacheDir, `${key}.pdf`), async () => {
    const chromium = findChromium();
    if (!chromium) throw new Error('none was found. Install one, or set CHROMIUM to its path.');
    const { printPdf } = await import('./print-pdf.ts');
    return printPdf(chromium, documents, facts);
  });
}
