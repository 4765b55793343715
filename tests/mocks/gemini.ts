import { HttpResponse, http } from 'msw';
import { geminiApi } from '#lib/service-defaults.ts';
import { type GeminiFailure, geminiEvents } from './gemini-format.ts';

const endpoint = `${geminiApi}/v1beta/models/*`;

/** Answers every question with these pieces of text. Splits the bytes within events and characters. */
export function geminiAnswers(...pieces: string[]) {
  const text = geminiEvents(...pieces).join('');
  return http.post(endpoint, () => eventStream(inSmallPieces(text)));
}

export function geminiFails(failure: GeminiFailure, onRequest = () => {}) {
  return http.post(endpoint, () => {
    onRequest();
    return HttpResponse.json(failure, { status: failure.error.code });
  });
}

/** One answer that the test controls: `send` adds raw text, `end` closes it, `break` breaks the connection. */
export function geminiLive() {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let request: Request | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(ready) {
      controller = ready;
    },
  });
  return {
    handler: http.post(
      endpoint,
      (info) => {
        request = info.request;
        return eventStream(body);
      },
      { once: true },
    ),
    send: (text: string) => controller?.enqueue(encoder.encode(text)),
    end: () => controller?.close(),
    break: () => controller?.error(new TypeError('terminated')),
    isAsked: () => request !== undefined,
    isAborted: () => request?.signal.aborted === true,
  };
}

function eventStream(body: ReadableStream<Uint8Array>) {
  return new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream' } });
}

function inSmallPieces(text: string, size = 7): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      if (sent >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(sent, sent + size));
      sent += size;
    },
  });
}
