import "server-only";

import { getRecords } from "@/lib/database/records/public-records";
import type { CityPlace, PlaceFilter } from "@/lib/database/records/place-records";
import { distanceMiles } from "@/lib/location/distance";
import type { PlaceList, TopPlaces } from "@/lib/places/place-list";
import { INDEXED_COUNT } from "@/lib/places/metadata";
import {
  filterSlug,
  OWN_PAGE_COUNT,
  PLACE_PAGE_SIZE,
  viewPath,
  type PlaceView,
} from "@/lib/places/view";
import { isSlug } from "@/lib/restaurants/slug";
import { summarize } from "@/lib/restaurants/summary";
import { cityHref, countryPageHref } from "@/lib/routes";

const CITIES_NEARBY = 6;
/** A row of cards. */
const TOP_PLACES = 4;
/** In a city with fewer restaurants the list that follows is a selection already. */
const TOP_PLACES_FROM = 9;

/** A city with real restaurants, by its slug. */
export async function getCityPlace(id: string) {
  return isSlug(id) ? (await getRecords()).getCityPlace(id) : undefined;
}

/** The slug of the city that a former slug leads to. */
export async function findRenamedCity(id: string) {
  return isSlug(id) ? (await getRecords()).findRenamedCity(id) : undefined;
}

/** A country with real restaurants, by its slug. */
export async function getCountryPlace(id: string) {
  return isSlug(id) ? (await getRecords()).getCountryPlace(id) : undefined;
}

/** Every city with real restaurants, those with most first. */
export async function listCityPlaces(countryCode?: string) {
  return (await getRecords()).listCityPlaces(countryCode);
}

/** Every country with real restaurants, those with most first. */
export async function listCountryPlaces() {
  return (await getRecords()).listCountryPlaces();
}

/** The pages of places that search engines may list, with the instant of their last change. */
export async function listPlacePages() {
  const smallest = { place: INDEXED_COUNT, view: OWN_PAGE_COUNT };
  return (await (await getRecords()).listPlacePages(smallest)).map(
    ({ kind, id, level, cuisine, district, updatedAt }) => {
      const view = {
        page: 1,
        ...(level && { level }),
        ...(cuisine && { cuisine }),
        ...(district && { district }),
      };
      const path = kind === "city" ? cityHref(id) : countryPageHref(id);
      return { path: `${path}${viewPath(view)}` as const, updatedAt };
    },
  );
}

/** The restaurants of a city that were added last, the newest first. */
export async function listNewestOfCity(cityId: string, limit: number) {
  return (await getRecords()).listNewestOf({ cityId }, limit);
}

/** The hours of a city's restaurants, without those that may have closed. */
export async function listHoursOfCity(cityId: string) {
  return (await getRecords()).listHoursOf({ cityId, mayHaveClosed: false });
}

/** The cities around one that have a page worth a visit, nearest first. */
export async function listCitiesNear(city: CityPlace) {
  const others = (await listCityPlaces(city.countryCode)).filter(
    ({ id, count }) => id !== city.id && count >= INDEXED_COUNT,
  );
  return others
    .map((other) => ({ ...other, miles: distanceMiles(city, other) }))
    .toSorted((a, b) => a.miles - b.miles)
    .slice(0, CITIES_NEARBY);
}

/** The best rated restaurants of a city; where they are fewer than a row, also fully vegan ones, those that most members confirmed first. */
export async function getTopPlaces({ id, count }: CityPlace): Promise<TopPlaces> {
  if (count < TOP_PLACES_FROM) return { rated: [], confirmed: [] };
  const records = await getRecords();
  const rated = await records.listTopRated(TOP_PLACES, id);
  const missing = TOP_PLACES - rated.length;
  const vegan = missing > 0 ? await records.listFullyVegan(TOP_PLACES, id) : [];
  const others = vegan.filter((each) => !rated.some((other) => other.id === each.id));
  return { rated: rated.map(summarize), confirmed: others.slice(0, missing).map(summarize) };
}

const named = (facts: readonly { name: string; count: number }[], slug: string) =>
  facts.find(({ name, count }) => filterSlug(name) === slug && count >= OWN_PAGE_COUNT)?.name;

/** Which restaurants a view has; cuisine and district are named as they are written. */
function viewFilter(
  place: PlaceFilter,
  { level, mayHaveClosed }: PlaceView,
  { cuisine, district }: Pick<PlaceList, "cuisine" | "district">,
): PlaceFilter {
  return {
    ...place,
    ...(level && { level }),
    ...(cuisine && { cuisine }),
    ...(district && { district }),
    mayHaveClosed: mayHaveClosed === true,
  };
}

/** The pins of all restaurants of a city's view, of which `list` is one page. */
export async function listCityPins(cityId: string, view: PlaceView, list: PlaceList) {
  return (await getRecords()).listPinsOf(viewFilter({ cityId }, view, list));
}

/** The restaurants of a view; undefined for a page, a cuisine or a district that the place does not have. */
export async function getPlaceList(
  place: PlaceFilter,
  view: PlaceView,
): Promise<PlaceList | undefined> {
  const records = await getRecords();
  const { level, page } = view;
  const mayHaveClosed = view.mayHaveClosed === true;
  const facts = await records.getPlaceFacts(place);
  const cuisine = view.cuisine && named(facts.cuisines, view.cuisine);
  const district = view.district && named(facts.districts, view.district);
  const ofLevel = facts.levels.find((entry) => entry.level === level);
  if (view.cuisine !== undefined && !cuisine) return undefined;
  if (view.district !== undefined && !district) return undefined;
  if (level !== undefined && (!ofLevel || ofLevel.count < OWN_PAGE_COUNT)) return undefined;
  const filter = viewFilter(place, view, { cuisine, district });
  const total = await records.countRestaurantsOf(filter);
  const pages = Math.max(1, Math.ceil(total / PLACE_PAGE_SIZE));
  if (page > pages || (mayHaveClosed && total === 0)) return undefined;
  const hidden = mayHaveClosed
    ? 0
    : await records.countRestaurantsOf({ ...filter, mayHaveClosed: true });
  const found = await records.listRestaurantsOf(
    filter,
    PLACE_PAGE_SIZE,
    (page - 1) * PLACE_PAGE_SIZE,
  );
  return { restaurants: found.map(summarize), total, pages, hidden, facts, cuisine, district };
}
