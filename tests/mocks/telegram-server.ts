import type { IncomingMessage } from 'node:http';
import { type Reply, reply, startServer } from './start-server.ts';

/** `cut`: the connection ends in the middle of the answer. */
export type Respond = 'deliver' | 'cut' | Reply;

export type TelegramServer = Awaited<ReturnType<typeof startTelegramServer>>;

/** A stand-in for https://api.telegram.org: CORS for everybody, JSON with `ok`, and the check of entities. */
export async function startTelegramServer(port = 0) {
  const requests: ReturnType<typeof read>[] = [];
  let next: Respond = 'deliver';

  const server = await startServer(port, async (request, body, response) => {
    const received = read(request, body);
    requests.push(received);
    if (next === 'cut') {
      response.writeHead(200, { 'content-length': 100 });
      return response.write('{"ok":true,"result":', () => response.destroy());
    }
    await reply(response, next === 'deliver' ? deliver(received) : next);
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

function read({ method = '', url = '/', headers }: IncomingMessage, body: string) {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const query = Object.fromEntries(searchParams);
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  /** `chat_id`, `text` and `parse_mode`, from the query or the body. */
  const fields = isForm ? { ...query, ...Object.fromEntries(new URLSearchParams(body)) } : query;
  /** The text as the owner reads it. Empty if Telegram could not parse it. */
  const delivered = withoutEntities(fields.text ?? '');
  return { method, path: decodeURIComponent(pathname), headers, query, body, fields, delivered };
}

function deliver({ delivered }: ReturnType<typeof read>): Reply {
  if (delivered) return { body: { ok: true, result: { message_id: 7, text: delivered } } };
  const description = "Bad Request: can't parse entities: Unsupported start tag at byte offset 0";
  return { status: 400, body: { ok: false, error_code: 400, description } };
}

/** Resolves entities; empty when there is a tag or an entity that Telegram does not know. */
function withoutEntities(text: string): string {
  const characters: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };
  if (/[<>]|&(?!(amp|lt|gt|quot);)/.test(text)) return '';
  return text.replace(/&\w+;/g, (entity) => characters[entity] ?? '');
}
