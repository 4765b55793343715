import { type ComponentType, type ElementType, lazy, Suspense, useState } from 'react';

/** A part of the page whose script is a chunk of its own. */
export type IslandSource<Props> = {
  /** Loads the chunk; what is loaded renders at once, so that going back finds a page of full height. */
  preload: () => Promise<ComponentType<Props>>;
  loaded: () => ComponentType<Props> | undefined;
  later: ElementType;
};

export function islandSource<Props>(load: () => Promise<ComponentType<Props>>): IslandSource<Props> {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    loaded ??= await load();
    return loaded;
  };
  return { preload, loaded: () => loaded, later: lazy(async () => ({ default: await preload() })) };
}

type Props<ContentProps> = { source: IslandSource<ContentProps>; content: ContentProps };

/** Prerendered like the rest of the page, and hydrated once its chunk is there. */
export function Island<ContentProps>({ source, content }: Props<ContentProps>) {
  const [Content] = useState<ElementType>(() => source.loaded() ?? source.later);
  return (
    <Suspense>
      <Content {...content} />
    </Suspense>
  );
}
