import type { Database } from "@/lib/database/database";
import { waitWhileResponding, withSharedLimit } from "@/lib/database/wait-limit";

type Kept<T> = { database: Database; version: string; result: Promise<T> };

/**
 * Keeps a result for all requests, as long as its version is the current one: the work is done once, however many requests arrive
 * meanwhile, and again after a failure.
 */
export function sharedResult<T>() {
  let kept: Kept<T> | undefined;

  function begin(database: Database, version: string, work: () => Promise<T>) {
    const begun: Kept<T> = { database, version, result: withSharedLimit(work) };
    begun.result.catch(() => {
      if (kept === begun) kept = undefined;
    });
    return begun;
  }

  return (database: Database, version: string, work: () => Promise<T>): Promise<T> => {
    if (kept?.database !== database || kept.version !== version)
      kept = begin(database, version, work);
    return waitWhileResponding(kept.result);
  };
}
