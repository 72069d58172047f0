import { notFound, permanentRedirect } from "next/navigation";
import { findRestaurantOfElement } from "@/lib/restaurants/queries";
import { restaurantHref } from "@/lib/routes";

const TYPES = ["node", "way", "relation"];

/** From an element of OpenStreetMap to the page of its restaurant. */
export async function GET(_request: Request, { params }: RouteContext<"/osm/[type]/[id]">) {
  const { type, id } = await params;
  if (!TYPES.includes(type) || !/^\d{1,19}$/.test(id)) notFound();
  const restaurant = await findRestaurantOfElement(`${type}/${id}`);
  if (!restaurant) notFound();
  permanentRedirect(restaurantHref(restaurant));
}
