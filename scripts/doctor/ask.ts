/** What came back: a status with its text and, when it is any, its JSON; or why nothing did. */
export type Answer = {
  status: number;
  headers: Headers;
  text: string;
  json: Json | undefined;
  /** Nothing came: `silence` within the time, or no connection. */
  failure?: 'silence' | 'unreachable';
  /** Where redirects led to. */
  url: string;
};

type Json = Record<string, unknown>;

/** One request, which never throws. */
export async function ask(url: string, request: RequestInit = {}, seconds = 10): Promise<Answer> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(seconds * 1000), ...request });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: parse(text), url: response.url };
  } catch (error) {
    const isSilence = error instanceof Error && error.name === 'TimeoutError';
    return {
      status: 0,
      headers: new Headers(),
      text: '',
      json: undefined,
      failure: isSilence ? 'silence' : 'unreachable',
      url,
    };
  }
}

function parse(text: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Json) : undefined;
  } catch {
    return undefined;
  }
}
