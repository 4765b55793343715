import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test, vi } from 'vitest';
import { loadMarkdown } from '#features/chat/reply/markdown-parser.ts';
import { Reply } from '#features/chat/reply/reply.tsx';
import { appendReply, emptyReply } from '#features/chat/reply/reply-text.ts';

beforeAll(loadMarkdown);

function show(markdown: string) {
  return render(
    <MemoryRouter basename="/portfolio/" initialEntries={['/portfolio/']}>
      <Reply text={appendReply(emptyReply, markdown)} isArriving={false} />
    </MemoryRouter>,
  );
}

test('shows what a model writes: paragraphs, lists, emphasis, code, tables, quotes', () => {
  show(
    '## Proyek\n\n**Go** *Healing* ~~lawas~~ `Flutter`\n\n3. telu\n4. papat\n\n> alon\n\n```\nkode\n```\n\n| a | b |\n|--|--|\n| c | d |\n',
  );
  expect(screen.getByRole('heading', { name: 'Proyek', level: 3 })).toBeVisible();
  expect(screen.getByText('Go').tagName).toBe('STRONG');
  expect(screen.getByText('Healing').tagName).toBe('EM');
  expect(screen.getByText('lawas').tagName).toBe('S');
  expect(screen.getByText('Flutter').tagName).toBe('CODE');
  expect(screen.getByRole('list')).toHaveAttribute('start', '3');
  expect(screen.getByRole('cell', { name: 'd' })).toBeVisible();
  expect(screen.getByText('alon').closest('blockquote')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Code' })).getByText('kode')).toBeVisible();
});

test('a link to a page of the site stays in it, below the base path', () => {
  vi.stubEnv('BASE_URL', '/portfolio/');
  show('Lihat [Calm Corners](/mobile/1) atau [kontak](/#contact).');
  const link = screen.getByRole('link', { name: 'Calm Corners' });
  expect(link).toHaveAttribute('href', '/portfolio/mobile/1');
  expect(link).not.toHaveAttribute('target');
  expect(screen.getByRole('link', { name: 'kontak' })).toHaveAttribute('href', '/portfolio/#contact');
});

test('a link to elsewhere opens in a new tab, without a referrer or a recommendation', () => {
  show('[demo](https://example.com/demo?a=1&b=2) [mail](mailto:ayla@example.com)');
  const link = screen.getByRole('link', { name: /^demo ?\(opens in a new tab\)$/ });
  expect(link).toHaveAttribute('href', 'https://example.com/demo?a=1&b=2');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  expect(screen.getByRole('link', { name: 'mail' })).toHaveAttribute('href', 'mailto:ayla@example.com');
});

test('a link to a mailbox holds nothing but the mailbox', () => {
  show('[mail](mailto:a@example.com?cc=b@example.com&bcc=c@example.com&body=Halo)');
  expect(screen.getByRole('link', { name: 'mail' })).toHaveAttribute('href', 'mailto:a@example.com');
});

test('a link to a file of the site leaves the page and its conversation as they are', () => {
  vi.stubEnv('BASE_URL', '/portfolio/');
  show('[kartu](/contact.vcf) [teks](/llms.txt?v=1)');
  const [card, text] = screen.getAllByRole('link');
  expect(card).toHaveAttribute('href', '/portfolio/contact.vcf');
  expect(text).toHaveAttribute('href', '/portfolio/llms.txt?v=1');
  expect(card).toHaveAttribute('target', '_blank');
});

test.each([
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java&#x0A;script:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](&#x6A;&#x61;vascript&colon;alert(1))',
  '[x](<java\tscript:alert(1)>)',
  '[x](\\javascript:alert(1))',
  '[x](%6Aavascript:alert(1))',
  '[x](javascript%3Aalert(1))',
  '[x](\u0001javascript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:msgbox(1))',
  '[x](file:///etc/passwd)',
  '[x](blob:https://example.com/1)',
  '[x](ftp://example.com/)',
  '[x](tel:+620)',
  '[x](mailto:one@example.com,two@example.com)',
  '[x](mailto:one@example.com%2Ctwo@example.com)',
  '[x](//evil.example)',
  '[x](\\\\evil.example)',
  '[x](evil.example)',
  '[x](https://example.com@evil.example/)',
  '[x](https://user:pass@example.com/)',
  '[x](https://)',
  '<javascript:alert(1)>',
  '[x][1]\n\n[1]: javascript:alert(1)',
])('%s is no link', (markdown) => {
  show(markdown);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test.each(['[x](/\\evil.example)', '[x](/&Tab;/evil.example)', '[x](</ /evil.example>)'])(
  '%s stays on this site',
  (markdown) => {
    show(markdown);
    expect(screen.getByRole<HTMLAnchorElement>('link').host).toBe(window.location.host);
  },
);

test('shows the true host of a link that looks like another', () => {
  show(
    [
      '[google.com](https://evil.example/)',
      '[https://bank.example/login](http://10.0.0.1:8080/)',
      '[раypal.com](https://xn--ypal-43d9g.com/)',
      '[google\u200b.com](https://evil.example/z)',
      '[google。com](https://evil.example/dot)',
      '[ayla@example.com](mailto:thief@evil.example)',
    ].join('\n\n'),
  );
  expect(
    screen.getAllByRole('link').map((link) => link.textContent?.replace(' (opens in a new tab)', '')),
  ).toEqual([
    'google.com (evil.example)',
    'https://bank.example/login (10.0.0.1:8080)',
    'раypal.com',
    'google\u200b.com (evil.example)',
    'google。com (evil.example)',
    'ayla@example.com (thief@evil.example)',
  ]);
});

test.each([
  '[www.Example.com](https://example.com/a)',
  '[example.com](https://www.example.com)',
  '[the site](https://example.com)',
  '<https://example.com/a>',
  '[ayla@example.com](mailto:ayla@example.com)',
  '[v1.2](https://example.com)',
])('adds no host to %s', (markdown) => {
  show(markdown);
  expect(screen.getByRole('link')).not.toHaveTextContent(/\(.*\..*\)/);
});

test('an image becomes its description, and nothing is fetched', () => {
  const { container } = show('![Foto *Ayla*](https://tracker.example/p.gif) ![](data:image/png;base64,AA==)');
  expect(container.querySelector('img')).toBeNull();
  expect(container).toHaveTextContent('Foto Ayla');
});

test('HTML is shown as text', () => {
  const { container } = show(
    '<script>alert(1)</script>\n\n<img src=x onerror=alert(1)> a <b onclick="x()">b</b>',
  );
  expect(container.querySelectorAll('script, img, b')).toHaveLength(0);
  expect(container).toHaveTextContent('<img src=x onerror=alert(1)>');
});

test('overrides of the text direction are left out, also as entities and in links', () => {
  const { container } = show(
    'a\u202Eb &#x202e;c `\u2066d` [\u202Ee](https://example.com/%E2%80%AE)\n\n    \u202Df',
  );
  expect(container.textContent).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
});
