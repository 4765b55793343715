import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { brandFiles, drawPortrait } from '../../scripts/brand/brand-files.ts';
import { drawCover } from '../../scripts/cover/draw-cover.ts';

const draw = (title: string) => drawCover({ kind: 'mobile', id: '1', title, technologies: [] });

test('draws a title of any length; one in letters of no font gets the flower', async () => {
  const titles = ['天气', 'Supercalifragilisticexpialidocious', 'Ольга', 'Rain '.repeat(40)];
  const covers = await Promise.all(titles.map(draw));
  expect(new Set(covers.map((cover) => cover.toString('base64'))).size).toBe(titles.length);
  for (const cover of covers)
    expect(await sharp(cover).metadata()).toMatchObject({ width: 1600, height: 1000 });
});

test('sets a monogram and an inscription in any script on the coin', { timeout: 120_000 }, async () => {
  const sides = [
    { monogram: 'R', inscription: '' },
    { monogram: 'Ж', inscription: 'Добро <пожаловать>' },
  ].map(async (letters) => {
    const files = await brandFiles(letters);
    expect(files.get('public/favicon.svg')).toMatch(/<path d="M/);
    // The site uses them.
    expect([...files.keys()].filter((file) => !existsSync(file))).toEqual([]);
    return ['front', 'back'].map((side) => `${files.get(`src/content/pictures/coin-${side}.png`)}`);
  });
  expect(new Set((await Promise.all(sides)).flat()).size).toBe(4);
  expect(await sharp(await drawPortrait('Ж')).metadata()).toMatchObject({ width: 800, height: 800 });
});
