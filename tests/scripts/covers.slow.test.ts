import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawCover } from '../../scripts/cover/draw-cover.ts';

const draw = (title: string) => drawCover({ kind: 'mobile', id: '1', title, technologies: [] });

test('draws a title of any length; one in letters of no font gets the flower', async () => {
  const titles = ['天气', 'Supercalifragilisticexpialidocious', 'Ольга', 'Rain '.repeat(40)];
  const covers = await Promise.all(titles.map(draw));
  expect(new Set(covers.map((cover) => cover.toString('base64'))).size).toBe(titles.length);
  for (const cover of covers)
    expect(await sharp(cover).metadata()).toMatchObject({ width: 1600, height: 1000 });
});
