/**
 * The marks of the code fence that is open after a line.
 *
 * @param fence those open before it; empty when there are none
 */
export function fenceAfter(line: string, fence: string): string {
  const marks = /^\s*(`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[1] ?? '';
  if (!fence) return marks;
  const closes = marks.startsWith(fence) && line.trim() === marks;
  return closes ? '' : fence;
}
