import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { listSavedIds, subscribeToSaved } from "@/lib/favorites/saved";
import type { RestaurantSummary } from "@/lib/restaurants/types";
import { summaryBatches } from "@/lib/restaurants/summary-batches";
import { restaurantSummariesPath, restaurantSummaryPath } from "@/lib/routes";

const TIMEOUT_MS = 10_000;
const PARALLEL = 4;

type Result = RestaurantSummary | "unlisted" | "failed";

async function fetchJson(path: string) {
  const response = await fetch(path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json() as Promise<unknown>;
}

/** The result for each of a batch of ids. */
async function fetchBatch(ids: readonly string[]): Promise<[string, Result][]> {
  const [only] = ids;
  try {
    if (ids.length === 1 && only) {
      const summary = (await fetchJson(restaurantSummaryPath(only))) as RestaurantSummary;
      return [[only, summary ?? "unlisted"]];
    }
    const found = (await fetchJson(restaurantSummariesPath(ids))) as RestaurantSummary[];
    const byId = new Map(found.map((summary) => [summary.id, summary]));
    return ids.map((id) => [id, byId.get(id) ?? "unlisted"]);
  } catch {
    return ids.map((id) => [id, "failed"]);
  }
}

/** Several batches at once, so that a long list neither waits for its turn nor times out while it does. */
async function fetchAll(batches: string[][], onResults: (results: [string, Result][]) => void) {
  const waiting = batches.values();
  const work = async () => {
    for (const batch of waiting) onResults(await fetchBatch(batch));
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
}

/**
 * The restaurants saved on this device, the last saved first. `isLoading` until each of them is there, known to be
 * unlisted, or could not be fetched.
 */
export function useSavedRestaurants() {
  const ids = useSyncExternalStore(subscribeToSaved, listSavedIds, () => undefined);
  const [results, setResults] = useState<ReadonlyMap<string, Result>>(new Map());
  /** Also those that have a result: results of several batches may be shown at once. */
  const asked = useRef(new Set<string>());

  useEffect(() => {
    const missing = (ids ?? []).filter((id) => !results.has(id) && !asked.current.has(id));
    for (const id of missing) asked.current.add(id);
    void fetchAll(summaryBatches(missing), (batch) => {
      setResults((before) => new Map([...before, ...batch]));
    });
  }, [ids, results]);

  const latest = ids?.toReversed() ?? [];
  const idsWith = (result: Result) => latest.filter((id) => results.get(id) === result);
  return {
    isLoading: ids === undefined || latest.some((id) => !results.has(id)),
    restaurants: latest.flatMap((id) => {
      const result = results.get(id);
      return typeof result === "object" ? result : [];
    }),
    unlisted: idsWith("unlisted"),
    failed: idsWith("failed"),
    retry: () => {
      for (const id of idsWith("failed")) asked.current.delete(id);
      setResults((before) => new Map([...before].filter(([, result]) => result !== "failed")));
    },
  };
}
