import { AsyncLocalStorage } from "node:async_hooks";
import { isDatabaseDown, noteFailure } from "@/lib/database/availability";
import { DatabaseUnavailableError, explainFailure, isUnavailable } from "@/lib/database/failures";
import { onRequest } from "@/lib/next-internals/on-request";

/** The longest that one request waits for the database, all its queries together. */
export const MAX_WAIT_MS = 10_000;

/** How long a request has waited for the database so far. Queries at the same time count once. */
type Waiting = { waitedMs: number; queries: number; since: number; isLook: boolean };

/** Route handlers, pages and instrumentation are bundled apart, but share the process. */
const shared = globalThis as typeof globalThis & { chardWaiting?: AsyncLocalStorage<Waiting> };

const newWaiting = (isLook: boolean): Waiting => ({ waitedMs: 0, queries: 0, since: 0, isLook });

/**
 * From now on every request of this process has its limit; commands and jobs have none. For a database on a server: an embedded one
 * is in this process, and cannot be given up.
 */
export function limitRequests() {
  const waiting = (shared.chardWaiting ??= new AsyncLocalStorage<Waiting>());
  onRequest(() => waiting.enterWith(newWaiting(false)));
}

/** Whether the database responds now: work with a limit of its own, which is tried also while it is known to be down. */
export function lookWithinLimit<T>(work: () => Promise<T>) {
  return shared.chardWaiting?.run(newWaiting(true), work) ?? work();
}

/** Work that a request begins for everybody, such as opening the database: it outlives that request. */
export function withoutLimit<T>(work: () => Promise<T>) {
  return shared.chardWaiting?.exit(work) ?? work();
}

function begin(waiting: Waiting) {
  if (waiting.queries === 0) waiting.since = performance.now();
  waiting.queries += 1;
  return MAX_WAIT_MS - waiting.waitedMs - (performance.now() - waiting.since);
}

function end(waiting: Waiting) {
  waiting.queries -= 1;
  if (waiting.queries === 0) waiting.waitedMs += performance.now() - waiting.since;
}

const late = () =>
  new DatabaseUnavailableError(explainFailure({ code: "ETIMEDOUT", message: "late" }));

/** Runs work until the limit of the request at hand is reached; `signal` says so. */
async function run<T>(waiting: Waiting, work: (signal: AbortSignal) => Promise<T>) {
  const controller = new AbortController();
  const { signal } = controller;
  const isLate = new Promise<never>((_, reject) =>
    signal.addEventListener("abort", () => reject(signal.reason as Error)),
  );
  const timer = setTimeout(() => controller.abort(late()), begin(waiting));
  try {
    return await Promise.race([work(signal), isLate]);
  } finally {
    clearTimeout(timer);
    end(waiting);
  }
}

/**
 * Waits for the database as long as the request at hand still may, and not at all while it is known to be down. A failure that
 * is the database's is noted, so that the response says so.
 * @throws DatabaseUnavailableError when the limit is reached, or the database is down.
 */
export async function waitForDatabase<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const waiting = shared.chardWaiting?.getStore();
  try {
    if (!waiting) return await work(new AbortController().signal);
    if (!waiting.isLook && isDatabaseDown())
      throw new DatabaseUnavailableError("The database did not respond to the previous query.");
    return await run(waiting, work);
  } catch (error) {
    if (isUnavailable(error)) noteFailure();
    throw error;
  }
}
