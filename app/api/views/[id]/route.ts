import { mayWrite } from "@/lib/clients/write-limits";
import { hasDatabase } from "@/lib/database/has-database";
import { countPageView } from "@/lib/page-views/count-view";
import { isSlug } from "@/lib/restaurants/slug";
import { isFromThisSite } from "@/lib/security/same-site";

/**
 * A browser shows the page of a restaurant (P14.984). The response is always the same: a page has nothing to do with it. Crawlers that
 * run scripts are asked to stay out of /api (app/robots.ts).
 */
export async function POST({ headers }: Request, { params }: RouteContext<"/api/views/[id]">) {
  const { id } = await params;
  if (hasDatabase() && isSlug(id) && isFromThisSite(headers) && mayWrite("view", headers))
    countPageView(id, new Date());
  return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
}
