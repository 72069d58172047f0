import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { listSavedIds, replaceSaved, subscribeToSaved } from "@/lib/favorites/saved";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { useLanguage } from "@/lib/languages/use-language";
import type { RestaurantSummary } from "@/lib/restaurants/types";
import { isSlug } from "@/lib/restaurants/slug";
import { summaryBatches, type SummaryBatch } from "@/lib/restaurants/summary-batches";
import { restaurantSummariesPath, restaurantSummaryPath } from "@/lib/routes";

const TIMEOUT_MS = 10_000;
const PARALLEL = 4;

type Result = RestaurantSummary | "unlisted" | "failed";

async function fetchJson(path: string, init: RequestInit) {
  const response = await fetch(path, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json() as Promise<unknown>;
}

/** The result of an id in a response; what it says nothing about is not known. A merged restaurant has that of the other. */
function resultIn({ restaurants, unlisted, merged = {} }: SummaryBatch, id: string): Result {
  const found = restaurants.find((summary) => summary.id === (merged[id] ?? id));
  return found ?? (unlisted.includes(id) ? "unlisted" : "failed");
}

/** The restaurants that others were merged into, by the ids of those. */
function mergedIn(results: readonly [string, Result][]) {
  return new Map(
    results.flatMap(([id, result]) =>
      typeof result === "object" && result.id !== id ? [[id, result] as const] : [],
    ),
  );
}

type Asked = { language: Language; init?: RequestInit };

/** The result for each of a batch of ids. */
async function fetchBatch(
  ids: readonly string[],
  { language, init = {} }: Asked,
): Promise<[string, Result][]> {
  const [only] = ids;
  const isEnglish = language === DEFAULT_LANGUAGE;
  try {
    if (ids.length === 1 && only && isEnglish) {
      const summary = await fetchJson(restaurantSummaryPath(only), init);
      return [[only, (summary as RestaurantSummary | undefined) ?? "unlisted"]];
    }
    const path = restaurantSummariesPath(ids);
    const batch = (await fetchJson(isEnglish ? path : `/${language}${path}`, init)) as SummaryBatch;
    return ids.map((id) => [id, resultIn(batch, id)]);
  } catch {
    return ids.map((id) => [id, "failed"]);
  }
}

/** Several batches at once, so that a long list neither waits for its turn nor times out while it does. */
async function fetchAll(
  batches: readonly string[][],
  onResults: (results: [string, Result][]) => void,
  asked: Asked,
) {
  const waiting = batches.values();
  const work = async () => {
    for (const batch of waiting) onResults(await fetchBatch(batch, asked));
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
}

/**
 * The restaurants saved on this device in the language of the page, the last saved first. `isLoading` until each of them is there, known to be
 * unlisted, or could not be fetched.
 */
export function useSavedRestaurants() {
  const language = useLanguage();
  const ids = useSyncExternalStore(subscribeToSaved, listSavedIds, () => undefined);
  const [results, setResults] = useState<ReadonlyMap<string, Result>>(new Map());
  /** Also those that have a result: results of several batches may be shown at once. */
  const asked = useRef(new Set<string>());

  useEffect(() => {
    const missing = (ids ?? []).filter((id) => !results.has(id) && !asked.current.has(id));
    for (const id of missing) asked.current.add(id);
    const add = (some: [string, Result][]) => {
      const merged = mergedIn(some);
      for (const { id } of merged.values()) asked.current.add(id);
      const others = [...merged.values()].map((summary): [string, Result] => [summary.id, summary]);
      setResults((before) => new Map([...before, ...some, ...others]));
      if (merged.size > 0) replaceSaved((id) => merged.get(id)?.id ?? id);
    };
    const invalid = missing.filter((id) => !isSlug(id));
    if (invalid.length > 0) add(invalid.map((id) => [id, "unlisted"]));
    void fetchAll(summaryBatches(missing.filter(isSlug)), add, { language });
  }, [ids, results, language]);

  const latest = ids?.toReversed() ?? [];
  const idsWith = (result: Result) => latest.filter((id) => results.get(id) === result);

  /** Those that are unlisted by a second response, too, which comes from no cache and is about each alone. */
  async function confirmUnlisted() {
    const unlisted = idsWith("unlisted");
    const again = new Map<string, Result>(unlisted.map((id) => [id, "unlisted"]));
    const batches = unlisted.filter(isSlug).map((id) => [id]);
    await fetchAll(batches, (some) => some.forEach(([id, result]) => again.set(id, result)), {
      language,
      init: { cache: "no-store" },
    });
    setResults((before) => new Map([...before, ...again]));
    return unlisted.filter((id) => again.get(id) === "unlisted");
  }

  return {
    isLoading: ids === undefined || latest.some((id) => !results.has(id)),
    restaurants: latest.flatMap((id) => {
      const result = results.get(id);
      return typeof result === "object" ? result : [];
    }),
    unlisted: idsWith("unlisted"),
    confirmUnlisted,
    failed: idsWith("failed"),
    retry: () => {
      for (const id of idsWith("failed")) asked.current.delete(id);
      setResults((before) => new Map([...before].filter(([, result]) => result !== "failed")));
    },
  };
}
