import { respondWithSummaries } from "@/app/restaurants/respond-with-summaries";

/**
 * What cards need of several restaurants, for long lists that only the visitor's browser knows (P6.9). The ids are in the path: caches
 * in front of the site go by it alone. Each id has its answer, so that a browser sees whether the response is for its own list.
 */
export async function GET(
  _request: Request,
  { params }: RouteContext<"/restaurants/summaries.json/[ids]">,
) {
  return respondWithSummaries((await params).ids);
}
