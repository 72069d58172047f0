import { RestaurantGrid } from "@/components/restaurants/cards/restaurant-grid";
import { TopRated } from "@/components/restaurants/top-rated/top-rated";
import { JsonLd } from "@/components/ui/json-ld";
import { pageMetadata } from "@/lib/metadata";
import { getRatingBasis, listFullyVegan, listTopRated } from "@/lib/restaurants/queries";
import { topRatedDescription } from "@/lib/restaurants/top-rated-description";
import { ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { restaurantListData } from "@/lib/structured-data/restaurants";

async function load() {
  const restaurants = await listTopRated();
  const fullyVegan = restaurants.length === 0 ? await listFullyVegan() : [];
  return { restaurants, fullyVegan, basis: await getRatingBasis() };
}

export async function generateMetadata() {
  const { restaurants, fullyVegan, basis } = await load();
  return pageMetadata({
    title: "Top Rated Vegan Restaurants",
    description: topRatedDescription({
      rated: restaurants.length,
      fullyVegan: fullyVegan.length,
      basis,
    }),
    canonical: ROUTES.topRated,
  });
}

export default async function TopRatedPage() {
  const { restaurants, fullyVegan, basis } = await load();
  return (
    <>
      <TopRated restaurants={restaurants} basis={basis}>
        {fullyVegan.length > 0 && <RestaurantGrid restaurants={fullyVegan} />}
      </TopRated>
      <JsonLd
        things={[
          breadcrumbData({ name: "Top Rated", path: ROUTES.topRated }),
          restaurantListData(restaurants.length > 0 ? restaurants : fullyVegan),
        ]}
      />
    </>
  );
}
