import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { headersFile } from '../../scripts/vite/headers-file.ts';
import { contentSecurityPolicy, inlineTexts, securityHeaders } from '../../scripts/vite/security-policy.ts';

const policy = contentSecurityPolicy({
  inlineScripts: ['start()'],
  inlineStyles: [],
  hosts: {
    scripts: ['https://stats.example.com/script.js'],
    connections: ['https://relay.example.com/telegram', 'https://relay.example.com/gemini'],
  },
});

test('allows scripts by hash, from this site and from the host of the statistics only', () => {
  const hash = createHash('sha256').update('start()').digest('base64');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}' https://stats.example.com;`);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test('allows connections to this site and the two services, each host once', () => {
  expect(policy).toContain("connect-src 'self' https://relay.example.com;");
});

test('forbids framing on hosts that send headers', () => {
  expect(securityHeaders(policy)['Content-Security-Policy']).toBe(`${policy}; frame-ancestors 'none'`);
});

test('ignores data in script elements', () => {
  const html = `<script>a()</script><script type="module" src="/b.js"></script>
    <script type="application/ld+json">{}</script><script type="module">c()</script>`;
  expect(inlineTexts(html, 'script')).toEqual(['a()', 'c()']);
});

test('vercel.json sends the headers of the _headers file, without the hashes of a build', () => {
  const headers = securityHeaders(
    contentSecurityPolicy({ inlineScripts: [], inlineStyles: [], hosts: { scripts: [], connections: [] } }),
  );
  const [everywhere, kept] = JSON.parse(readFileSync('vercel.json', 'utf8')).headers;
  const sent = Object.fromEntries(everywhere.headers.map(({ key, value }: Header) => [key, value]));
  const { 'Content-Security-Policy': policy, ...others } = headers;
  // Each page has its own policy in <meta>, where frame-ancestors is not allowed.
  expect(sent).toEqual({ ...others, 'Content-Security-Policy': policy?.split('; ').at(-1) });
  expect(kept.source).toBe('/(assets|pictures)/(.*)');
  expect(headersFile(headers, '/')).toContain(`/assets/*\n  Cache-Control: ${kept.headers[0].value}`);
  expect(headersFile(headers, '/')).toContain(`/pictures/*\n  Cache-Control: ${kept.headers[0].value}`);
});

type Header = { key: string; value: string };
