import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type CvContent, type CvLimits, cvDocument } from '../../src/files/cv-document.ts';
import { tokens } from '../../src/ui/tokens.ts';
import { publicDir } from '../content/check-content.ts';
import { typesetter } from './typeset.ts';

type Size = CvLimits & { points: number; mostPages: number };

/** From the most readable to the shortest; the last may take more pages. */
const sizes: Size[] = [
  ...[10, 9.5, 9].map((points) => ({ mostPages: 1, points, entries: 99, lines: 4, projects: 4 })),
  { mostPages: 1, points: 9, entries: 99, lines: 4, projects: 3 },
  ...[4, 2].map((lines) => ({ mostPages: 2, points: 9.5, entries: 99, lines, projects: 4 })),
  ...[20, 12, 6].map((entries) => ({ mostPages: 2, points: 9, entries, lines: 2, projects: 4 })),
];

/** `bytes` is missing for the owner's own `public/cv.pdf`. */
type CvFile = { fileName: 'cv.pdf'; type: string; bytes?: Buffer };

/** The CV as a tagged PDF with as many projects as fit, or the owner's own `public/cv.pdf`. None with `cv: false`. */
export async function cvFile(content: CvContent): Promise<CvFile | undefined> {
  if (content.owner.cv === false) return undefined;
  const file = { fileName: 'cv.pdf', type: 'application/pdf' } as const;
  if (existsSync(join(publicDir, 'cv.pdf'))) return file;
  const texts = cvDocument(content, { projects: 99, entries: 99, lines: 99 });
  const { compiler, set } = await typesetter(texts);
  const { ink, muted, primary, 'line-strong': line } = tokens.light;
  const colors = { ink, muted, primary, line };
  const layout = ({ points, ...limits }: Size) =>
    set('cv.typ', { ...cvDocument(content, limits), points, colors });
  const fits = (size: Size) => layout(size).numOfPages <= size.mostPages;
  const size = sizes.find(fits) ?? (sizes.at(-1) as Size);
  const more = [12, 11, 10, 9, 8, 7, 6, 5].map((projects) => ({ ...size, projects }));
  return { ...file, bytes: compiler.pdf(layout(more.find(fits) ?? size), { pdfStandard: 'ua-1' }) };
}
