import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { listSavedIds, subscribeToSaved } from "@/lib/favorites/saved";
import type { RestaurantSummary } from "@/lib/restaurants/types";
import { summaryBatches } from "@/lib/restaurants/summary-batches";
import { restaurantSummariesPath, restaurantSummaryPath } from "@/lib/routes";

const TIMEOUT_MS = 10_000;
const PARALLEL = 4;

type Answer = RestaurantSummary | "unlisted" | "failed";

async function fetchJson(path: string) {
  const response = await fetch(path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json() as Promise<unknown>;
}

/** The answer for each of a batch of ids. */
async function fetchBatch(ids: readonly string[]): Promise<[string, Answer][]> {
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
async function fetchAll(batches: string[][], onAnswer: (answers: [string, Answer][]) => void) {
  const waiting = batches.values();
  const work = async () => {
    for (const batch of waiting) onAnswer(await fetchBatch(batch));
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
}

/**
 * The restaurants saved on this device, the last saved first. `isLoading` until each of them is there, known to be
 * unlisted, or could not be fetched.
 */
export function useSavedRestaurants() {
  const ids = useSyncExternalStore(subscribeToSaved, listSavedIds, () => undefined);
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map());
  /** Also what was answered: answers of several batches may be shown at once. */
  const asked = useRef(new Set<string>());

  useEffect(() => {
    const missing = (ids ?? []).filter((id) => !answers.has(id) && !asked.current.has(id));
    for (const id of missing) asked.current.add(id);
    void fetchAll(summaryBatches(missing), (batch) => {
      setAnswers((before) => new Map([...before, ...batch]));
    });
  }, [ids, answers]);

  const latest = ids?.toReversed() ?? [];
  const answered = (answer: Answer) => latest.filter((id) => answers.get(id) === answer);
  return {
    isLoading: ids === undefined || latest.some((id) => !answers.has(id)),
    restaurants: latest.flatMap((id) => {
      const answer = answers.get(id);
      return typeof answer === "object" ? answer : [];
    }),
    unlisted: answered("unlisted"),
    failed: answered("failed"),
    retry: () => {
      for (const id of answered("failed")) asked.current.delete(id);
      setAnswers((before) => new Map([...before].filter(([, answer]) => answer !== "failed")));
    },
  };
}
