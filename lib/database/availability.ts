type Availability = { isDown: boolean; failedAt: number };

/** Route handlers, pages and instrumentation are bundled apart, but share the process. */
const shared = globalThis as typeof globalThis & { chardDatabase?: Availability };

const known = () => (shared.chardDatabase ??= { isDown: false, failedAt: -Infinity });

/** Keeps what the latest query of the invalidations, once a second, met. */
export function noteDatabase(isUp: boolean) {
  known().isDown = !isUp;
}

/** Whether the database could not be asked when it was last tried. */
export function isDatabaseDown() {
  return known().isDown;
}

/** Records that a request has just waited for the database in vain: the latest check may have succeeded, or may still run. */
export function noteFailure() {
  known().failedAt = performance.now();
}

/** Whether the database has failed anybody since a moment of performance.now(). */
export function hasFailedSince(moment: number) {
  return known().failedAt >= moment;
}
