import { existsSync, readFileSync } from 'node:fs';
import { type Answer, ask } from './ask.ts';
import { type Finding, findingsOf } from './report.ts';
import type { ServiceSettings } from './settings.ts';

const { fine, advice, mend } = findingsOf('the site on its host');

/** The script that each page starts with, wherever the page names it. */
const startScript = /([^\s"'(]*assets\/index-[\w-]+\.js)/;

/** Pages that are asked for at the same time. */
const atOnce = 6;

/** The site as it is delivered. */
type Site = {
  /** With the slash at its end. */
  address: string;
  home: Answer;
  /** A script of the first page, by its full address. */
  script: string;
};

/**
 * Looks at a site where visitors find it.
 *
 * @param address of its first page, such as `https://example.com/portfolio/`
 * @param dist the folder of the build that should be there
 */
export async function checkHost(
  address: string,
  settings: Pick<ServiceSettings, 'telegramBase' | 'geminiBase'>,
  dist = 'dist',
): Promise<Finding[]> {
  const asked = address.endsWith('/') ? address : `${address}/`;
  const home = await ask(asked);
  if (home.status !== 200 || !isPage(home)) return [noHome(asked, home)];
  const site = { address: asked, home, script: fileIn(home.text, asked, startScript) };
  const files = site.script ? await ask(site.script) : undefined;
  if (files?.status !== 200 || !isOfType(files, 'javascript')) return [wrongBase(site, files)];

  const pages = await checkPages(site);
  return [
    fine(`${asked} answers.`),
    checkEncrypted(site),
    ...pages,
    ...(await checkUnknown(site)),
    await checkPicture(site),
    ...(await checkTypes(site)),
    checkCaching(site, files),
    await checkCompression(site),
    ...checkHeaders(site, settings),
    checkMixed(site),
    checkVersion(site, dist),
  ];
}

function noHome(address: string, { status, failure }: Answer): Finding {
  const said = failure ?? `status ${status}`;
  return mend(
    `${address} is no page (${said}).`,
    'There is no site for anybody.',
    'Check the address, and that the contents of dist are there: docs/deploy.md.',
  );
}

function wrongBase({ address, script }: Site, answer: Answer | undefined): Finding {
  return mend(
    `The scripts of the page cannot be loaded (${script || 'none is named'}: ${answer?.failure ?? answer?.status ?? 'nothing'}).`,
    'Visitors see a page on which nothing works.',
    `Build with VITE_BASE_PATH=${new URL(address).pathname}, and copy all of dist.`,
  );
}

function checkEncrypted({ address, home }: Site): Finding {
  const { protocol, hostname } = new URL(home.url);
  if (protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1')
    return fine('The connection is safe.');
  return mend(
    `${address} is not encrypted.`,
    'Browsers call it not secure, and anybody on the way can read messages.',
    'Switch on HTTPS with your host, and let http:// lead to it.',
  );
}

/** Every page of the sitemap, at its address, without its slash and with `index.html`. */
async function checkPages(site: Site): Promise<Finding[]> {
  const map = await ask(new URL('sitemap.xml', site.address).href);
  const listed = [...map.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) =>
    (match[1] ?? '').replaceAll('&amp;', '&'),
  );
  if (map.status !== 200 || listed.length === 0) {
    return [mend('There is no sitemap.xml.', 'Search engines find fewer pages.', 'Copy all of dist.')];
  }
  const misplaced = listed.find((url) => !url.startsWith(site.address));
  const elsewhere = misplaced && [
    mend(
      `The site says that it lives at ${misplaced}.`,
      'Search engines and shared links lead there.',
      `Build with VITE_SITE_URL=${new URL(site.address).origin} and VITE_BASE_PATH=${new URL(site.address).pathname}.`,
    ),
  ];
  const base = new URL(site.address).pathname;
  const paths = listed
    .map((url) => new URL(url, site.address).pathname)
    .filter((path) => path.startsWith(base));
  const urls = paths.map((path) => new URL(path, site.address).href);
  return [
    ...(elsewhere || [fine('Pages say the address at which they are.')]),
    await checkEach(urls, `${urls.length} pages of the sitemap`, 'They cannot be read.', (url) => url),
    await checkEach(
      urls.filter((url) => url !== site.address),
      'pages without the slash',
      'Links that people write by hand lead nowhere.',
      (url) => url.replace(/\/$/, ''),
    ),
    await checkEach(
      urls,
      'pages with index.html',
      'Some links of others lead nowhere.',
      (url) => `${url.replace(/\/?$/, '/')}index.html`,
    ),
  ];
}

async function checkEach(
  urls: string[],
  name: string,
  why: string,
  form: (url: string) => string,
): Promise<Finding> {
  const wrong: string[] = [];
  for (let start = 0; start < urls.length; start += atOnce) {
    await Promise.all(
      urls.slice(start, start + atOnce).map(async (url) => {
        const answer = await ask(form(url));
        if (!isPage(answer) || answer.status !== 200 || !sameCanonical(answer, url)) wrong.push(form(url));
      }),
    );
  }
  if (wrong.length === 0) return fine(`All ${name} are there.`);
  return mend(
    `${wrong.length} of the ${name} do not answer as themselves, such as ${wrong[0]}.`,
    why,
    'Let the server answer a folder with its index.html: "Any file server" in docs/deploy.md.',
  );
}

/** The right page and no other: its canonical link has the path that was asked for. */
function sameCanonical({ text }: Answer, url: string): boolean {
  const canonical = fileIn(text, url, /<link rel="canonical" href="([^"]+)"/);
  return new URL(canonical || url).pathname === new URL(url).pathname;
}

async function checkUnknown({ address }: Site): Promise<Finding[]> {
  const url = new URL('no-such-page-of-this-site/', address).href;
  const { status, text } = await ask(url);
  if (status !== 404) {
    return [
      mend(
        `An unknown address answers with status ${status}, not 404.`,
        'Search engines list pages that do not exist.',
        'Answer with 404.html and status 404; no rewrite to index.html is needed: docs/deploy.md.',
      ),
    ];
  }
  if (text.includes('/assets/')) return [fine('Unknown addresses get the site’s own page with status 404.')];
  return [
    advice(
      'Unknown addresses get the host’s own page.',
      'A visitor with an old link finds no way to the site.',
      'Let the host answer with 404.html: docs/deploy.md.',
    ),
  ];
}

async function checkPicture({ address, home }: Site): Promise<Finding> {
  const picture = fileIn(home.text, address, /<meta property="og:image" content="([^"]+)"/);
  const answer = picture ? await ask(picture) : undefined;
  if (answer?.status === 200 && isOfType(answer, 'image/')) return fine('Shared links have their picture.');
  return mend(
    `The picture of shared links is not there (${picture || 'none is named'}).`,
    'A link to the site looks empty where it is shared.',
    `Build with VITE_SITE_URL=${new URL(address).origin}, and copy all of dist.`,
  );
}

