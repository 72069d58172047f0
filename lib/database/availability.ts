/** Route handlers, pages and instrumentation are bundled apart, but share the process. */
const shared = globalThis as typeof globalThis & { chardDatabaseIsDown?: boolean };

/** Keeps what the latest query of the invalidations, once a second, met. */
export function noteDatabase(isUp: boolean) {
  shared.chardDatabaseIsDown = !isUp;
}

/** Whether the database could not be asked when it was last tried. */
export function isDatabaseDown() {
  return shared.chardDatabaseIsDown === true;
}
