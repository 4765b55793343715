import { setTimeout as wait } from 'node:timers/promises';

export type WebDriver = Awaited<ReturnType<typeof connect>>;

/**
 * As much of https://www.w3.org/TR/webdriver2/ as the walk needs.
 *
 * @param server the address of the driver; it may still be starting
 * @throws Error with the driver's own message
 */
export async function connect(server: string, capabilities: object) {
  await untilReady(server);
  const { sessionId } = await call<{ sessionId: string }>('POST', `${server}/session`, {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `${server}/session/${sessionId}`;

  function post<Value = void>(command: string, body: object): Promise<Value> {
    return call<Value>('POST', `${session}/${command}`, body);
  }

  return {
    post,
    get: <Value>(command: string) => call<Value>('GET', `${session}/${command}`),
    act: (type: 'pointer' | 'key', actions: readonly object[]) =>
      post('actions', { actions: [{ type, id: type, actions }] }),
    end: () => call('DELETE', session),
  };
}

async function call<Value>(method: string, url: string, body?: object): Promise<Value> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`WebDriver: ${value.error}, ${value.message}`);
  return value;
}

async function untilReady(server: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const isReady = await fetch(`${server}/status`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await wait(100);
  }
  throw new Error(`No WebDriver answers at ${server}`);
}
