let waiting = 0;

/**
 * Loads a chunk for which the page is not worth reloading when it is missing, as it is for other chunks: one that is only
 * loaded ahead, or one that a visitor's own words wait for, which would be lost. The caller tells the visitor instead.
 *
 * @throws what the import throws
 */
export async function loadChunk<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  waiting += 1;
  try {
    return await load();
  } finally {
    waiting -= 1;
  }
}

/** Whether such a chunk is awaited, so that the page has to stay. */
export function keepsPage(): boolean {
  return waiting > 0;
}
