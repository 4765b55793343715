import { expect, test } from 'vitest';
import { readAnalytics } from '#lib/analytics.ts';

test.each([
  [
    'plausible:ana.example.com',
    'https://plausible.io/js/script.js',
    'https://plausible.io',
    'ana.example.com',
  ],
  ['goatcounter:ana', 'https://gc.zgo.at/count.js', 'https://ana.goatcounter.com', '/count'],
  [
    'umami:https://u.example.com:94db1cb1-74f4',
    'https://u.example.com/script.js',
    'https://u.example.com',
    '94db1cb1',
  ],
  [
    `cloudflare:${'a1'.repeat(16)}`,
    'https://static.cloudflareinsights.com/beacon.min.js',
    'https://cloudflareinsights.com',
    'a1a1',
  ],
])('%s loads its script and reports to its host', (value, script, reportsTo, attribute) => {
  const analytics = readAnalytics(value);
  expect(analytics).toMatchObject({ script, reportsTo });
  expect(JSON.stringify(analytics?.attributes)).toContain(attribute);
});

test.each([
  ...[
    '',
    'plausible',
    'plausible:',
    'plausible:https://example.com',
    'google:UA-1',
    'constructor:example.com',
  ],
  ...[
    'goatcounter:a.b',
    'goatcounter:a;b',
    'umami:http://u.example.com:94db1cb1',
    'umami:94db1cb1',
    'cloudflare:x y',
  ],
  `umami:https://u.example.com; script-src *:94db1cb1`,
])('"%s" is no service with a site', (value) => {
  expect(readAnalytics(value)).toBeUndefined();
});
