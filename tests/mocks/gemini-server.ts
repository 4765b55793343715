import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type GeminiFailure, geminiEvents } from './gemini-format.ts';
import { type Reply, reply, startServer } from './start-server.ts';

type GeminiRequest = ReturnType<typeof read>;

/** A step after the headers: bytes to send, milliseconds or a promise to wait for, or the end of the connection. */
export type Step = string | Uint8Array | number | (() => Promise<void>) | 'cut';

export type Script = Reply | { failure: GeminiFailure } | { steps: readonly Step[] };

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
    if (request.method === 'OPTIONS') {
      response.setHeader('access-control-allow-headers', 'content-type,x-goog-api-client,x-goog-api-key');
      return response.end();
    }
    const received = read(request, JSON.parse(body));
    const script = respond(received, requests.push(received) - 1);
    // The client may disconnect before the answer is complete.
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
  if (typeof script === 'object' && 'failure' in script)
    return reply(response, { status: script.failure.error.code, body: script.failure });
  if (typeof script === 'string' || !('steps' in script)) return reply(response, script);
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.flushHeaders();
  for (const step of script.steps) {
    if (response.destroyed) return;
    if (step === 'cut') return reply(response, 'hang-up');
    if (typeof step === 'number') await wait(step);
    else if (typeof step === 'function') await step();
    else await new Promise((resolve) => response.write(step, resolve));
  }
  response.end();
}

type Body = { contents?: { parts?: { text?: string }[] }[] };

function read({ url: path = '', headers }: IncomingMessage, body: Body) {
  const model = /models\/(.+):/.exec(path)?.[1] ?? '';
  /** The visitor's, without the persona. */
  const question = body.contents?.at(-1)?.parts?.at(-1)?.text ?? '';
  return { path, model, headers, body, question, isAborted: false };
}
