import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { brandFiles } from '../../scripts/brand/brand-files.ts';
import { readContent } from '../../scripts/content/check-content.ts';
import { drawCover } from '../../scripts/cover/draw-cover.ts';
import { makeContentFolder, website, write } from './content-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await makeContentFolder();
});
afterEach(() => rmSync(folder, { recursive: true }));

test('draws a cover for a record without a picture, until a picture is saved', async () => {
  const { imageAlt, ...bare } = website;
  const file = 'projects/website-14-tides/index.ts';
  write(folder, file, { default: bare });
  const cover = async () => {
    const { content, errors } = await readContent(folder);
    expect(errors.filter(({ warning }) => !warning)).toEqual([]);
    return content?.websites[file];
  };
  const own = join(folder, 'projects/website-14-tides/cover.png');
  renameSync(own, join(folder, 'kept.png'));

  const drawn = await cover();
  expect(drawn?.imageAlt).toBe('Cover of Tide Tables');
  const { width, height } = await sharp(drawn?.image).metadata();
  expect([width, height]).toEqual([1600, 1000]);

  renameSync(join(folder, 'kept.png'), own);
  expect((await cover())?.image).toBe('projects/website-14-tides/cover.png');
});

test('draws a title of any length; one in letters of no font gets the flower', async () => {
  const titles = ['天气', 'Supercalifragilisticexpialidocious', 'Ольга', 'Rain '.repeat(40)];
  const covers = await Promise.all(
    titles.map((title) => drawCover({ kind: 'mobile', id: '1', title, technologies: [] })),
  );
  expect(new Set(covers.map((cover) => cover.toString('base64'))).size).toBe(titles.length);
});

test('sets a monogram and an inscription in any script on the coin', { timeout: 120_000 }, async () => {
  const draw = async (monogram: string, inscription: string) => {
    const files = await brandFiles({ monogram, inscription });
    expect(files.get('public/favicon.svg')).toMatch(/<path d="M/);
    return ['front', 'back'].map((side) => `${files.get(`src/content/pictures/coin-${side}.png`)}`);
  };
  const coins = [
    await draw('R', ''),
    await draw('Ж', 'Добро <пожаловать>'),
    await draw('AB', 'Long '.repeat(4)),
  ];
  expect(new Set(coins.flat()).size).toBe(4);
});
