import { ServiceError } from './service-error.ts';

/**
 * Reads a body.
 *
 * @param largest in bytes
 * @param seconds for the entire body
 * @throws ServiceError 413 when it is too large, 408 when it takes too long. Reads on for a while, because a client that is
 *   still sending when the connection closes sees a network error instead.
 */
export async function readText(
  body: ReadableStream<Uint8Array> | null,
  largest: number,
  seconds = 10,
): Promise<string> {
  const reader = body?.getReader();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ServiceError(408, 'Request Timeout')), seconds * 1000);
  });
  const read = () => reader && Promise.race([reader.read(), late]);
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  try {
    for (let next = await read(); next && !next.done; next = await read()) {
      size += next.value.length;
      if (size > 8 * largest) break;
      if (size <= largest) text += decoder.decode(next.value, { stream: true });
    }
  } finally {
    clearTimeout(timer);
    void reader?.cancel().catch(() => {});
  }
  if (size > largest) throw new ServiceError(413, 'Request Entity Too Large');
  return text + decoder.decode();
}
