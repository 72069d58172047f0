import { getRestaurantSummaries } from "@/lib/restaurants/queries";
import { isSlug } from "@/lib/restaurants/slug";
import { MAX_SUMMARY_BATCH } from "@/lib/restaurants/summary-batches";

/** A minute: a list is put together from several of these. */
const CACHE = "public, max-age=60";

/** What cards need of several restaurants, for long lists that only the visitor's browser knows (P6.9). */
export async function GET(request: Request) {
  const text = new URL(request.url).searchParams.get("ids") ?? "";
  const ids = [...new Set(text.split(","))].filter(isSlug);
  if (ids.length > MAX_SUMMARY_BATCH) return new Response(null, { status: 400 });
  return Response.json(await getRestaurantSummaries(ids), { headers: { "cache-control": CACHE } });
}
