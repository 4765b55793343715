import { useEffect, useState } from 'react';

/** Whether the component stands in a browser: `false` on the server and in the first render, which has to match it. */
export function useIsMounted(): boolean {
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  return isMounted;
}
