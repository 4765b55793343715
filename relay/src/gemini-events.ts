import * as z from 'zod/mini';
import { readGeminiError } from './gemini-error.ts';
import { parse } from './known-errors.ts';
import { ServiceError } from './service-error.ts';

/** Maximum bytes of a response: an answer of 8,192 tokens in small events. */
const largestStream = 4_000_000;

const word = z.catch(z.optional(z.string().check(z.regex(/^[A-Z_]{1,40}$/))), undefined);
const part = z.object({ text: z.catch(z.optional(z.string()), undefined), thought: z.optional(z.boolean()) });
const eventSchema = z.object({
  candidates: z.optional(
    z.array(
      z.object({ content: z.optional(z.object({ parts: z.optional(z.array(part)) })), finishReason: word }),
    ),
  ),
  promptFeedback: z.optional(z.object({ blockReason: word })),
});

/**
 * The events of an answer, each rebuilt from its text and the reason of its end. Anything else ends it with an error:
 * the stream of https://ai.google.dev/api/generate-content#method:-models.streamgeneratecontent has only `data: {json}` lines.
 */
export function eventStream(
  body: ReadableStream<Uint8Array>,
  errorBody: (error: ServiceError) => object,
): Response {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  /** Of a line that has not ended. */
  let pieces: string[] = [];
  let length = 0;

  async function nextEvents(controller: ReadableStreamDefaultController<Uint8Array>): Promise<boolean> {
    const { value, done } = await reader.read();
    length += value?.length ?? 0;
    if (length > largestStream) throw new ServiceError(502, 'Bad Gateway: the answer does not end');
    const text = decoder.decode(value, { stream: !done });
    const end = done ? text.length : text.lastIndexOf('\n') + 1;
    // Joined once, so that a line of many pieces takes no longer than other text.
    pieces.push(text.slice(0, end || undefined));
    if (!done && end === 0) return false;
    const lines = pieces.join('').split(/\r?\n/);
    pieces = [text.slice(end)];
    let events = '';
    try {
      for (const line of lines) if (line.trim() !== '') events += eventText(readEvent(line));
    } finally {
      // Also those before an error.
      if (events) controller.enqueue(encoder.encode(events));
    }
    if (done) controller.close();
    return done || events !== '';
  }

  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        while (!(await nextEvents(controller)));
      } catch (error) {
        const late = new ServiceError(504, 'Gateway Timeout: the answer was cut off');
        const known = error instanceof ServiceError ? error : late;
        controller.enqueue(encoder.encode(eventText(errorBody(known))));
        controller.close();
        await reader.cancel().catch(() => {});
      }
    },
    cancel: () => reader.cancel(),
  });
  return new Response(stream, { headers: { 'content-type': 'text/event-stream' } });
}

function eventText(event: object): string {
  return `data: ${JSON.stringify(event)}\r\n\r\n`;
}

function readEvent(line: string): object {
  const event = /^data:/.test(line) ? parse(line.slice(5)) : undefined;
  if (typeof event === 'object' && event && 'error' in event) throw readGeminiError(200, event);
  const { data } = eventSchema.safeParse(event);
  if (!data) throw new ServiceError(502, 'Bad Gateway: the response is not from Gemini');
  return data;
}
