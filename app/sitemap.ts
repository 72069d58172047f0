import { listEvents, listMembers, listPosts, listTopics } from "@/lib/community/queries";
import { listTopicsToIndex } from "@/lib/forum/queries";
import {
  listCityGuides,
  listFoodGuides,
  listHealthTopics,
  listRecipes,
  listTravelGuides,
} from "@/lib/guides/queries";
import { INDEXED_COUNT } from "@/lib/places/metadata";
import { listCityPlaces, listCountryPlaces } from "@/lib/places/queries";
import { listRestaurantPages } from "@/lib/restaurants/queries";
import { cityHref, countryPageHref, recordHref, ROUTES } from "@/lib/routes";
import { sitemapEntries } from "@/lib/sitemap";

export default async function sitemap() {
  const texts = [
    [ROUTES.foodGuides, await listFoodGuides()],
    [ROUTES.travelGuides, await listTravelGuides()],
    [ROUTES.cityGuides, await listCityGuides()],
    [ROUTES.recipes, await listRecipes()],
    [ROUTES.health, await listHealthTopics()],
    [ROUTES.blog, await listPosts()],
  ] as const;
  const records = texts.flatMap(([list, entries]) =>
    entries.map(({ id, text }) => ({ path: recordHref(list, id), updatedAt: text.updated })),
  );
  const dated = [
    [ROUTES.forum, [...(await listTopics()), ...(await listTopicsToIndex())]],
    [ROUTES.members, await listMembers()],
    [ROUTES.events, await listEvents()],
  ] as const;
  const others = dated.flatMap(([list, entries]) =>
    entries.map(({ id, updatedAt }) => ({ path: recordHref(list, id), updatedAt })),
  );
  const places = [
    ...(await listCityPlaces()).map((city) => ({ ...city, path: cityHref(city.id) })),
    ...(await listCountryPlaces()).map((country) => ({
      ...country,
      path: countryPageHref(country.id),
    })),
  ].filter(({ count }) => count >= INDEXED_COUNT);
  return sitemapEntries(await listRestaurantPages(), [...records, ...others], places);
}
