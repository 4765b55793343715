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
  const timer = setTimeout(() => reader?.cancel(late), seconds * 1000);
  let isLate = false;
  const late = new ServiceError(408, 'Request Timeout');
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  const end = Date.now() + seconds * 1000;
  try {
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
      size += next.value.length;
      if (size > 8 * largest) break;
      if (size <= largest) text += decoder.decode(next.value, { stream: true });
    }
    isLate = Date.now() >= end;
  } finally {
    clearTimeout(timer);
    await reader?.cancel().catch(() => {});
  }
  if (size > largest) throw new ServiceError(413, 'Request Entity Too Large');
  if (isLate) throw late;
  return text + decoder.decode();
}
