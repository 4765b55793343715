import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictureFiles, preparePicture } from '../../scripts/vite/pictures.ts';

const home = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
const pictures = 'content/projects';

beforeAll(() => {
  for (const name of ['shop', 'app', 'photo', 'small', 'tiny', 'huge', 'text', 'half'])
    mkdirSync(join(folder, pictures, name), { recursive: true });
  process.chdir(folder);
});

afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

const drawing = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#27357e' } });

async function save(file: string, bytes: Buffer | string | Promise<Buffer>) {
  writeFileSync(join(pictures, file), await bytes);
}

test('encodes a cover as AVIF in three widths and as WebP in the largest, with its size and color', async () => {
  await save('shop/cover.png', drawing(1600, 1000).png().toBuffer());
  const picture = await preparePicture('content/projects/shop/cover.png');
  expect(picture).toMatchObject({ width: 1600, height: 1000, widths: [400, 800, 1280], color: '#27357e' });
  const files = pictureFiles(picture, 'content/projects/shop/cover.png');
  const names = files.map(({ fileName }) => fileName.replace(`pictures/${picture.name}-`, ''));
  expect(names).toEqual(['400.avif', '800.avif', '1280.avif', '1280.webp']);
  for (const { bytes, fileName } of files) {
    const { width, format } = await sharp(await bytes()).metadata();
    expect(fileName).toContain(`-${width}.`);
    expect(format).toBe(fileName.endsWith('.avif') ? 'heif' : 'webp');
  }
});

test('renames the files when the picture changes', async () => {
  await save('app/cover.png', drawing(800, 500).png().toBuffer());
  const { name } = await preparePicture('content/projects/app/cover.png');
  expect((await preparePicture('content/projects/app/cover.png')).name).toBe(name);
  await save('app/cover.png', drawing(800, 500).negate().jpeg().toBuffer());
  expect((await preparePicture('content/projects/app/cover.png')).name).not.toBe(name);
});

test('rotates a photograph as its metadata says', async () => {
  await save('photo/cover.jpg', drawing(900, 1440).withMetadata({ orientation: 6 }).jpeg().toBuffer());
  const picture = await preparePicture('content/projects/photo/cover.jpg');
  expect(picture).toMatchObject({ width: 1440, height: 900 });
  const smallest = await pictureFiles(picture, 'content/projects/photo/cover.jpg')[0]?.bytes();
  expect(await sharp(smallest).metadata()).toMatchObject({ width: 400, height: 250 });
});

test('never enlarges a picture', async () => {
  await save('small/1.webp', drawing(320, 692).webp().toBuffer());
  expect((await preparePicture('content/projects/small/1.webp')).widths).toEqual([300]);
});

test.each([
  ['tiny', drawing(640, 400).png(), 'is 640 pixels wide. Use at least 800.'],
  ['huge', drawing(7000, 6000).png(), 'is 7000 × 6000 pixels, which is too large. Save it 1280 pixels wide.'],
])('reports a picture that is too %s, with the width to use', async (name, picture, message) => {
  await save(`${name}/cover.png`, picture.toBuffer());
  await expect(preparePicture(`content/projects/${name}/cover.png`)).rejects.toThrow(message);
});

test('reports files that are not pictures or are truncated', async () => {
  const whole = await drawing(800, 500).png({ compressionLevel: 0 }).toBuffer();
  await save('text/cover.png', 'not a picture');
  await save('half/cover.png', whole.subarray(0, whole.length / 2));
  const advice = 'is not a valid image. Save it again as PNG, JPEG or WebP.';
  for (const name of ['text', 'half'])
    await expect(preparePicture(`content/projects/${name}/cover.png`)).rejects.toThrow(advice);
});
