import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { cardIn } from "@/lib/restaurants/card-in";
import { getMergedSummaries, getRestaurantSummaries } from "@/lib/restaurants/queries";
import { isSlug } from "@/lib/restaurants/slug";
import { MAX_SUMMARY_BATCH, type SummaryBatch } from "@/lib/restaurants/summary-batches";

/** A minute: a list is put together from several of these. */
const CACHE = "public, max-age=60";

/** What cards in a language need of the restaurants whose ids a path lists. Each id has its answer. */
export async function respondWithSummaries(listed: string, language: Language = DEFAULT_LANGUAGE) {
  const ids = [...new Set(listed.split(",", MAX_SUMMARY_BATCH + 1))];
  if (ids.length > MAX_SUMMARY_BATCH || !ids.every(isSlug))
    return new Response(null, { status: 400 });
  const found = await getRestaurantSummaries(ids);
  const there = new Set(found.map(({ id }) => id));
  const missing = ids.filter((id) => !there.has(id));
  const { merged, restaurants: others } = await getMergedSummaries(missing);
  const added = others.filter(({ id }) => !there.has(id));
  const batch: SummaryBatch = {
    restaurants: [...found, ...added].map((each) => cardIn(language, each)),
    unlisted: missing.filter((id) => !(id in merged)),
    ...(Object.keys(merged).length > 0 && { merged }),
  };
  return Response.json(batch, { headers: { "cache-control": CACHE } });
}
