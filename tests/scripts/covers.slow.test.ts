import { rmSync } from 'node:fs';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { brandFiles } from '../../scripts/brand/brand-files.ts';
import { drawCover as coverOf } from '../../scripts/content/draw-cover.ts';
import { drawCover } from '../../scripts/cover/draw-cover.ts';
import { makeContentFolder, website, write } from './content-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await makeContentFolder();
});
afterEach(() => rmSync(folder, { recursive: true }));

test('draws a cover for a record without a picture', async () => {
  write(folder, 'projects/website-14-tides/index.ts', { default: website });
  const { width, height } = await sharp(await coverOf(folder, 'projects/website-14-tides')).metadata();
  expect([width, height]).toEqual([1600, 1000]);
});

test('draws a title of any length; one in letters of no font gets the flower', async () => {
  const titles = ['天气', 'Supercalifragilisticexpialidocious', 'Ольга', 'Rain '.repeat(40)];
  const covers = await Promise.all(
    titles.map((title) => drawCover({ kind: 'mobile', id: '1', title, technologies: [] })),
  );
  expect(new Set(covers.map((cover) => cover.toString('base64'))).size).toBe(titles.length);
});

test.each([
  ['Rain Diary', 'right'],
  ['يوميات المطر', 'left'],
])('draws the device of %s on the %s', async (title, side) => {
  const cover = await drawCover({ kind: 'mobile', id: '1', title, technologies: [] });
  const contrast = async (left: number) => {
    const part = await sharp(cover).extract({ left, top: 700, width: 500, height: 250 }).png().toBuffer();
    return (await sharp(part).stats()).channels[0]?.stdev ?? 0;
  };
  const isOnLeft = (await contrast(100)) > (await contrast(1000));
  expect(isOnLeft ? 'left' : 'right').toBe(side);
});

test('sets a monogram and an inscription in any script on the coin', { timeout: 120_000 }, async () => {
  const draw = async (monogram: string, inscription: string) => {
    const files = await brandFiles({ monogram, inscription });
    expect(files.get('public/favicon.svg')).toMatch(/<path d="M/);
    return ['front', 'back'].map((side) => `${files.get(`src/content/pictures/coin-${side}.png`)}`);
  };
  const coins = [await draw('R', ''), await draw('Ж', 'Добро <пожаловать>')];
  expect(new Set(coins.flat()).size).toBe(4);
});
