import { type CheckResult, resultsOf } from './check-result.ts';

export type Answer = {
  /** 0 without a response. */
  status: number;
  headers: Headers;
  text: string;
  /** The body when it is a JSON object, else empty. */
  json: Record<string, unknown>;
  failure?: 'timeout' | 'unreachable';
  /** After redirects. */
  url: string;
};

/** Makes one request; never throws. */
export async function ask(url: string, request: RequestInit = {}, seconds = 10): Promise<Answer> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(seconds * 1000), ...request });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: parse(text), url: response.url };
  } catch (error) {
    const failure = error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unreachable';
    return { status: 0, headers: new Headers(), text: '', json: {}, failure, url };
  }
}

function parse(text: string): Record<string, unknown> {
  try {
    return { ...JSON.parse(text) };
  } catch {
    return {};
  }
}

/** By pattern for `{status} {body}`: `message → fix`, with `{name}` placeholders. */
export type KnownErrors = Record<string, string>;

/**
 * Explains an error response.
 *
 * @param answer JSON with `error` or `ok` if it comes from the service or a relay
 */
export function explain(
  { status, text, json, failure }: Answer,
  known: KnownErrors,
  values: { service: string } & Record<string, string>,
): CheckResult {
  const isUnknown = json.error === undefined && json.ok === undefined;
  const subject = failure ?? `${status} ${isUnknown ? 'unknown' : text}`;
  const [, found] =
    Object.entries({ ...common, ...known }).find(([pattern]) => new RegExp(pattern, 'i').test(subject)) ?? [];
  const hint = found ?? `{service} responded with status ${status}: ${text} → Try again in a few minutes.`;
  const [message = '', fix = ''] = hint
    .replace(/\{(\w+)\}/g, (placeholder, name) => values[name] ?? placeholder)
    .split(' → ');
  return resultsOf('services').error(message, fix);
}

// biome-ignore format: a table
const common: KnownErrors = {
  '^timeout': '{service} does not respond. → Try again later, or from another network.',
  '^unreachable': '{service} can’t be reached from here. → Check your connection and the address in the settings.',
  '^\\d+ unknown': 'Something other than {service} responded. → Check the address in the settings, and whether your network has a sign-in page.',
};
