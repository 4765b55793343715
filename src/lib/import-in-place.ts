/**
 * Imports a chunk of a page on which something may be typed. When it cannot be loaded, the caller tells the visitor; the
 * page is not reloaded, as it is for chunks of other pages (https://vite.dev/guide/build#load-error-handling).
 */
export async function importInPlace<Module>(load: () => Promise<Module>): Promise<Module> {
  // One for each call: imports may overlap, and the first to end must not take it from the others.
  const keepToItself = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener('vite:preloadError', keepToItself, { capture: true });
  try {
    return await load();
  } finally {
    window.removeEventListener('vite:preloadError', keepToItself, { capture: true });
  }
}
