/**
 * Loads a chunk that a visitor's own words wait for. When it is missing, the page is not reloaded, as it otherwise would
 * be (`vite:preloadError`): the words would be lost. The caller tells the visitor instead.
 *
 * @throws what the import throws
 */
export async function loadChunk<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  if (typeof window === 'undefined') return load();
  const keepPage = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener('vite:preloadError', keepPage, { capture: true });
  try {
    return await load();
  } finally {
    window.removeEventListener('vite:preloadError', keepPage, { capture: true });
  }
}
