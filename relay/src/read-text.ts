import { ServiceError } from './service-error.ts';

/** Maximum size in bytes. A contact message has up to 45,000, a question with its persona up to 240,000. */
const largestBody = 256 * 1024;

/** Reads a request body. @throws ServiceError 413 as soon as it is too large */
export async function readText(request: Request): Promise<string> {
  const tooLarge = new ServiceError(413, 'Request Entity Too Large');
  if (Number(request.headers.get('content-length')) > largestBody) throw tooLarge;
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const bytes of chunks(request.body)) {
    size += bytes.length;
    if (size > largestBody) throw tooLarge;
    text += decoder.decode(bytes, { stream: true });
  }
  return text + decoder.decode();
}

/** Not every host's stream is iterable. Leaving the loop early cancels the body. */
async function* chunks(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  try {
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) yield next.value;
  } finally {
    await reader?.cancel();
  }
}
