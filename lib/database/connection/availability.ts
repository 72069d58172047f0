type Availability = { isDown: boolean; failedAt: number; respondedAt: number };

/** Route handlers, pages and instrumentation are bundled apart, but share the process. */
const shared = globalThis as typeof globalThis & { chardDatabase?: Availability };

const known = () =>
  (shared.chardDatabase ??= { isDown: false, failedAt: -Infinity, respondedAt: -Infinity });

/** Records whether the latest query of the invalidations, once a second, succeeded. */
export function recordAvailability(isUp: boolean) {
  known().isDown = !isUp;
}

/** Whether the database could not be asked when it was last tried. */
export function isDatabaseDown() {
  return known().isDown;
}

/** Records that a request's wait for the database has just failed: the latest check may have succeeded, or may still run. */
export function recordFailedWait() {
  known().failedAt = performance.now();
}

/** Whether a wait for the database has failed since a time of performance.now(). */
export function hasFailedSince(moment: number) {
  return known().failedAt >= moment;
}

/** Records that the database has just responded to a query. */
export function recordResponse() {
  known().respondedAt = performance.now();
}

/** For how long the database has not responded to any query, in ms, counted from a time of performance.now() at the earliest. */
export function silenceSince(moment: number) {
  return performance.now() - Math.max(moment, known().respondedAt);
}
