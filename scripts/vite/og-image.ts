import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { type CSSProperties, createElement, type ReactNode } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { tokens } from '../../src/ui/tokens.ts';
import { cached } from '../cached.ts';
import { fontsFor } from './fonts-for.ts';

/** The text on a social preview image. */
export type OgText = { title: string; kind: string; owner: string };

const cacheDir = '.cache/og';
const size = { width: 1200, height: 630 };
/** Part of the cache key: raise it when the design changes. */
const design = 3;

/**
 * Draws the social preview image of a page: a PNG of 1200 × 630 pixels and at most 120 KB. Cached in `.cache/og`.
 *
 * @param contentDir the content folder whose coin it shows, e.g. `src/content`
 * @returns the PNG, and the letters left out because no installed font has them
 */
export async function ogImage(contentDir: string, wanted: OgText): Promise<{ png: Buffer; missing: string }> {
  const kind = wanted.kind.toUpperCase();
  const { fonts, missing } = await fontsFor(wanted.title + kind + wanted.owner);
  const text: OgText = {
    title: without(missing, wanted.title),
    kind: without(missing, kind),
    owner: without(missing, wanted.owner),
  };
  const coin = await readFile(join(contentDir, 'pictures/coin-front.png'));
  const key = createHash('sha256')
    .update(coin)
    .update(JSON.stringify([design, text, fonts.map(({ name }) => name), tokens.light]))
    .digest('hex');
  const png = await cached(join(cacheDir, `${key}.png`), async () => {
    const seal = await sharp(coin).resize(400).png().toBuffer();
    const svg = await satori(layout(text, `data:image/png;base64,${seal.toString('base64')}`), {
      ...size,
      fonts,
    });
    const drawn = new Resvg(svg).render().asPng();
    return sharp(drawn).png({ palette: true, quality: 80, effort: 8 }).toBuffer();
  });
  return { png, missing };
}

function without(letters: string, text: string): string {
  const kept = [...text].filter((letter) => !letters.includes(letter));
  return kept.join('').replace(/\s+/g, ' ').trim();
}

function layout({ title, kind, owner }: OgText, seal: string) {
  const { paper, ink, muted, accent, gold } = tokens.light;
  return box(
    {
      ...size,
      boxSizing: 'border-box',
      padding: 72,
      alignItems: 'center',
      justifyContent: 'space-between',
      backgroundColor: paper,
      borderBottom: `16px solid ${gold}`,
      color: ink,
    },
    box(
      { flexDirection: 'column', width: 600 },
      box({ fontSize: 26, fontWeight: 800, letterSpacing: 4, color: accent }, kind),
      box(
        { marginTop: 20, fontSize: titleSize(title), fontWeight: 800, lineHeight: 1.05, letterSpacing: -3 },
        title,
      ),
      box({ marginTop: 28, fontSize: 32, fontWeight: 500, color: muted }, owner),
    ),
    createElement('img', { src: seal, width: 400, height: 400 }),
  );
}

function box(style: CSSProperties, ...children: ReactNode[]) {
  return createElement('div', { style: { display: 'flex', ...style } }, ...children);
}

/** Smaller for long titles, so that none is cut. */
function titleSize(title: string): number {
  if (title.length <= 12) return 104;
  return title.length <= 24 ? 84 : 64;
}
