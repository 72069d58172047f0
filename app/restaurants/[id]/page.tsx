import { notFound } from "next/navigation";
import { RestaurantDetail } from "@/components/restaurants/restaurant-detail";
import { JsonLd } from "@/components/ui/json-ld";
import { restaurantMetadata } from "@/lib/restaurants/metadata";
import {
  getRestaurant,
  listNearby,
  listRestaurantPages,
  listReviews,
} from "@/lib/restaurants/queries";
import { restaurantHref, ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { restaurantData } from "@/lib/structured-data/restaurants";

/** Unknown ids answer 404 before anything renders (P2.6). */
export const dynamicParams = false;

export async function generateStaticParams() {
  return (await listRestaurantPages()).map(({ id }) => ({ id }));
}

export async function generateMetadata({ params }: PageProps<"/restaurants/[id]">) {
  const restaurant = await getRestaurant((await params).id);
  return restaurant ? restaurantMetadata(restaurant) : {};
}

export default async function RestaurantPage({ params }: PageProps<"/restaurants/[id]">) {
  const { id } = await params;
  const restaurant = await getRestaurant(id);
  if (!restaurant) notFound();
  const [reviews, nearby] = await Promise.all([listReviews(id), listNearby(restaurant)]);
  return (
    <>
      <RestaurantDetail restaurant={restaurant} reviews={reviews} nearby={nearby} />
      <JsonLd
        things={[
          breadcrumbData(
            { name: "Restaurants near you", path: ROUTES.nearMe },
            { name: restaurant.name, path: restaurantHref(id) },
          ),
          restaurantData(restaurant, reviews),
        ]}
      />
    </>
  );
}
