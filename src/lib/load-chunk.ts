let waiting = 0;

/**
 * Loads a chunk that a visitor's own words wait for. When it is missing, the page is not reloaded, as it is for other
 * chunks: the words would be lost. The caller tells the visitor instead.
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

/** Whether the visitor's own words wait for a chunk, so that the page has to stay. */
export function keepsPage(): boolean {
  return waiting > 0;
}
