// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { owner } from '#content/owner.ts';
import { Chat } from '#features/chat/chat.tsx';
import { chatSite } from './open-chat.tsx';

test('prerenders an empty chat, with email and WhatsApp links for visitors without JavaScript', () => {
  expect(typeof window).toBe('undefined');
  const html = renderToString(<Chat owner={owner} starters={[]} site={chatSite} onWrite={() => undefined} />);
  expect(html).toMatch(/<h2[^>]*>Ayla Bot<\/h2>/);
  expect(html).toContain('placeholder="Ketik pesan Anda..."');
  const [, noscript = ''] = /<p class="without-script[^>]*>(.*?)<\/p>/.exec(html) ?? [];
  expect(noscript).toContain('The chat needs JavaScript');
  expect(noscript).toContain('href="mailto:ayla@example.com"');
  expect(noscript).toContain('href="https://wa.me/440000000000"');
});
