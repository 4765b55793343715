/**
 * Runs a task unless another tab of this site is running one; then `busy`. Browsers that keep tabs apart, or know no
 * locks (pages without https), run it.
 */
export async function inOneTab<Result>(task: () => Promise<Result>): Promise<Result | 'busy'> {
  if (!('locks' in navigator)) return task();
  let hasStarted = false;
  try {
    return await navigator.locks.request('contact-message', { ifAvailable: true }, (lock) => {
      if (!lock) return 'busy';
      hasStarted = true;
      return task();
    });
  } catch (error) {
    if (hasStarted) throw error;
    return task();
  }
}
