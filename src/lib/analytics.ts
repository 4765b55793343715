/** A service that counts visitors without cookies: the script, its attributes, and the origin it reports to. */
type Analytics = { script: string; reportsTo: string; attributes: Record<string, string> };

/** For each service, a pattern for the site in the setting, and the parts of `Analytics` with the pattern's groups. */
// biome-ignore format: a table
const services: Record<string, [site: RegExp, script: string, reportsTo: string, attributes: Record<string, string>]> = {
  // https://plausible.io/docs/plausible-script
  plausible: [/^([\w-]+(?:\.[\w-]+)+)$/, 'https://plausible.io/js/script.js', 'https://plausible.io', { 'data-domain': '$1' }],
  // https://www.goatcounter.com/help/csp
  goatcounter: [/^([a-z\d-]+)$/, 'https://gc.zgo.at/count.js', 'https://$1.goatcounter.com', { 'data-goatcounter': 'https://$1.goatcounter.com/count' }],
  // https://umami.is/docs/tracker-configuration
  umami: [/^(https:\/\/[\w.-]+(?::\d+)?):([\da-f-]{8,})$/, '$1/script.js', '$1', { 'data-website-id': '$2', 'data-host-url': '$1' }],
  // https://developers.cloudflare.com/web-analytics/get-started/
  cloudflare: [/^([\da-f]{32})$/, 'https://static.cloudflareinsights.com/beacon.min.js', 'https://cloudflareinsights.com', { 'data-cf-beacon': '{"token":"$1"}' }],
};

/**
 * Reads `VITE_ANALYTICS`, such as `plausible:example.com`.
 *
 * @returns `undefined` for a service or a site that it does not know
 */
export function readAnalytics(value = ''): Analytics | undefined {
  const [, name = '', site = ''] = /^(\w+):(.*)$/.exec(value) ?? [];
  const service = Object.hasOwn(services, name) ? services[name] : undefined;
  if (!service?.[0].test(site)) return undefined;
  const [pattern, script, reportsTo, attributes] = service;
  const fill = (template: string) => site.replace(pattern, template);
  return {
    script: fill(script),
    reportsTo: fill(reportsTo),
    attributes: Object.fromEntries(Object.entries(attributes).map(([key, text]) => [key, fill(text)])),
  };
}
