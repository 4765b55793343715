import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { owner } from '#content/owner.ts';
import { NoScript } from '#features/chat/no-script.tsx';
import { Contact } from '#features/contact/contact.tsx';
import { createDraft } from '#features/contact/draft.ts';
import { OtherWays } from '#features/contact/other-ways.tsx';
import { Hero } from '#features/hero/hero.tsx';

vi.mock('#content/owner.ts', async (load) => {
  const { owner } = await load<typeof import('#content/owner.ts')>();
  return { owner: { ...owner } };
});

/** The links to an owner with only these ways to contact, on every part of the page that has any. */
function links(contacts: Partial<typeof owner>): Record<string, string[]> {
  Object.assign(owner, { email: '', phone: '', whatsapp: '', callMe: '' }, contacts);
  const parts = {
    hero: <Hero />,
    contact: <Contact />,
    otherWays: <OtherWays draft={createDraft()}>{null}</OtherWays>,
    withoutScript: <NoScript owner={owner} />,
  };
  return Object.fromEntries(
    Object.entries(parts).map(([name, part]) => {
      const page = document.createElement('div');
      page.innerHTML = renderToStaticMarkup(part);
      const all = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
      return [name, all.filter((href) => !/\.(pdf|html|vcf)$/.test(href))];
    }),
  );
}

test('without WhatsApp and a "Call Me" link, the page offers email alone', () => {
  const mail = expect.stringMatching(/^mailto:ana@example\.com/);
  expect(links({ email: 'ana@example.com' })).toEqual({
    hero: [],
    contact: [mail],
    otherWays: [mail],
    withoutScript: [mail],
  });
});

test('without email and WhatsApp, the page offers the chat link', () => {
  const chat = 'https://t.me/ana';
  expect(links({ callMe: chat })).toEqual({
    hero: [chat],
    contact: [chat],
    otherWays: [chat],
    withoutScript: [chat],
  });
});

test('with a phone number alone, the page offers a call, and a message only to copy', () => {
  const call = 'tel:+49301234567';
  expect(links({ phone: '+49 30 1234567', callMe: call })).toEqual({
    hero: [call],
    contact: [call],
    otherWays: [],
    withoutScript: [call],
  });
});
