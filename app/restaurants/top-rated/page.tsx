import { RestaurantGrid } from "@/components/restaurants/restaurant-grid";
import { TopRated } from "@/components/restaurants/top-rated";
import { JsonLd } from "@/components/ui/json-ld";
import { pageMetadata } from "@/lib/metadata";
import { listFullyVegan, listTopRated } from "@/lib/restaurants/queries";
import { ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { restaurantListData } from "@/lib/structured-data/restaurants";

export const metadata = pageMetadata({
  title: "Top Rated Vegan Restaurants",
  description:
    "The five best rated vegan restaurants of the directory, in order of their ratings and numbers of reviews.",
  canonical: ROUTES.topRated,
});

export default async function TopRatedPage() {
  const restaurants = await listTopRated();
  const fullyVegan = restaurants.length === 0 ? await listFullyVegan() : [];
  return (
    <>
      <TopRated restaurants={restaurants}>
        {fullyVegan.length > 0 && <RestaurantGrid restaurants={fullyVegan} />}
      </TopRated>
      <JsonLd
        things={[
          breadcrumbData({ name: "Top Rated", path: ROUTES.topRated }),
          restaurantListData(restaurants),
        ]}
      />
    </>
  );
}
