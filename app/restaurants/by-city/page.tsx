import { Cities } from "@/components/cities/cities";
import { JsonLd } from "@/components/ui/json-ld";
import { restaurantMarker } from "@/lib/map/markers";
import { pageMetadata } from "@/lib/metadata";
import { listCityGroups } from "@/lib/cities/queries";
import { listRestaurantSummaries } from "@/lib/restaurants/queries";
import { ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";

export const metadata = pageMetadata({
  title: "Vegan Restaurants By City",
  description:
    "Vegan and plant-based restaurants in 100 cities on six continents, from New York to Nairobi, each with its own map.",
  canonical: ROUTES.byCity,
});

export default async function CitiesPage() {
  const [groups, restaurants] = await Promise.all([listCityGroups(), listRestaurantSummaries()]);
  const markers = restaurants.map((restaurant) => restaurantMarker(restaurant));
  return (
    <>
      <Cities groups={groups} restaurants={markers} />
      <JsonLd
        things={[breadcrumbData({ name: "Vegan Restaurants By City", path: ROUTES.byCity })]}
      />
    </>
  );
}
