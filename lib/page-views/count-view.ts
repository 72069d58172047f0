import { addPageViews } from "@/lib/database/claims/page-views";
import { getStores } from "@/lib/database/client";
import { isDatabaseDown } from "@/lib/database/connection/availability";
import { withoutWaitLimit } from "@/lib/database/connection/wait-limit";
import { pendingViews } from "@/lib/page-views/pending-views";

/** Views are written to the database together, this long after the first. */
const STORE_AFTER_MS = 60_000;

type State = { pending: ReturnType<typeof pendingViews>; timer?: NodeJS.Timeout | undefined };

/** Route handlers and instrumentation are bundled apart, but share the process. */
const shared = globalThis as typeof globalThis & { chardPageViews?: State };

const state = () => (shared.chardPageViews ??= { pending: pendingViews() });

/** Writes what was counted, in this process, to the database; what it does not take stays for the next time. Never rejects. */
export async function storePageViews() {
  const { pending, timer } = state();
  clearTimeout(timer);
  state().timer = undefined;
  const views = pending.take();
  if (views.length === 0) return;
  try {
    if (isDatabaseDown()) throw new Error("the database is down");
    await addPageViews((await getStores()).database, views);
  } catch (error) {
    pending.putBack(views);
    console.error(`Page views were not stored: ${error instanceof Error ? error.message : ""}`);
  }
}

/** Counts that the page of a restaurant was opened (P14.984): a number in memory, with nothing of who opened it. */
export function countPageView(restaurantId: string, now: Date) {
  const known = state();
  known.pending.count(restaurantId, now);
  // The request that begins the wait is over by then: its limit is not that of the write.
  known.timer ??= setTimeout(() => void withoutWaitLimit(storePageViews), STORE_AFTER_MS).unref();
}
