import { expect, test } from 'vitest';
import { fontAdvice, fontsFor } from '../../scripts/content/fonts-for.ts';
import { ogImage } from '../../scripts/vite/og-image.ts';

const draw = (title: string) => ogImage('tests/fixture/content', { title, kind: 'Developer', owner: 'Ada' });

test('picks fonts that have each letter', async () => {
  const names = async (text: string) => (await fontsFor(text)).fonts.map(({ name }) => name);
  expect(new Set(await names('Łucja'))).toEqual(new Set(['Plus Jakarta Sans']));
  expect(await names('Ольга')).toContain('Noto Sans');
});

test('leaves out letters that no font has', async () => {
  expect((await draw('山田 Ольга')).equals(await draw('Ольга'))).toBe(true);
});

test('advises which package to install for letters', () => {
  expect(fontAdvice('天气')).toMatch(
    /font has 天气,.* npm install --save-dev @expo-google-fonts\/noto-sans-sc, and/,
  );
  expect(fontAdvice('天カ김')).toMatch(/noto-sans-kr @expo-google-fonts\/noto-sans-jp, and/);
  expect(fontAdvice('𐌰')).toMatch(/expo\/google-fonts/);
});
