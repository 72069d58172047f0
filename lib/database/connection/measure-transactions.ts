import type { RunTransaction } from "@/lib/database/database";
import { measuredTransactions, type MeasuredTransaction } from "@/lib/measurements";

/** Publishes how long each transaction takes and whether it fails. */
export function measureTransactions(runTransaction: RunTransaction): RunTransaction {
  return async (work, settings) => {
    const start = performance.now();
    let isFailed = true;
    try {
      const result = await runTransaction(work, settings);
      isFailed = false;
      return result;
    } finally {
      const seconds = (performance.now() - start) / 1000;
      measuredTransactions.publish({ seconds, isFailed } satisfies MeasuredTransaction);
    }
  };
}
