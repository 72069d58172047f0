import { notFound } from "next/navigation";
import { RestaurantDetail } from "@/components/restaurants/restaurant-detail";
import { restaurantMetadata } from "@/lib/restaurants/metadata";
import { getRestaurant, listRestaurants, listReviews } from "@/lib/restaurants/queries";

/** Unknown ids answer 404 before anything renders (decision 3). */
export const dynamicParams = false;

export async function generateStaticParams() {
  return (await listRestaurants()).map(({ id }) => ({ id }));
}

export async function generateMetadata({ params }: PageProps<"/restaurants/[id]">) {
  const restaurant = await getRestaurant((await params).id);
  return restaurant ? restaurantMetadata(restaurant) : {};
}

export default async function RestaurantPage({ params }: PageProps<"/restaurants/[id]">) {
  const { id } = await params;
  const restaurant = await getRestaurant(id);
  if (!restaurant) notFound();
  return <RestaurantDetail restaurant={restaurant} reviews={await listReviews(id)} />;
}
