import { type ComponentType, lazy } from 'react';
import { isOffline } from '#lib/is-offline.ts';

export type Chunk = ReturnType<typeof createChunk>;

/**
 * @param find imports the component; after a failure it is called again when the connection returns, and at each touch
 * @param untilWanted resolves when the component should load to hydrate its prerendered HTML
 */
export function createChunk(
  find: () => Promise<ComponentType>,
  untilWanted: () => Promise<unknown> = async () => {},
) {
  let found: ComponentType | undefined;
  let endWait = () => {};
  const wait = new Promise<void>((resolve) => {
    endWait = resolve;
  });

  /** @throws when the chunk cannot be loaded */
  async function preload(): Promise<void> {
    // Browsers remember a failed import for as long as the page is open.
    if (!found && isOffline()) throw new Error('The browser is offline');
    found ??= await find();
    endWait();
  }

  async function load(): Promise<ComponentType> {
    while (!found) await preload().catch(anotherChance);
    return found;
  }

  const Late = lazy(async () => {
    if (!import.meta.env.SSR) await Promise.race([untilWanted(), wait]);
    return { default: await load() };
  });

  return {
    preload,
    load,
    /** The component, which renders at once if its chunk has been loaded. */
    component: () => found ?? Late,
  };
}

function anotherChance(): Promise<unknown> {
  return new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true });
    document.addEventListener('pointerdown', resolve, { once: true });
  });
}
