import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A server on this machine, for pages of any site. Port 0 takes a free one. */
export async function startServer(
  port: number,
  answer: (request: IncomingMessage, body: string, response: ServerResponse) => Promise<unknown>,
) {
  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    await answer(request, await text(request), response);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** What any service may do: never answer, close the connection with or without a reset, or send JSON or a page. */
export type Reply = 'never' | 'hang-up' | 'reset' | { status?: number; body?: unknown; html?: string };

export async function reply(response: ServerResponse, how: Reply): Promise<void> {
  if (how === 'never') return;
  if (how === 'hang-up') return void response.destroy();
  if (how === 'reset') return void response.socket?.resetAndDestroy();
  const { status = 200, body, html } = how;
  const type = html === undefined ? 'application/json' : 'text/html';
  // Chromium repeats a request when a reused connection breaks.
  response.writeHead(status, { connection: 'close', 'content-type': type });
  response.end(html ?? JSON.stringify(body));
}
