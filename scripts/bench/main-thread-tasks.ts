type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  tdur?: number;
  args?: { name?: string };
};

/**
 * Milliseconds that each task kept the page's main thread busy, longest first; what other programs took is not counted.
 *
 * @param isAfterPaint whether to leave out those before the first paint, which a trace of the category `loading` tells
 */
export function mainThreadTasks(trace: Buffer, isAfterPaint = false): number[] {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString('utf8'));
  const isMain = ({ name, args }: TraceEvent) => name === 'thread_name' && args?.name === 'CrRendererMain';
  const paint = traceEvents.findLast(({ name }) => name === 'firstContentfulPaint');
  if (isAfterPaint && !paint) throw new Error('The trace has no first paint.');
  const start = isAfterPaint && paint ? paint.ts : 0;
  const threads = new Set(traceEvents.filter(isMain).map(({ pid, tid }) => `${pid}:${tid}`));
  return traceEvents
    .filter(({ name, ts }) => name === 'ThreadControllerImpl::RunTask' && ts >= start)
    .filter(({ pid, tid }) => threads.has(`${pid}:${tid}`))
    .map(({ tdur = 0 }) => tdur / 1_000)
    .sort((one, other) => other - one);
}
