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
