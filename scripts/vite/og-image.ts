import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { tokens } from '../../src/ui/tokens.ts';
import { cached, sha256 } from '../cached.ts';
import { typesetter } from '../cv/typeset.ts';

type OgText = { title: string; kind: string; owner: string; dir?: 'ltr' | 'rtl' };

const cacheDir = '.cache/og';
const template = 'social.typ';

/** The social preview image of a page: a PNG of 1200 × 630 pixels, at most 120 KB, with the owner's coin. */
export async function ogImage(contentDir: string, text: OgText): Promise<Buffer> {
  const coin = await readFile(join(contentDir, 'pictures/coin-front.png'));
  const { title, kind, owner } = text;
  const { compiler, missing, families, set } = await typesetter([title, kind.toUpperCase(), owner], {
    'coin.png': coin,
  });
  const data = { dir: 'ltr', ...text, colors: tokens.light };
  const design = readFileSync(join('scripts/cv', template));
  const key = sha256(design, JSON.stringify([data, families, missing]), coin);
  return cached(join(cacheDir, `${key}.png`), () => {
    const svg = compiler.plainSvg(set(template, data));
    const drawn = new Resvg(svg, { fitTo: { mode: 'width', value: 1200 } }).render().asPng();
    return sharp(drawn).png({ palette: true, quality: 80, effort: 8 }).toBuffer();
  });
}
