/** As Lighthouse's phone. */
const CPU_SLOWDOWN = 4;
const LONG_MS = 50;

/**
 * Total blocking time by the CPU time that the main thread used for each task after the first contentful paint, in ms of a phone.
 * Lighthouse counts the time that passed, in which another process may have had the core.
 */
export function cpuBlockingTime(traceEvents) {
  const paint = traceEvents.find(({ name }) => name === "firstContentfulPaint");
  const thread = traceEvents.find(
    ({ name, pid, args }) =>
      name === "thread_name" && pid === paint.pid && args.name === "CrRendererMain",
  );
  return traceEvents
    .filter(
      ({ name, pid, tid, ts }) =>
        name === "RunTask" && pid === thread.pid && tid === thread.tid && ts > paint.ts,
    )
    .map(({ tdur = 0 }) => (tdur / 1000) * CPU_SLOWDOWN)
    .reduce((sum, ms) => sum + Math.max(0, ms - LONG_MS), 0);
}
