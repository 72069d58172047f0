import { Cities } from "@/components/cities/cities";
import { JsonLd } from "@/components/ui/json-ld";
import { restaurantMarker } from "@/lib/map/markers";
import { pageMetadata } from "@/lib/metadata";
import { CITY_RADIUS_MILES } from "@/lib/cities/city-markers";
import { listCityGroups } from "@/lib/cities/queries";
import { hasTiles, listRestaurantsNearAny } from "@/lib/restaurants/queries";
import { ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";

const SAMPLES =
  "100 cities on six continents to look for vegan and plant-based restaurants in, from New York to Nairobi, each on its own map.";
const REAL =
  "Cities by the number of their places with vegan food, each with how many are fully vegan, a map and a page of its own.";

export async function generateMetadata() {
  return pageMetadata({
    title: "Vegan Restaurants By City",
    description: (await hasTiles()) ? REAL : SAMPLES,
    canonical: ROUTES.byCity,
  });
}

export default async function CitiesPage() {
  const groups = await listCityGroups();
  const cities = groups.flatMap(({ cities }) => cities);
  const isTiled = await hasTiles();
  const restaurants = isTiled ? [] : await listRestaurantsNearAny(cities, CITY_RADIUS_MILES);
  const markers = restaurants.map((restaurant) => restaurantMarker(restaurant));
  return (
    <>
      <Cities groups={groups} restaurants={markers} isTiled={isTiled} />
      <JsonLd
        things={[breadcrumbData({ name: "Vegan Restaurants By City", path: ROUTES.byCity })]}
      />
    </>
  );
}
