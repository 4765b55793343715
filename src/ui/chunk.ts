import { type ComponentType, lazy } from 'react';
import { isOffline } from '#lib/browser-state.ts';

export type Chunk = ReturnType<typeof createChunk>;

/** @param find imports the component; after a failure it is called again when the connection returns, and at each touch */
export function createChunk(find: () => Promise<ComponentType>) {
  let found: ComponentType | undefined;

  /** @throws when the chunk cannot be loaded */
  async function load(): Promise<ComponentType> {
    // Browsers remember a failed import for as long as the page is open.
    if (!found && isOffline()) throw new Error('The browser is offline');
    found ??= await find();
    return found;
  }

  const Late = lazy(async () => {
    // A build fails with the reason.
    if (import.meta.env.SSR) await load();
    while (!found) await load().catch(anotherChance);
    return { default: found };
  });

  /** `component` renders at once if its chunk has been loaded. */
  return { load, component: () => found ?? Late };
}

function anotherChance(): Promise<unknown> {
  return new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true });
    document.addEventListener('pointerdown', resolve, { once: true });
  });
}
