import type { ChatFailure } from './chat-error.ts';
import type { GeminiResponse } from './gemini-stream.ts';

type GeminiChunk = {
  text: string;
  /** Set on the last chunk of an answer. */
  end?: 'complete' | ChatFailure;
};

/**
 * Reads one event of the stream. The SDK's own `text()` hides most reasons why an answer ends early.
 * Follows https://ai.google.dev/api/generate-content#FinishReason.
 */
export function readGeminiChunk({ candidates, promptFeedback }: GeminiResponse): GeminiChunk {
  const [candidate] = candidates ?? [];
  if (!candidate) return promptFeedback?.blockReason ? { text: '', end: 'blocked' } : { text: '' };

  const parts = candidate.content?.parts ?? [];
  const text = parts.map((part) => (isThought(part) ? '' : (part.text ?? ''))).join('');
  const reason: string | undefined = candidate.finishReason;
  return reason && reason !== 'FINISH_REASON_UNSPECIFIED'
    ? { text, end: ends[reason] ?? 'cut-short' }
    : { text };
}

const ends: Record<string, GeminiChunk['end']> = {
  STOP: 'complete',
  MAX_TOKENS: 'cut-short',
  SAFETY: 'blocked',
  RECITATION: 'blocked',
  LANGUAGE: 'blocked',
  BLOCKLIST: 'blocked',
  PROHIBITED_CONTENT: 'blocked',
  SPII: 'blocked',
  IMAGE_SAFETY: 'blocked',
};

/** Thinking models send their thoughts as parts that the SDK's types do not include. */
function isThought(part: object): boolean {
  return 'thought' in part && part.thought === true;
}
