import { currentModel } from '../../src/lib/env.ts';
import { type CheckResult, error } from './check-result.ts';
import texts from './hints.json' with { type: 'json' };

export type Answer = {
  status: number;
  headers: Headers;
  text: string;
  json: Record<string, unknown>;
  failure?: 'timeout' | 'unreachable';
  url: string;
};

/** Makes one request; never throws. */
export async function ask(url: string, request: RequestInit = {}, seconds = 10): Promise<Answer> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(seconds * 1000), ...request });
    const text = await response.text();
    const json = /^\s*\{/.test(text) ? JSON.parse(text) : {};
    return { status: response.status, headers: response.headers, text, json, url: response.url };
  } catch (reason) {
    const failure = reason instanceof Error && reason.name === 'TimeoutError' ? 'timeout' : 'unreachable';
    return { status: 0, headers: new Headers(), text: '', json: {}, failure, url };
  }
}

/** By pattern for `{status} {body}`. Kinds of keys: https://ai.google.dev/gemini-api/docs/api-key */
const errors: Record<'Telegram' | 'Gemini' | 'relay' | 'common', Record<string, string>> = texts;
const other = '{service} responded with status {status}: {text} → Try again in a few minutes.';
const links = {
  newKey: 'Create a new key (AQ.…) at https://aistudio.google.com/apikey and replace the old one.',
  credentials: 'https://console.cloud.google.com/apis/credentials',
};

/** Explains an error response of a service, or of the relay in front of it. `values` fill placeholders. */
export function explain(
  { status, text, json, failure }: Answer,
  kind: keyof typeof errors,
  values: Record<string, string> = {},
): CheckResult {
  const isUnknown = json.error === undefined && json.ok === undefined;
  const subject = failure ?? `${status} ${isUnknown ? 'unknown' : text}`;
  const known = Object.entries({ ...errors.common, ...errors[kind] });
  const [, hint = other] = known.find(([pattern]) => new RegExp(pattern, 'i').test(subject)) ?? [];
  // https://core.telegram.org/bots/api#responseparameters
  const id = /"migrate_to_chat_id":\s*(-?\d+)/.exec(text)?.[1] ?? '';
  const setting = /has no ([A-Z_]+)/.exec(text)?.[1] ?? '';
  return error(hint, { ...links, currentModel, service: kind, status, text, id, setting, ...values });
}
