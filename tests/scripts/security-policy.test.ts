import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../scripts/vite/security-policy.ts';

test('allows scripts by hash, and only the hosts of the statistics, of videos and of the two services', () => {
  const policy = contentSecurityPolicy({
    inlineScripts: ['start()'],
    inlineStyles: [],
    hosts: {
      scripts: ['https://stats.example.com/script.js'],
      connections: ['https://relay.example.com/telegram', 'https://relay.example.com/gemini'],
      media: ['https://media.example.com/night-radio.mp4'],
    },
  });
  const hash = createHash('sha256').update('start()').digest('base64');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}' https://stats.example.com;`);
  expect(policy).toContain("media-src 'self' https://media.example.com;");
  expect(policy).toContain("connect-src 'self' https://relay.example.com;");
});
