import type { SiteAnswer } from '#features/search/answers.ts';
import { geminiSettings } from '#lib/env.ts';
import type { ChatFailure } from '#services/gemini.ts';

/** `retryAfter` is in seconds, if the service sent it. */
export type Failure = { reason: ChatFailure; retryAfter?: number | undefined };

/** `text` is Markdown, byte for byte as it arrived or as the site wrote it. */
export type Answer = { text: string; fromSite?: SiteAnswer | undefined } & (
  | { status: 'awaited' | 'stopped' | 'complete'; failure?: undefined }
  | { status: 'failed'; failure: Failure }
);

/** The id is the index in the conversation. Several answers may stream at once. */
export type Exchange = { id: number; question: string; answer: Answer };

/** Whether the model cannot answer for the rest of the visit. */
export function disablesModel(reason: ChatFailure): boolean {
  return ['invalid-key', 'key-refused', 'region', 'model-retired', 'daily-quota'].includes(reason);
}

/** Whether there is a model, and no answer has shown that it cannot answer. */
export function usesModel(exchanges: readonly Exchange[]): boolean {
  const hasFailed = exchanges.some(({ answer: { failure } }) => failure && disablesModel(failure.reason));
  return geminiSettings() !== undefined && !hasFailed;
}

/** Whether the site answers below the error: not below most of an answer, and a safety filter may have had a reason. */
export function fallsBackToSite(reason: ChatFailure): boolean {
  return !['blocked', 'cut-short', 'too-long', 'chunk-load'].includes(reason);
}

/** The projects that an answer shows, such as `mobile/5`. */
export function shownIn(answer: Answer): readonly string[] {
  if (answer.fromSite) return answer.fromSite.shown;
  const links = answer.text.matchAll(/\]\([^()\s]*?\/((?:website|mobile)\/[^()\s/#?]+)\/?\)/g);
  return [...new Set(Array.from(links, ([, id = '']) => id))];
}
