import { expect, test } from 'vitest';
import { formatTelegramText } from '#services/format-telegram-text.ts';

test('labels the values Nama, Email and Pesan on one line each', () => {
  expect(formatTelegramText({ name: 'Sari', email: 'sari@example.com', message: 'Halo,\napa kabar?' })).toBe(
    'Nama: Sari\nEmail: sari@example.com\nPesan: Halo,\napa kabar?',
  );
});

test('escapes markup in every value once', () => {
  const text = formatTelegramText({ name: '<b>', email: 'a&b@example.com', message: '5 < 6 && 7 > 6 &lt;' });

  expect(text).toBe(
    'Nama: &lt;b&gt;\nEmail: a&amp;b@example.com\nPesan: 5 &lt; 6 &amp;&amp; 7 &gt; 6 &amp;lt;',
  );
});
