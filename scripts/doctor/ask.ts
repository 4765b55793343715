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
  } catch (error) {
    const failure = error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unreachable';
    return { status: 0, headers: new Headers(), text: '', json: {}, failure, url };
  }
}
