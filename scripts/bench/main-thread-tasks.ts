type TraceEvent = { name: string; pid: number; tid: number; tdur?: number; args?: { name?: string } };

/** Milliseconds that each task kept the page's main thread busy, longest first; what other programs took is not counted. */
export function mainThreadTasks(trace: Buffer): number[] {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString('utf8'));
  const isMain = ({ name, args }: TraceEvent) => name === 'thread_name' && args?.name === 'CrRendererMain';
  const threads = new Set(traceEvents.filter(isMain).map(({ pid, tid }) => `${pid}:${tid}`));
  return traceEvents
    .filter(({ name, pid, tid }) => name === 'ThreadControllerImpl::RunTask' && threads.has(`${pid}:${tid}`))
    .map(({ tdur = 0 }) => tdur / 1_000)
    .sort((one, other) => other - one);
}
