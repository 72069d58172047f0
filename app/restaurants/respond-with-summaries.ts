import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { cardIn } from "@/lib/restaurants/card-in";
import { getRestaurantSummaries } from "@/lib/restaurants/queries";
import { isSlug } from "@/lib/restaurants/slug";
import { MAX_SUMMARY_BATCH, type SummaryBatch } from "@/lib/restaurants/summary-batches";

/** A minute: a list is put together from several of these. */
const CACHE = "public, max-age=60";

/** What cards in a language need of the restaurants whose ids a path lists. Each id has its answer. */
export async function respondWithSummaries(listed: string, language: Language = DEFAULT_LANGUAGE) {
  const ids = [...new Set(listed.split(",", MAX_SUMMARY_BATCH + 1))];
  if (ids.length > MAX_SUMMARY_BATCH || !ids.every(isSlug))
    return new Response(null, { status: 400 });
  const restaurants = (await getRestaurantSummaries(ids)).map((each) => cardIn(language, each));
  const found = new Set(restaurants.map(({ id }) => id));
  const unlisted = ids.filter((id) => !found.has(id));
  return Response.json({ restaurants, unlisted } satisfies SummaryBatch, {
    headers: { "cache-control": CACHE },
  });
}
