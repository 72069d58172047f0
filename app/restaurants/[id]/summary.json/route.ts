import { notFound, permanentRedirect } from "next/navigation";
import {
  findMergedRestaurant,
  getRestaurantSummary,
  listRestaurantPages,
} from "@/lib/restaurants/queries";
import { restaurantSummaryPath } from "@/lib/routes";

export const dynamic = "force-static";
export const revalidate = 86_400;

export async function generateStaticParams() {
  return (await listRestaurantPages()).map(({ id }) => ({ id }));
}

/** What a card needs of one restaurant, for lists that only the visitor's browser knows (P6.9); of one that was merged, that of the other. */
export async function GET(
  _request: Request,
  { params }: RouteContext<"/restaurants/[id]/summary.json">,
) {
  const { id } = await params;
  const summary = await getRestaurantSummary(id);
  if (!summary) {
    const mergedInto = await findMergedRestaurant(id);
    if (mergedInto) permanentRedirect(restaurantSummaryPath(mergedInto) as "/");
    notFound();
  }
  return Response.json(summary);
}
