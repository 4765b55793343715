import { type Answer, ask } from './ask.ts';
import { type Finding, findingsOf } from './report.ts';
import { fileIn, isOfType, isPage, isPreview, type Site } from './site.ts';

const { fine, advice, mend } = findingsOf('the site on its host');

/** Pages that are asked for at the same time. */
const atOnce = 6;

/** Every page of the sitemap, at its address, without its slash and with `index.html`. */
export async function checkPages(site: Site): Promise<Finding[]> {
  const map = await ask(new URL('sitemap.xml', site.address).href);
  const listed = [...map.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) =>
    (match[1] ?? '').replaceAll('&amp;', '&'),
  );
  if (map.status !== 200 || listed.length === 0) {
    return [mend('There is no sitemap.xml.', 'Search engines find fewer pages.', 'Copy all of dist.')];
  }
  const misplaced = listed.find((url) => !url.startsWith(site.address));
  const base = new URL(site.address).pathname;
  const paths = listed
    .map((url) => new URL(url, site.address).pathname)
    .filter((path) => path.startsWith(base));
  const urls = paths.map((path) => new URL(path, site.address).href);
  return [
    checkAddress(site, misplaced),
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

function checkAddress({ address }: Site, misplaced: string | undefined): Finding {
  if (!misplaced) return fine('Pages say the address at which they are.');
  if (isPreview(address)) return fine(`This is a preview: pages say that they live at ${misplaced}.`);
  const { origin, pathname } = new URL(address);
  return mend(
    `The site says that it lives at ${misplaced}.`,
    'Search engines and shared links lead there.',
    `Build with VITE_SITE_URL=${origin} and VITE_BASE_PATH=${pathname}.`,
  );
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

export async function checkUnknown({ address }: Site): Promise<Finding[]> {
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

export async function checkPicture({ address, home }: Site): Promise<Finding> {
  const named = fileIn(home.text, address, /<meta property="og:image" content="([^"]+)"/);
  const picture = named && isPreview(address) ? new URL(new URL(named).pathname, address).href : named;
  const answer = picture ? await ask(picture) : undefined;
  if (answer?.status === 200 && isOfType(answer, 'image/')) return fine('Shared links have their picture.');
  return mend(
    `The picture of shared links is not there (${picture || 'none is named'}).`,
    'A link to the site looks empty where it is shared.',
    isPreview(address)
      ? 'Build again.'
      : `Build with VITE_SITE_URL=${new URL(address).origin}, and copy all of dist.`,
  );
}
