import { type Answer, ask } from './ask.ts';
import { type Finding, findingsOf } from './report.ts';
import type { ServiceSettings } from './settings.ts';
import { decode, fileIn, isOfType, type Site } from './site.ts';

const { fine, advice, mend } = findingsOf('the site on its host');

/** Files come as what they are. */
export async function checkTypes({ address, home }: Site): Promise<Finding[]> {
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

/** Pages are asked for anew, files with a fingerprint are not. */
export function checkCaching({ home }: Site, script: Answer): Finding {
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

export async function checkCompression({ address, script }: Site): Promise<Finding> {
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

export function checkHeaders(
  { home }: Site,
  { telegramBase, geminiBase }: Pick<ServiceSettings, 'telegramBase' | 'geminiBase'>,
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

export function checkMixed({ address, home }: Pick<Site, 'address' | 'home'>): Finding {
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
