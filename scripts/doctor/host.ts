import { existsSync, readFileSync } from 'node:fs';
import { type Answer, ask } from './ask.ts';
import { checkCaching, checkCompression, checkHeaders, checkMixed, checkTypes } from './delivery.ts';
import { checkPages, checkPicture, checkUnknown } from './pages.ts';
import { type Finding, findingsOf } from './report.ts';
import type { ServiceSettings } from './settings.ts';
import { fileIn, isOfType, isPage, isPreview, type Site, startScript } from './site.ts';

const { fine, advice, mend } = findingsOf('the site on its host');

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

export function checkEncrypted({ address, home }: Pick<Site, 'address' | 'home'>): Finding {
  if (home.url.startsWith('https:') || isPreview(home.url)) return fine('The connection is safe.');
  return mend(
    `${address} is not encrypted.`,
    'Browsers call it not secure, and anybody on the way can read messages.',
    'Switch on HTTPS with your host, and let http:// lead to it.',
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
