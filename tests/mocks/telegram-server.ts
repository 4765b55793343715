import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { startServer } from './start-server.ts';

export type TelegramRequest = {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  query: Record<string, string>;
  body: string;
  /** `chat_id`, `text` and `parse_mode`, from the query or the body. */
  fields: Record<string, string>;
  /** The text as the owner reads it, with entities resolved. Empty if Telegram could not parse it. */
  delivered: string;
};

/** `after` delays the answer: milliseconds, or a promise. */
type Answer = { status?: number; body?: unknown; html?: string; after?: number | Promise<void> };
/** `reset`: a TCP reset. `cut`: the connection ends in the middle of the answer. */
export type Respond = 'deliver' | 'never' | 'hang-up' | 'reset' | 'cut' | Answer;

export type TelegramServer = Awaited<ReturnType<typeof startTelegramServer>>;

/**
 * A stand-in for https://api.telegram.org that keeps to its wire format: CORS for everybody, JSON with `ok`, and the
 * checks that matter to a contact form (token, chat, entities, length of text and address).
 */
export async function startTelegramServer(port = 0, { token = '123456:TEST-token', chatId = '4242' } = {}) {
  const requests: TelegramRequest[] = [];
  let next: Respond = 'deliver';

  const server = await startServer(port, async (request, body, response) => {
    const received = read(request, body);
    requests.push(received);
    if (next === 'never') return;
    if (next === 'hang-up') return request.socket.destroy();
    if (next === 'reset') return request.socket.resetAndDestroy();
    const delivered = deliver(received, token, chatId);
    if (next === 'cut') return cut(response, JSON.stringify(delivered.body));
    await answer(response, next === 'deliver' ? delivered : next);
  });

  return {
    ...server,
    requests,
    /** Sets the answer to all further requests. */
    respondWith(respond: Respond) {
      next = respond;
    },
  };
}

function read({ method = '', url = '/', headers }: IncomingMessage, body: string): TelegramRequest {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const query = Object.fromEntries(searchParams);
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  const fields = isForm ? { ...query, ...Object.fromEntries(new URLSearchParams(body)) } : query;
  const delivered = withoutEntities(fields.text ?? '');
  return { method, path: decodeURIComponent(pathname), headers, query, body, fields, delivered };
}

function deliver({ path, fields, delivered }: TelegramRequest, token: string, chatId: string): Answer {
  const [, credential = '', call] = path.split('/');
  if (!/^bot(\d+:[\w-]+)?$/.test(credential) || call !== 'sendMessage') return failure(404, 'Not Found');
  // A relay adds token, chat and parse_mode.
  const isRelay = credential === 'bot';
  if (!isRelay && credential !== `bot${token}`) return failure(401, 'Unauthorized');
  if (!isRelay && fields.chat_id !== chatId) return failure(400, 'Bad Request: chat not found');
  if (!fields.text) return failure(400, 'Bad Request: message text is empty');
  if ((isRelay || fields.parse_mode === 'html') && !delivered) {
    return failure(400, "Bad Request: can't parse entities: Unsupported start tag at byte offset 0");
  }
  if (delivered.length > 4096) return failure(400, 'Bad Request: message is too long');
  const chat = { id: Number(chatId), first_name: 'Owner', type: 'private' };
  return { body: { ok: true, result: { message_id: 7, chat, date: 1_763_690_000, text: delivered } } };
}

function failure(status: number, description: string): Answer {
  return { status, body: { ok: false, error_code: status, description } };
}

/** Resolves entities; empty when there is a tag or an entity that Telegram does not know. */
function withoutEntities(text: string): string {
  const characters: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };
  if (/[<>]|&(?!(amp|lt|gt|quot);)/.test(text)) return '';
  return text.replace(/&\w+;/g, (entity) => characters[entity] ?? '');
}

function cut(response: ServerResponse, body: string) {
  response.writeHead(200, { 'access-control-allow-origin': '*', 'content-length': body.length });
  response.write(body.slice(0, 20), () => response.destroy());
}

async function answer(response: ServerResponse, { status = 200, body, html, after = 0 }: Answer) {
  await (typeof after === 'number' ? setTimeout(after) : after);
  response.writeHead(status, {
    // Chromium repeats a request when a reused connection breaks.
    connection: 'close',
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, POST, OPTIONS',
    'content-type': html === undefined ? 'application/json' : 'text/html',
  });
  response.end(html ?? JSON.stringify(body));
}
