import { getRestaurantSummaries } from "@/lib/restaurants/queries";
import { isSlug } from "@/lib/restaurants/slug";
import { MAX_SUMMARY_BATCH, type SummaryBatch } from "@/lib/restaurants/summary-batches";

/** A minute: a list is put together from several of these. */
const CACHE = "public, max-age=60";

/**
 * What cards need of several restaurants, for long lists that only the visitor's browser knows (P6.9). The ids are in the path: caches
 * in front of the site go by it alone. Each id has its answer, so that a browser sees whether the response is for its own list.
 */
export async function GET(
  _request: Request,
  { params }: RouteContext<"/restaurants/summaries.json/[ids]">,
) {
  const ids = [...new Set((await params).ids.split(",", MAX_SUMMARY_BATCH + 1))];
  if (ids.length > MAX_SUMMARY_BATCH || !ids.every(isSlug))
    return new Response(null, { status: 400 });
  const restaurants = await getRestaurantSummaries(ids);
  const found = new Set(restaurants.map(({ id }) => id));
  const unlisted = ids.filter((id) => !found.has(id));
  return Response.json({ restaurants, unlisted } satisfies SummaryBatch, {
    headers: { "cache-control": CACHE },
  });
}
