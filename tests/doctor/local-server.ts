import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { http, passthrough } from 'msw';
import { server } from '#tests/mocks/server.ts';

export type Respond = (request: IncomingMessage, response: ServerResponse) => void;

/** A real server on a free port, until `close`. */
export async function startLocalServer(respond: Respond) {
  const local = createServer((request, response) => {
    request.resume().on('end', () => respond(request, response));
  });
  await new Promise<void>((resolve) => local.listen(0, '127.0.0.1', resolve));
  const address = local.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    /** What requests get from now on. */
    respondWith(next: Respond) {
      local.removeAllListeners('request');
      local.on('request', (request, response) => request.resume().on('end', () => next(request, response)));
    },
    async close() {
      local.closeAllConnections();
      await new Promise((resolve) => local.close(resolve));
    },
  };
}

export function sendJson(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** Lets requests to servers of this machine through to them. */
export function allowLocalServers() {
  server.use(http.all(/^http:\/\/(127\.0\.0\.1|localhost):/, () => passthrough()));
}
