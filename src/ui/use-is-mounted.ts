import { startTransition, useEffect, useState } from 'react';

/**
 * Whether the component stands in a browser: `false` on the server and in the first render, which has to match it. What
 * then comes is rendered in slices, as taps come first.
 */
export function useIsMounted(): boolean {
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => startTransition(() => setIsMounted(true)), []);
  return isMounted;
}
