import { expect, test } from 'vitest';
import { mailLink, whatsAppLink } from '#features/contact/other-ways.tsx';

const odd = 'Halo & "salam" + 100% #1 <b>\nꦲꦤ 👩‍👩‍👧 سلام?a=b';

test('WhatsApp and email get the text character for character, with the line breaks of RFC 6068', () => {
  const whatsApp = whatsAppLink('620000000000', odd);
  expect(whatsApp).toMatchObject({ hasText: true, href: expect.stringMatching('^https://wa.me/62') });
  expect(new URL(whatsApp.href).searchParams.get('text')).toBe(odd);

  const { href, hasText } = mailLink('ayla+site@example.com', 'Hello & welcome', odd);
  expect(hasText).toBe(true);
  expect(href).not.toContain('+');
  const [, address = '', query = ''] = /^mailto:([^?]*)\?(.*)$/.exec(href) ?? [];
  expect(decodeURIComponent(address)).toBe('ayla+site@example.com');
  const fields = query.split('&').map((field) => field.split('=').map(decodeURIComponent));
  expect(fields).toEqual([
    ['subject', 'Hello & welcome'],
    ['body', odd.replace('\n', '\r\n')],
  ]);
});

test('text too long for a link is left out rather than cut', () => {
  const href = 'mailto:ayla@example.com?subject=Hello';
  expect(mailLink('ayla@example.com', 'Hello', 'x'.repeat(1_800))).toEqual({ href, hasText: false });
  const longest = 6_000 - 'https://wa.me/62000?text='.length;
  expect(whatsAppLink('62000', 'x'.repeat(longest)).hasText).toBe(true);
  expect(whatsAppLink('62000', 'x'.repeat(longest + 1)).href).toBe('https://wa.me/62000');
});
