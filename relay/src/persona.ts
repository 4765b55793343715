import { readText } from './read-text.ts';
import { ServiceError } from './service-error.ts';

/** Milliseconds after which the relay reads a persona again. */
const freshFor = 600_000;

/** Maximum bytes. The build writes at most 58,000 characters. */
const largestPersona = 240_000;

const cache = new Map<string, { text: string; at: number }>();

/**
 * The instructions for the model. The build of the site writes them to `persona.txt`. When the site does not respond, the
 * last ones are used.
 *
 * @param site the address of the site, from SITE_ORIGINS
 * @throws ServiceError 502
 */
export async function personaOf(site: URL): Promise<string> {
  const url = new URL('persona.txt', site.href.replace(/\/?$/, '/')).href;
  const known = cache.get(url);
  if (known && Date.now() - known.at < freshFor) return known.text;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    // A host may send its start page for a missing file.
    const isText = response.headers.get('content-type')?.startsWith('text/plain');
    if (!response.ok || !isText) throw new Error(`${response.status}`);
    const text = await readText(response.body, largestPersona);
    // A host may send an empty file during a deployment.
    if (!text.trim()) throw new Error('empty');
    cache.set(url, { text, at: Date.now() });
    return text;
  } catch {
    if (known) return known.text;
    throw new ServiceError(502, 'Bad Gateway: the relay found no persona.txt at the address in SITE_ORIGINS');
  }
}
