import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readContent } from '../../scripts/content/check-content.ts';
import { drawCover } from '../../scripts/cover/draw-cover.ts';
import { drawnDir } from '../../scripts/vite/pictures.ts';
import { makeContentFolder, website, write } from './content-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await makeContentFolder();
});
afterEach(() => rmSync(folder, { recursive: true }));

test('draws a cover for a record without a picture, until a screenshot replaces it', async () => {
  const { image, imageAlt, ...bare } = website;
  write(folder, 'projects/website/14-tides.ts', { default: bare });
  const cover = async () => {
    const { content, errors } = await readContent(folder);
    expect(errors.filter(({ warning }) => !warning)).toEqual([]);
    return content?.websites['projects/website/14-tides.ts'];
  };

  const drawn = await cover();
  expect(drawn?.imageAlt).toBe('Cover of Tide Tables');
  const { width, height } = await sharp(join(drawnDir, 'covers', drawn?.image ?? '')).metadata();
  expect([width, height]).toEqual([1600, 1000]);

  copyFileSync(
    join(folder, 'pictures/covers/tides.png'),
    join(folder, 'pictures/covers/website-14-tides.png'),
  );
  expect((await cover())?.image).toBe('website-14-tides.png');
});

test('draws a different cover for each title, whatever its length and script', async () => {
  const titles = ['🎉', '天气', 'Supercalifragilisticexpialidocious', 'Ольга', 'Rain '.repeat(40)];
  const covers = await Promise.all(
    titles.map((title) => drawCover({ kind: 'mobile', id: '1', title, technologies: [] })),
  );
  // No font has the letters of the first two: both covers show the kind of project instead.
  expect(new Set(covers.map((cover) => cover.toString('base64'))).size).toBe(titles.length - 1);
});
