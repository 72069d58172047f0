import { AsyncLocalStorage } from "node:async_hooks";
import {
  isDatabaseDown,
  recordFailedWait,
  silenceSince,
} from "@/lib/database/connection/availability";
import { DatabaseUnavailableError, explainFailure, isUnavailable } from "@/lib/database/failures";
import type { RequestStep } from "@/lib/next-internals/on-request";

/** The longest that one request waits for the database, all its queries together. */
export const MAX_WAIT_MS = 10_000;
/** The longest that work for several requests waits for it: it may read all restaurants while the server is busy. */
const MAX_SHARED_WAIT_MS = 60_000;

/** How long a request has waited for the database so far. Queries at the same time count once. */
type Waiting = {
  limitMs: number;
  waitedMs: number;
  queries: number;
  since: number;
  isProbe: boolean;
};

/** Route handlers, pages and instrumentation are bundled apart, but share the process. */
const shared = globalThis as typeof globalThis & { chardWaiting?: AsyncLocalStorage<Waiting> };

const newWaiting = ({ limitMs = MAX_WAIT_MS, isProbe = false } = {}): Waiting => ({
  limitMs,
  waitedMs: 0,
  queries: 0,
  since: 0,
  isProbe,
});

/**
 * The step by which every request of this process has its limit; commands and jobs have none. For a database on a server: an embedded one
 * is in this process, and its queries cannot be cancelled.
 */
export function limitRequests(): RequestStep {
  const waiting = (shared.chardWaiting ??= new AsyncLocalStorage<Waiting>());
  return () => waiting.enterWith(newWaiting());
}

/** Runs a check of the database with a limit of its own, also while the database is known to be down. */
export function probeWithinLimit<T>(work: () => Promise<T>) {
  return shared.chardWaiting?.run(newWaiting({ isProbe: true }), work) ?? work();
}

/** Runs work that a request begins for all requests, such as opening the database: it has no limit and outlives the request. */
export function withoutWaitLimit<T>(work: () => Promise<T>) {
  return shared.chardWaiting?.exit(work) ?? work();
}

/** Runs work that a request begins for others as well, with a limit of its own. */
export function withSharedLimit<T>(work: () => Promise<T>) {
  return shared.chardWaiting?.run(newWaiting({ limitMs: MAX_SHARED_WAIT_MS }), work) ?? work();
}

/** How long the database may take for one statement of the current request, in ms; 0 is no limit. */
export function statementLimit() {
  return shared.chardWaiting?.getStore()?.limitMs ?? 0;
}

/** Begins a wait that counts from `silentMs` ago. Returns how long it may still take, in ms. */
function begin(waiting: Waiting, silentMs: number) {
  if (waiting.queries === 0) waiting.since = performance.now() - silentMs;
  waiting.queries += 1;
  return waiting.limitMs - waiting.waitedMs - (performance.now() - waiting.since);
}

function end(waiting: Waiting) {
  waiting.queries -= 1;
  if (waiting.queries === 0) waiting.waitedMs += performance.now() - waiting.since;
}

const late = () =>
  new DatabaseUnavailableError(explainFailure({ code: "ETIMEDOUT", message: "late" }));

/** Runs work until the limit of the current request is reached; then `signal` aborts. It counts from `silentMs` ago. */
async function run<T>(
  waiting: Waiting,
  work: (signal: AbortSignal) => Promise<T>,
  silentMs: number,
) {
  const controller = new AbortController();
  const { signal } = controller;
  const isLate = new Promise<never>((_, reject) =>
    signal.addEventListener("abort", () => reject(signal.reason as Error)),
  );
  const timer = setTimeout(() => controller.abort(late()), begin(waiting, silentMs));
  try {
    return await Promise.race([work(signal), isLate]);
  } finally {
    clearTimeout(timer);
    end(waiting);
  }
}

/** Calls a task when its turn has come. */
export type InTurn = <T>(task: () => Promise<T>) => Promise<T>;

const atOnce: InTurn = (task) => task();

/**
 * Waits for the database as long as the current request still may, and not at all while the database is known to be down. The time in a
 * queue of requests counts as far as the database has responded to none of them. Probes do not queue. A failure of the database is
 * recorded, so that the response says so.
 * @throws DatabaseUnavailableError when the limit is reached, or the database is down.
 */
export async function waitForDatabase<T>(
  work: (signal: AbortSignal) => Promise<T>,
  inTurn = atOnce,
): Promise<T> {
  const waiting = shared.chardWaiting?.getStore();
  const queuedAt = performance.now();
  const queue = waiting?.isProbe ? atOnce : inTurn;
  return queue(async () => {
    try {
      if (waiting && !waiting.isProbe && isDatabaseDown())
        throw new DatabaseUnavailableError("The database did not respond to the previous query.");
      return waiting
        ? await run(waiting, work, silenceSince(queuedAt))
        : await work(new AbortController().signal);
    } catch (error) {
      if (isUnavailable(error)) recordFailedWait();
      throw error;
    }
  });
}

/**
 * Waits for work that was begun by another request, as long as the database responds to any of them.
 * @throws DatabaseUnavailableError when it has not responded for as long as a request may wait.
 */
export async function waitWhileResponding<T>(work: Promise<T>): Promise<T> {
  if (!shared.chardWaiting?.getStore()) return work;
  const since = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const isSilent = new Promise<never>((_, reject) => {
    function look() {
      const remainingMs = MAX_WAIT_MS - silenceSince(since);
      if (remainingMs > 0) timer = setTimeout(look, remainingMs);
      else reject(late());
    }
    look();
  });
  try {
    return await Promise.race([work, isSilent]);
  } catch (error) {
    if (isUnavailable(error)) recordFailedWait();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