async function checkTypes({ address, home }: Site): Promise<Finding[]> {
  const files = [
    [fileIn(home.text, address, /<link[^>]*\shref="([^"]+\.css)"/), 'text/css', true],
    [fileIn(home.text, address, /<link rel="manifest" href="([^"]+)"/), 'application/manifest+json', false],
    [fileIn(home.text, address, /href="([^"]+\.vcf)"/), 'vcard', false],
    [fileIn(home.text, address, /<link rel="icon" href="([^"]+\.svg)"/), 'image/svg+xml', true],
  ] as const;
  const findings = await Promise.all(
    files.map(async ([url, type, isNeeded]) => {
      if (!url) return undefined;
      const answer = await ask(url);
      const name = new URL(url).pathname;
      if (answer.status === 200 && isOfType(answer, type)) return undefined;
      const what = `${name} comes as ${answer.headers.get('content-type') ?? 'nothing'} with status ${answer.status}, not as ${type}.`;
      const next = `Add the type to your server: docs/deploy.md.`;
      return isNeeded || answer.status !== 200
        ? mend(what, 'Browsers do not use it.', next)
        : advice(what, 'Some systems do not know what to do with it.', next);
    }),
  );
  const wrong = findings.filter((finding) => finding !== undefined);
  return wrong.length > 0 ? wrong : [fine('Files come with their types.')];
}

function checkCaching({ home }: Site, script: Answer): Finding {
  const html = maxAge(home);
  if (html > 3600) {
    return mend(
      `Pages may be cached for ${html} seconds.`,
      'After a new deployment visitors keep seeing the old site.',
      'Let the server send "Cache-Control: no-cache" with HTML: docs/deploy.md.',
    );
  }
  if (maxAge(script) >= 86_400) return fine('Files with a fingerprint are cached for long, pages are not.');
  return advice(
    'Files with a fingerprint are not cached for long.',
    'Visitors who return load them again.',
    'Send "Cache-Control: public, max-age=31536000, immutable" with assets/ and pictures/, if your host lets you: docs/deploy.md.',
  );
}

