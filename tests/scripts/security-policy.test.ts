import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, inlineTexts, securityHeaders } from '../../scripts/vite/security-policy.ts';

const policy = contentSecurityPolicy({
  inlineScripts: ['start()'],
  inlineStyles: [],
  apiBases: ['https://relay.example.com/telegram', 'https://relay.example.com/gemini'],
});

test('scripts run by their hash or from this site, nothing else does', () => {
  const hash = createHash('sha256').update('start()').digest('base64');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test('connections go to this site and the two services, each host once', () => {
  expect(policy).toContain("connect-src 'self' https://relay.example.com;");
});

test('hosts with headers keep the site out of frames', () => {
  expect(securityHeaders(policy)['Content-Security-Policy']).toBe(`${policy}; frame-ancestors 'none'`);
});

test('data in script elements needs no hash', () => {
  const html = `<script>a()</script><script type="module" src="/b.js"></script>
    <script type="application/ld+json">{}</script><script type="module">c()</script>`;
  expect(inlineTexts(html, 'script')).toEqual(['a()', 'c()']);
});
