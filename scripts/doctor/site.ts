import { type Answer, ask } from './ask.ts';
import { type CheckResult, resultsOf } from './check-result.ts';
import { isSampleContact } from './sample-contacts.ts';
import type { ServiceSettings } from './services.ts';

const { ok, warning, error } = resultsOf('site');

type Bases = Pick<ServiceSettings, 'telegramBase' | 'geminiBase' | 'analytics'>;

/** `address` ends with a slash. A preview runs on this machine. */
type Site = { address: string; home: Answer; isPreview: boolean };

/**
 * Checks a published site.
 *
 * @param address of the home page, such as `https://example.com/portfolio/`
 */
export async function checkSite(address: string, settings: Bases): Promise<CheckResult[]> {
  const asked = address.endsWith('/') ? address : `${address}/`;
  const home = await ask(asked);
  if (home.status !== 200 || !hasType(home, 'text/html')) {
    return [
      error(
        `${asked} is not a page (${home.failure ?? `status ${home.status}`}).`,
        'Check the address, and that the contents of dist are there: docs/deploy.md.',
      ),
    ];
  }
  const script = await ask(urlIn(home, startScript));
  if (script.status !== 200 || !hasType(script, 'javascript')) {
    return [
      error(
        `The page’s script does not load (${script.url || 'none'}), so nothing on it works.`,
        `Build with VITE_BASE_PATH=${new URL(asked).pathname}, and copy all of dist.`,
      ),
    ];
  }
  const isPreview = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(asked).hostname);
  const site = { address: asked, home, isPreview };
  return [
    checkHttps(site),
    ...(await checkPages(site)),
    await checkUnknownPage(site),
    await checkSharedPicture(site),
    checkCaching(site),
    ...checkPolicy(site, settings),
  ];
}

function checkHttps({ home, isPreview }: Site): CheckResult {
  if (home.url.startsWith('https:') || isPreview) return ok(`${home.url} responds.`);
  return error(
    `${home.url} is not encrypted: browsers warn visitors.`,
    'Turn on HTTPS at your host, and redirect http:// to it.',
  );
}

/** Checks all pages of the sitemap, and the contacts in them and in the vCard. */
async function checkPages({ address, home, isPreview }: Site): Promise<CheckResult[]> {
  const { origin, pathname } = new URL(address);
  const map = await ask(new URL('sitemap.xml', address).href);
  const urls = [...map.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => decode(url));
  if (map.status !== 200 || urls.length === 0) {
    return [error('There is no sitemap.xml.', `Build with VITE_SITE_URL=${origin}, and copy all of dist.`)];
  }
  const elsewhere = urls.find((url) => !url.startsWith(address));
  const pages: Answer[] = [];
  for (let start = 0; start < urls.length; start += 6) {
    const few = urls.slice(start, start + 6).map((url) => ask(origin + new URL(url, origin).pathname));
    pages.push(...(await Promise.all(few)));
  }
  const wrong = pages.filter((page, index) => page.status !== 200 || !isPage(page, urls[index] ?? ''));
  const vcard = urlIn(home, /href="([^"]+\.vcf)"/);
  const contacts = [...pages.flatMap(linksIn), ...(vcard ? fieldsOf(await ask(vcard)) : [])];
  const sample = [...new Set(contacts.filter(isSampleContact))];
  return [
    elsewhere && !isPreview
      ? error(
          `Search engines and shared links go to ${elsewhere}, the address in the pages.`,
          `Build with VITE_SITE_URL=${origin} and VITE_BASE_PATH=${pathname}.`,
        )
      : ok('The pages have the right address.'),
    wrong.length > 0
      ? error(
          `${wrong.length} of ${urls.length} pages are missing or wrong, such as ${wrong[0]?.url}.`,
          'Serve a folder’s index.html at its address: "Any file server" in docs/deploy.md.',
        )
      : ok(`All ${urls.length} pages in the sitemap load.`),
    sample.length > 0
      ? (isPreview ? warning : error)(
          `The site publishes contacts of the sample: ${sample.slice(0, 5).join(', ')}.`,
          'Replace or delete them in src/content.',
        )
      : ok('No contacts of the sample are published.'),
  ];
}

