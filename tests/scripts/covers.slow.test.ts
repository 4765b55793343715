import { rmSync } from 'node:fs';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
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

test('draws a different cover for each title, whatever its length and script', async () => {
  const titles = ['🎉', '天气', 'Supercalifragilisticexpialidocious', 'Ольга', 'Rain '.repeat(40)];
  const covers = await Promise.all(
    titles.map((title) => drawCover({ kind: 'mobile', id: '1', title, technologies: [] })),
  );
  // No font has the letters of the first two: both covers show the kind of project instead.
  expect(new Set(covers.map((cover) => cover.toString('base64'))).size).toBe(titles.length - 1);
});
