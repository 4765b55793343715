/** The rest of an error may contain a secret: Google names the key that it refuses. */
export function knownPhrase(message: string, phrases: readonly string[]): string {
  const text = message.toLowerCase();
  return phrases.find((phrase) => text.includes(phrase.toLowerCase())) ?? 'The service refused the request';
}

/** @returns seconds to wait, at most a day */
export function seconds(value: number | undefined): { retryAfter?: number } {
  return value && value > 0 ? { retryAfter: Math.min(Math.ceil(value), 86_400) } : {};
}

/** @returns `undefined` for text that is no JSON */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
