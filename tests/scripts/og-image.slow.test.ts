import { rmSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fontAdvice, fontsFor } from '../../scripts/vite/fonts-for.ts';
import { ogImage } from '../../scripts/vite/og-image.ts';
import { makeContentFolder } from './content-folder.ts';

let folder: string;
beforeAll(async () => {
  folder = await makeContentFolder();
});
afterAll(() => rmSync(folder, { recursive: true }));

test('picks fonts that have each letter', async () => {
  const names = async (text: string) => (await fontsFor(text)).fonts.map(({ name }) => name);
  expect(new Set(await names('Łucja'))).toEqual(new Set(['Plus Jakarta Sans']));
  expect(await names('Ольга')).toContain('Noto Sans');
});

test('leaves out letters that no font has', async () => {
  const draw = (title: string) => ogImage(folder, { kind: 'Developer', owner: 'Ada', title });
  const png = await draw('山田 Ольга');
  expect(png.equals(await draw('Ольга'))).toBe(true);
  expect(await sharp(png).metadata()).toMatchObject({ width: 1200, height: 630 });
});

test('draws the coin and the gold line inside the picture', async () => {
  const png = await ogImage(folder, { title: 'Ada', kind: 'Developer', owner: 'Ada' });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const color = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)];
  expect(color(600, 628)).not.toEqual(color(600, 20));
  expect(color(1190, 300)).toEqual(color(600, 20));
});

test.each([
  ['天気', /font has 天気,.* npm install --save-dev @expo-google-fonts\/noto-sans-sc, and build/],
  ['天カ김', /--save-dev @expo-google-fonts\/noto-sans-kr @expo-google-fonts\/noto-sans-jp, and/],
  ['ꦲ', /noto-sans-javanese/],
  ['𐌰', /expo\/google-fonts/],
])('advises which package to install for %s', (letters, advice) => {
  expect(fontAdvice(letters)).toMatch(advice);
});
