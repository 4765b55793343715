// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { owner } from '#content/owner.ts';
import { Contact } from '#features/contact/contact.tsx';

test('prerenders the WhatsApp and email links, which need no script', () => {
  expect(typeof window).toBe('undefined');
  const html = renderToString(<Contact />);

  expect(html).toContain(`href="https://wa.me/${owner.whatsapp}"`);
  expect(html).toContain(`mailto:${owner.email}`);
  expect(html).toContain('without-script');
  expect(html).toContain('Please contact me directly instead.');
});
