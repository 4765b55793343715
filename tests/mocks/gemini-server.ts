import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type GeminiFailure, geminiEvents } from './gemini-format.ts';
import { startServer } from './start-server.ts';

export type GeminiRequest = {
  path: string;
  model: string;
  headers: IncomingMessage['headers'];
  body: unknown;
  /** The visitor's question, without the persona. */
  question: string;
  /** The client disconnected before the answer was complete. */
  isAborted: boolean;
};

/**
 * A step after the headers: bytes to send, milliseconds or a promise to wait for, or the end of the connection, with or
 * without a reset.
 */
export type Step = string | Uint8Array | number | (() => Promise<void>) | 'cut' | 'reset';

export type Script =
  | { steps: readonly Step[]; contentType?: string }
  | { failure: GeminiFailure }
  | { status: number; html: string }
  /** Never answers. */
  | 'never'
  /** Closes the connection without an answer. */
  | 'hang-up';

export type GeminiServer = Awaited<ReturnType<typeof startGeminiServer>>;

/** An answer of several pieces, with a pause of some milliseconds after each. */
export function answerInPieces(pieces: readonly string[], pause = 0): Script {
  return { steps: geminiEvents(...pieces).flatMap((event) => [event, pause]) };
}

/**
 * A stand-in for https://generativelanguage.googleapis.com: its address, CORS and event format, streamed in pieces with
 * pauses over real sockets.
 */
export async function startGeminiServer(port = 0) {
  const requests: GeminiRequest[] = [];
  let respond: (request: GeminiRequest, index: number) => Script = () => answerInPieces(['Sugeng rawuh!']);

  const server = await startServer(port, async (request, body, response) => {
    allowPages(request, response);
    if (request.method === 'OPTIONS') return response.end();
    const received = read(request, JSON.parse(body));
    const script = respond(received, requests.push(received) - 1);
    response.on('close', () => {
      received.isAborted = !response.writableFinished;
    });
    await play(script, response);
  });

  return {
    ...server,
    requests,
    /** Sets the answer to all further requests; a function receives each request and its number. */
    respondWith(script: Script | typeof respond) {
      respond = typeof script === 'function' ? script : () => script;
    },
  };
}

async function play(script: Script, response: ServerResponse): Promise<void> {
  if (script === 'never') return;
  if (script === 'hang-up') return void response.destroy();
  if ('failure' in script) {
    response.writeHead(script.failure.error.code, { 'content-type': 'application/json; charset=UTF-8' });
    return void response.end(JSON.stringify(script.failure, undefined, 2));
  }
  if ('html' in script) {
    response.writeHead(script.status, { 'content-type': 'text/html; charset=UTF-8' });
    return void response.end(script.html);
  }
  response.writeHead(200, { 'content-type': script.contentType ?? 'text/event-stream' });
  response.flushHeaders();
  for (const step of script.steps) {
    if (response.destroyed) return;
    if (step === 'cut') return void response.destroy();
    if (step === 'reset') return void response.socket?.resetAndDestroy();
    if (typeof step === 'number') await wait(step);
    else if (typeof step === 'function') await step();
    else await new Promise((resolve) => response.write(step, resolve));
  }
  response.end();
}

/** CORS headers like Google's, also for preflight requests. */
function allowPages({ headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', headers.origin ?? '*');
  response.setHeader('access-control-allow-methods', 'DELETE,GET,HEAD,OPTIONS,PATCH,POST,PUT');
  response.setHeader('access-control-allow-headers', 'content-type,x-goog-api-client,x-goog-api-key');
}

type Body = { contents?: { parts?: { text?: string }[] }[] };

function read({ url: path = '', headers }: IncomingMessage, body: Body): GeminiRequest {
  const model = /models\/(.+):/.exec(path)?.[1] ?? '';
  const question = body.contents?.at(-1)?.parts?.at(-1)?.text ?? '';
  return { path, model, headers, body, question, isAborted: false };
}
