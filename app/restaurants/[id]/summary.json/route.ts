import { notFound } from "next/navigation";
import { getRestaurantSummary, listRestaurantPages } from "@/lib/restaurants/queries";

export const dynamic = "force-static";
export const revalidate = 86_400;

export async function generateStaticParams() {
  return (await listRestaurantPages()).map(({ id }) => ({ id }));
}

/** What a card needs of one restaurant, for lists that only the visitor's browser knows (P6.9). */
export async function GET(
  _request: Request,
  { params }: RouteContext<"/restaurants/[id]/summary.json">,
) {
  const summary = await getRestaurantSummary((await params).id);
  if (!summary) notFound();
  return Response.json(summary);
}
