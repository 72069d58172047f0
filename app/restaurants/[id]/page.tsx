import { RestaurantScreen } from "@/app/restaurants/restaurant-screen";
import { restaurantMetadata } from "@/lib/restaurants/metadata";
import { getRestaurant, listRestaurantPages } from "@/lib/restaurants/queries";

/** Other ids are rendered when they are first requested; what depends on the date is a week old at most: hours are known for two (EXACT_DAYS). */
export const revalidate = 604_800;

export async function generateStaticParams() {
  return (await listRestaurantPages()).map(({ id }) => ({ id }));
}

export async function generateMetadata({ params }: PageProps<"/restaurants/[id]">) {
  const restaurant = await getRestaurant((await params).id);
  return restaurant ? restaurantMetadata(restaurant) : {};
}

export default async function RestaurantPage({ params }: PageProps<"/restaurants/[id]">) {
  return <RestaurantScreen id={(await params).id} />;
}
