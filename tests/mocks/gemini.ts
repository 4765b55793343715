import { HttpResponse, http } from 'msw';
import { geminiApi } from '#lib/env.ts';
import { type GeminiFailure, geminiEvents } from './gemini-format.ts';
import { server } from './server.ts';

const endpoint = `${geminiApi}/v1beta/models/*`;

/** Answers every question with these pieces of text. */
export function geminiAnswers(...pieces: string[]) {
  return geminiRaw(geminiEvents(...pieces).join(''));
}

export function geminiRaw(events: string) {
  return http.post(endpoint, () => eventStream(events));
}

export function geminiFails(failure: GeminiFailure, onRequest = async () => {}) {
  return http.post(endpoint, async () => {
    await onRequest();
    return HttpResponse.json(failure, { status: failure.error.code });
  });
}

/** Answers one question as the test controls: `send` adds raw text, `break` breaks the connection. */
export function geminiLive() {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(ready) {
      controller = ready;
    },
  });
  server.use(http.post(endpoint, () => eventStream(body), { once: true }));
  return {
    send: (text: string) => controller?.enqueue(encoder.encode(text)),
    break: () => controller?.error(new TypeError('terminated')),
  };
}

function eventStream(body: string | ReadableStream<Uint8Array>) {
  return new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream' } });
}
