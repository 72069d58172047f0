import { LIST_CACHE } from "@/lib/offline/list-cache";

/** The message that has the service worker delete its copies of records and lists. */
export const FORGET_RECORDS = "FORGET_RECORDS";

/** Starts the name of the cache of records, of every build. */
export const RECORD_CACHE = "chard-record-";

/**
 * Deletes the copies of records, which name the favorites of the account that was here, and of its lists. The worker also deletes its
 * list of records; where there is none any more, the page does it alone.
 */
export async function forgetSessionRecords() {
  if ("serviceWorker" in navigator)
    navigator.serviceWorker.controller?.postMessage({ type: FORGET_RECORDS });
  if (!("caches" in window)) return;
  // Who blocks cookies blocks caches too: Firefox then throws at every use.
  const names = await caches.keys().catch(() => []);
  const own = [RECORD_CACHE, LIST_CACHE];
  const records = names.filter((name) => own.some((start) => name.startsWith(start)));
  await Promise.all(records.map((name) => caches.delete(name))).catch(() => undefined);
}
