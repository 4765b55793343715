import { useLocation } from 'react-router-dom';

/** How many entries of the history lie between this page and the list: one, and one more for each project after it. */
export function useStepsFromList(): number {
  const state: unknown = useLocation().state;
  const isCounted = typeof state === 'object' && state !== null && 'steps' in state;
  return isCounted && typeof state.steps === 'number' ? state.steps : 1;
}