/** The canonical link reveals a host that responds with another page. */
function isPage(page: Answer, url: string): boolean {
  const canonical = urlIn(page, /<link rel="canonical" href="([^"]+)"/);
  return (
    hasType(page, 'text/html') &&
    new URL(canonical || url, page.url).pathname === new URL(url, page.url).pathname
  );
}

function linksIn({ text }: Answer): string[] {
  return [...text.matchAll(/<a [^>]*\bhref="([^"]+)"/g)].map(([, href = '']) => decode(href));
}

/** The values of a vCard: https://www.rfc-editor.org/rfc/rfc6350#section-3.3 */
function fieldsOf({ text }: Answer): string[] {
  return text.split(/\r?\n/).map((line) => line.replace(/^[^:]*:/, ''));
}

async function checkUnknownPage({ address }: Site): Promise<CheckResult> {
  const { status, text } = await ask(new URL('no-such-page/', address).href);
  const fix = 'Serve 404.html with status 404, without a rewrite to index.html: docs/deploy.md.';
  if (status !== 404) return error(`Unknown URLs respond with status ${status}, not 404.`, fix);
  if (!text.includes('/assets/')) return warning('Unknown URLs show the host’s 404 page.', fix);
  return ok('Unknown URLs show the site’s 404 page.');
}

async function checkSharedPicture({ address, home, isPreview }: Site): Promise<CheckResult> {
  const named = urlIn(home, /<meta property="og:image" content="([^"]+)"/);
  const url = named && isPreview ? new URL(new URL(named).pathname, address).href : named;
  const picture = await ask(url);
  if (picture.status === 200 && hasType(picture, 'image/')) return ok('Shared links have a picture.');
  return error(
    `Shared links have no picture (${url || 'not set'}).`,
    `Build with VITE_SITE_URL=${new URL(address).origin}, and copy all of dist.`,
  );
}

function checkCaching({ home }: Site): CheckResult {
  const value = home.headers.get('cache-control') ?? '';
  const seconds = /no-cache|no-store/.test(value) ? 0 : Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0);
  if (seconds <= 3600) return ok('Browsers load new pages right after a deploy.');
  return error(
    `Visitors see the old site for up to ${seconds} seconds after a deploy.`,
    'Send "Cache-Control: no-cache" with HTML: docs/deploy.md.',
  );
}

function checkPolicy({ home }: Site, { telegramBase, geminiBase, analytics }: Bases): CheckResult[] {
  const sent = home.headers.get('content-security-policy') ?? '';
  const own = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(home.text)?.[1] ?? '';
  const policies = [sent, own].filter((policy) => policy.includes('connect-src'));
  const fix = 'Build with your current settings, and deploy all of dist.';
  if (policies.length === 0) return [error('The pages have no content security policy.', fix)];
  const used = [
    telegramBase.url,
    geminiBase.url,
    ...(analytics ? [analytics.script, analytics.reportsTo] : []),
  ];
  const blocked = used
    .map((url) => new URL(url).origin)
    .filter((origin) => policies.some((policy) => !policy.includes(origin)));
  if (blocked.length === 0) return [ok('The content security policy allows the services.')];
  return [...new Set(blocked)].map((origin) =>
    error(`The content security policy blocks ${origin}, so the form, the chat or the statistics fail.`, fix),
  );
}

/** The URL of the entry script. */
export const startScript = /([^\s"'(]{0,300}assets\/index-[\w-]+\.js)/;

/** The first group of a pattern in a page, as a full URL, or `''`. */
function urlIn({ text, url }: Pick<Answer, 'text' | 'url'>, pattern: RegExp): string {
  const found = decode(pattern.exec(text)?.[1] ?? '');
  return found && new URL(found, url).href;
}

function decode(attribute: string): string {
  return attribute.replace(/&(#39|#x27|quot|amp);/g, (_, name) =>
    name === 'amp' ? '&' : name === 'quot' ? '"' : "'",
  );
}

function hasType({ headers }: Answer, type: string): boolean {
  return headers.get('content-type')?.includes(type) ?? false;
}
