import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { owner } from '#content/owner.ts';
import { NoScript } from '#features/chat/chat.tsx';
import { Contact } from '#features/contact/contact.tsx';
import { emptyDraft } from '#features/contact/draft-reducer.ts';
import { OtherWays } from '#features/contact/other-ways.tsx';
import { Hero } from '#features/hero/hero.tsx';
import { changeContent } from '#tests/change-content.ts';

const mail = expect.stringMatching(/^mailto:ana@example\.com/);
const chat = 'https://t.me/ana';
const call = 'tel:+49301234567';

test.each<[contacts: Partial<typeof owner>, hero: string[], others: unknown[], toSend?: unknown[]]>([
  [{ email: 'ana@example.com' }, [], [mail]],
  [{ callMe: chat }, [chat], [chat]],
  // A message can only be copied.
  [{ phone: '+49 30 1234567', callMe: call }, [call], [call], []],
])('with only %j, every part of the page offers just that', (contacts, hero, others, toSend = others) => {
  changeContent(owner, { email: '', phone: '', whatsapp: '', callMe: '', ...contacts });
  const links = (part: React.ReactNode) => {
    const hrefs = [...renderToStaticMarkup(part).matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href);
    return hrefs.filter((href) => !/\.(pdf|html|vcf)$/.test(href ?? ''));
  };
  expect(links(<Hero />)).toEqual(hero);
  expect(links(<Contact />)).toEqual(others);
  expect(links(<NoScript />)).toEqual(others);
  expect(links(<OtherWays typed={emptyDraft.typed}>{null}</OtherWays>)).toEqual(toSend);
});
