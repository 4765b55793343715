import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A server on this machine. Port 0 takes a free one. */
export async function startServer(
  port: number,
  answer: (request: IncomingMessage, body: string, response: ServerResponse) => Promise<unknown>,
) {
  const server = createServer(async (request, response) => answer(request, await text(request), response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