function maxAge({ headers }: Answer): number {
  const cacheControl = headers.get('cache-control') ?? '';
  return /no-cache|no-store/.test(cacheControl) ? 0 : Number(/max-age=(\d+)/.exec(cacheControl)?.[1] ?? 0);
}

async function checkCompression({ address, script }: Site): Promise<Finding> {
  const headers = { 'accept-encoding': 'br, gzip' };
  const answers = await Promise.all([address, script].map((url) => ask(url, { headers })));
  if (answers.every((answer) => answer.headers.has('content-encoding')))
    return fine('Text is compressed on its way.');
  return advice(
    'Text is not compressed on its way.',
    'On a slow phone the page takes three times as long.',
    'Switch on gzip or Brotli for HTML, CSS, JavaScript and SVG, if your host lets you: docs/deploy.md.',
  );
}

function checkHeaders(
  { home }: Site,
  { telegramBase, geminiBase }: Parameters<typeof checkHost>[1],
): Finding[] {
  const { headers, text } = home;
  const sent = headers.get('content-security-policy') ?? '';
  const own = decode(/<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(text)?.[1] ?? '');
  const again = 'Build again with the settings of now, and deploy all of dist.';
  const policy =
    sent.includes('script-src') || own.includes('script-src')
      ? fine('A content security policy holds.')
      : mend('There is no content security policy.', 'A foreign script could run on the page.', again);
  const blocked = [sent, own]
    .filter((one) => one.includes('connect-src'))
    .flatMap((one) => [telegramBase, geminiBase].filter(({ url }) => !one.includes(new URL(url).origin)))
    .map(({ url }) =>
      mend(
        `The policy of the page blocks ${new URL(url).origin}.`,
        'The form or the chat fails for everybody.',
        again,
      ),
    );

  const missing = ['x-content-type-options', 'referrer-policy', 'permissions-policy'].filter(
    (name) => !headers.has(name),
  );
  if (!sent.includes('frame-ancestors')) missing.push('frame-ancestors');
  const extra =
    missing.length === 0
      ? fine('The host sends the security headers.')
      : advice(
          `The host does not send ${missing.join(', ')}.`,
          'The pages carry their policy themselves; only other sites could frame them.',
          'Send the headers of docs/deploy.md, if your host lets you.',
        );
  const referrer = headers.get('referrer-policy') === 'no-referrer' && [
    mend(
      'The host sends "Referrer-Policy: no-referrer".',
      'A Gemini key that is restricted to this site is refused.',
      'Send strict-origin-when-cross-origin instead.',
    ),
  ];
  return [policy, ...blocked, extra, ...(referrer || [])];
}

function checkMixed({ address, home }: Site): Finding {
  const loaded =
    /<(?:script|img|source|iframe|link rel="(?:stylesheet|icon|preload|modulepreload)")[^>]*\s(?:src|href)="(http:\/\/[^"]+)"/;
  const found = loaded.exec(home.text)?.[1];
  if (!found || address.startsWith('http:')) return fine('Nothing is loaded without encryption.');
  return mend(
    `${found} is loaded without encryption.`,
    'Browsers block it.',
    'Write https:// in its address.',
  );
}

function checkVersion({ address, script }: Site, dist: string): Finding {
  const name = new URL(script).pathname;
  if (!existsSync(`${dist}/index.html`))
    return fine(`The version there is ${name}; there is no ${dist} here to compare.`);
  const built = fileIn(readFileSync(`${dist}/index.html`, 'utf8'), address, startScript);
  if (built === script) return fine(`The version there is that of ${dist}: ${name}.`);
  return advice(
    `The version there (${name}) is not that of ${dist} (${new URL(built || address).pathname}).`,
    'Visitors do not see your last build.',
    'Deploy, or build again what is deployed.',
  );
}

function fileIn(html: string, address: string, pattern: RegExp): string {
  const found = decode(pattern.exec(html)?.[1] ?? '');
  return found && new URL(found, address).href;
}

function decode(attribute: string): string {
  return attribute
    .replaceAll('&#39;', "'")
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

function isPage(answer: Answer): boolean {
  return isOfType(answer, 'text/html');
}

function isOfType({ headers }: Answer, type: string): boolean {
  return headers.get('content-type')?.includes(type) ?? false;
}
