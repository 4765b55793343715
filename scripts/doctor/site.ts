import { type Answer, ask } from './ask.ts';
import { type CheckResult, error, ok } from './check-result.ts';
import texts from './hints.json' with { type: 'json' };
import type { ServiceSettings } from './settings.ts';

const hints = texts.site;

/** Checks a published site by the address of its home page, such as `https://example.com/portfolio/`. */
export async function checkSite(url: string, settings: ServiceSettings): Promise<CheckResult[]> {
  const address = url.endsWith('/') ? url : `${url}/`;
  if (!URL.canParse(address)) return [error(hints.noPage, { address, status: 'no web address' })];
  const { origin, pathname: path, hostname } = new URL(address);
  const isPreview = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  const home = await ask(address);
  if (!isGood(home, 'text/html'))
    return [error(hints.noPage, { address, status: home.failure ?? `status ${home.status}` })];
  const script = await ask(urlIn(home, /([^\s"'(]{0,300}assets\/index-[\w-]+\.js)/));
  if (!isGood(script, 'javascript')) return [error(hints.noScript, { url: script.url || 'none', path })];

  const map = await ask(new URL('sitemap.xml', address).href);
  const urls = [...map.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = '']) => decode(found));
  const pages = await Promise.all(urls.map((one) => ask(origin + new URL(one, origin).pathname)));
  const wrong = pages.filter((page, at) => !isPage(page, urls[at] ?? ''));
  const elsewhere = urls.find((one) => !one.startsWith(address));
  const unknown = await ask(new URL('no-such-page/', address).href);
  const named = urlIn(home, /<meta property="og:image" content="([^"]+)"/);
  const picture = await ask(named && isPreview ? origin + new URL(named).pathname : named);
  const seconds = Number(/max-age=(\d+)/.exec(home.headers.get('cache-control') ?? '')?.[1] ?? 0);
  const policies = policiesOf(home);
  const { connections, analytics } = settings;
  const origins = [...connections, ...(analytics ? [analytics.script] : [])].map(
    (one) => new URL(one).origin,
  );
  const blocked = origins.filter((one) => policies.some((policy) => !policy.includes(one)));

  const checks: [isWrong: boolean, CheckResult][] = [
    [!isPreview && !home.url.startsWith('https:'), error(hints.noHttps, { url: home.url })],
    [map.status !== 200 || urls.length === 0, error(hints.noSitemap, { origin })],
    [!isPreview && !!elsewhere, error(hints.elsewhere, { url: elsewhere ?? '', origin, path })],
    [!!wrong[0], error(hints.wrong, { wrong: wrong.length, all: urls.length, url: `${wrong[0]?.url}` })],
    [unknown.status !== 404, error(hints.not404, { status: unknown.status })],
    [!isGood(picture, 'image/'), error(hints.noPicture, { url: named || 'not set', origin })],
    [seconds > 3600, error(hints.cached, { seconds })],
    [policies.length === 0, error(hints.noPolicy)],
    [blocked.length > 0, error(hints.blocked, { origin: blocked[0] ?? '' })],
  ];
  const problems = checks.flatMap(([isWrong, result]) => (isWrong ? [result] : []));
  const good = ok(`All ${urls.length} pages load, with picture, policy and 404 page.`);
  return problems.length > 0 ? problems : [good];
}

function isGood({ status, headers }: Answer, type: string): boolean {
  return status === 200 && (headers.get('content-type')?.includes(type) ?? false);
}

/** The canonical link reveals a host that responds with another page. */
function isPage(page: Answer, url: string): boolean {
  const canonical = urlIn(page, /<link rel="canonical" href="([^"]+)"/) || url;
  const pathOf = (address: string) => new URL(address, page.url).pathname;
  return isGood(page, 'text/html') && pathOf(canonical) === pathOf(url);
}

function policiesOf({ headers, text }: Answer): string[] {
  const own = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(text)?.[1] ?? '';
  return [headers.get('content-security-policy') ?? '', own].filter((one) => one.includes('connect-src'));
}

/** The first group of a pattern in a page, as a full URL, or `''`. */
function urlIn({ text, url }: Answer, pattern: RegExp): string {
  const found = decode(pattern.exec(text)?.[1] ?? '');
  return found && new URL(found, url).href;
}

function decode(attribute: string): string {
  return attribute.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}
