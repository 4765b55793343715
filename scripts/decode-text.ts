/** Text of a file that Windows programs may have written: UTF-8 or UTF-16 with a byte order mark, or Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const is16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (is16) return new TextDecoder(first === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
