import { expect, test } from 'vitest';
import { contactWays } from '#lib/contact-ways.ts';

const all = {
  email: 'ana@example.com',
  phone: '+62 812-3456-7890',
  whatsapp: '6281234567890',
  callMe: 'https://wa.me/6281234567890',
};
const { callMe, ...three } = all;

test.each<[contacts: Parameters<typeof contactWays>[0], ways: string[]]>([
  [all, ['email ana@example.com', 'phone +62 812-3456-7890', 'WhatsApp +62 812-3456-7890']],
  [
    { whatsapp: all.whatsapp, phone: '+62 21 555 0000' },
    ['phone +62 21 555 0000', 'WhatsApp +6281234567890'],
  ],
  [{ phone: all.phone, email: '', callMe: '' }, ['phone +62 812-3456-7890']],
  [{ phone: all.phone, callMe: 'tel:+62215550000' }, ['phone +62 812-3456-7890']],
  [
    { ...three, callMe: 'https://t.me/ana' },
    ['email ana@example.com', 'phone +62 812-3456-7890', 'WhatsApp +62 812-3456-7890', 'chat t.me/ana'],
  ],
  [{ callMe: 'mailto:ana@example.com' }, ['email ana@example.com']],
  [{ callMe: 'tel:+621234567' }, ['phone +621234567']],
  [{}, []],
])('%j offers %j', (contacts, ways) => {
  const found = contactWays(contacts);
  expect(found.map(({ kind, value }) => `${kind} ${value}`)).toEqual(ways);
  for (const { href } of found) expect(href).not.toMatch(/\s/);
});
