import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { pictureFiles, preparePicture } from '../../scripts/content/pictures.ts';

const home = process.cwd();

beforeEach(() => {
  process.chdir(temporaryFolder());
  onTestFinished(() => process.chdir(home));
});

const drawing = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#27357e' } });

async function save(file: string, bytes: Buffer | string | Promise<Buffer>): Promise<string> {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await bytes);
  return file;
}

test('encodes a cover as AVIF in the widths that it has and as WebP in the largest, with its size and color', async () => {
  const file = await save('shop/cover.png', drawing(1600, 1000).png().toBuffer());
  const picture = await preparePicture(file);
  expect(picture).toMatchObject({
    width: 1600,
    height: 1000,
    widths: [400, 800, 1280, 1600],
    color: '#27357e',
  });
  const files = pictureFiles(picture, file);
  const names = files.map(({ fileName }) => fileName.replace(`pictures/${picture.name}-`, ''));
  expect(names).toEqual(['400.avif', '800.avif', '1280.avif', '1600.avif', '1600.webp']);
  for (const { bytes, fileName } of files) {
    const { width, format } = await sharp(await bytes()).metadata();
    expect(fileName).toContain(`-${width}.`);
    expect(format).toBe(fileName.endsWith('.avif') ? 'heif' : 'webp');
  }
});

test('renames the files when the picture changes', async () => {
  const file = await save('app/cover.png', drawing(800, 500).png().toBuffer());
  const { name } = await preparePicture(file);
  expect((await preparePicture(file)).name).toBe(name);
  await save(file, drawing(800, 500).negate().jpeg().toBuffer());
  expect((await preparePicture(file)).name).not.toBe(name);
});

test('rotates a photograph as its metadata says', async () => {
  const photo = drawing(900, 1440).withMetadata({ orientation: 6 }).jpeg();
  const file = await save('photo/cover.jpg', photo.toBuffer());
  const picture = await preparePicture(file);
  expect(picture).toMatchObject({ width: 1440, height: 900 });
  const smallest = await pictureFiles(picture, file)[0]?.bytes();
  expect(await sharp(smallest).metadata()).toMatchObject({ width: 400, height: 250 });
});

const whole = await drawing(800, 500).png({ compressionLevel: 0 }).toBuffer();

// biome-ignore format: a table
test.each([
  ['tiny', drawing(640, 400).png().toBuffer(), 'is 640 pixels wide. Use at least 800.'],
  ['huge', drawing(7000, 6000).png().toBuffer(), 'is 7000 × 6000 pixels, which is too large. Save it 2000 pixels wide.'],
  ['vast', '<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"/>', 'is 30000 × 30000 pixels, which is too large. Save it 2000 pixels wide.'],
  ['text', 'not a picture', 'is not a valid image. Save it again as PNG, JPEG or WebP.'],
  ['empty', '', 'is not a valid image. Save it again as PNG, JPEG or WebP.'],
  ['half', whole.subarray(0, whole.length / 2), 'is not a valid image. Save it again as PNG, JPEG or WebP.'],
])('reports a picture that is wrong: %s', async (name, picture, message) => {
  const file = await save(`${name}/cover.png`, picture);
  await expect(preparePicture(file)).rejects.toThrow(message);
});
