import type { RestaurantSummary } from "@/lib/restaurants/types";

/** What the site says about each of several ids; `merged` are those that were merged into another restaurant, which is listed with them. */
export type SummaryBatch = {
  restaurants: RestaurantSummary[];
  unlisted: string[];
  merged?: Record<string, string>;
};

/** The number of restaurants in one request; their ids fit into a URL. */
export const MAX_SUMMARY_BATCH = 50;

/** Up to this many are requested one by one: these responses are files of the build, and the same for every visitor. */
export const MAX_SINGLE_SUMMARIES = 24;

/** Ids in batches: from the start of the list, so that a batch keeps its URL when the list grows. */
export function summaryBatches(ids: readonly string[]) {
  const size = ids.length > MAX_SINGLE_SUMMARIES ? MAX_SUMMARY_BATCH : 1;
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, index) =>
    ids.slice(index * size, (index + 1) * size),
  );
}
