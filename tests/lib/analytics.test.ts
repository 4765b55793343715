import { expect, test } from 'vitest';
import { readAnalytics } from '#lib/analytics.ts';

const beacon = 'a1'.repeat(16);

test.each([
  ['plausible:ana.example', 'https://plausible.io/js/script.js', 'https://plausible.io', 'ana.example'],
  ['goatcounter:ana', 'https://gc.zgo.at/count.js', 'https://ana.goatcounter.com', '/count'],
  ['umami:https://u.example:94db1cb1-74f4', 'https://u.example/script.js', 'https://u.example', '94db1cb1'],
  [
    `cloudflare:${beacon}`,
    'https://static.cloudflareinsights.com/beacon.min.js',
    'https://cloudflareinsights.com',
    beacon,
  ],
])('%s loads its script and reports to its host', (value, script, reportsTo, attribute) => {
  const analytics = readAnalytics(value);
  expect(analytics).toMatchObject({ script, reportsTo });
  expect(JSON.stringify(analytics?.attributes)).toContain(attribute);
});

test.each([
  ...['', 'plausible', 'plausible:', 'plausible:https://example.com', 'google:UA-1', 'constructor:a.com'],
  ...['goatcounter:a.b', 'goatcounter:a;b', 'umami:http://u.example.com:94db1cb1', 'umami:94db1cb1'],
  ...['cloudflare:x y', 'umami:https://u.example.com; script-src *:94db1cb1'],
])('"%s" is no service with a site', (value) => {
  expect(readAnalytics(value)).toBeUndefined();
});
