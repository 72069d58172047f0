import { and, asc, between, desc, eq, gt, gte, inArray, lt, lte, sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import type { Records } from "@/lib/database/records/records";
import { exportSharedGeoJson } from "@/lib/database/exports/shared-geojson";
import { findRestaurant } from "@/lib/database/records/find-restaurant";
import { readNameFacts } from "@/lib/database/records/name-facts";
import { mapRestaurantRows } from "@/lib/database/records/restaurant-rows";
import { PAGE_COLUMNS, WORLD_COLUMNS } from "@/lib/database/records/restaurant-columns";
import { listFullyVegan, listTopRated, readRatingBasis } from "@/lib/database/records/sql-ratings";
import { sqlPlaceRecords } from "@/lib/database/records/sql-place-records";
import { readSearch } from "@/lib/database/records/search-index";
import { withClosures } from "@/lib/restaurants/hours/with-closures";
import { inOrder } from "@/lib/search/in-order";
import { firstThatFit, hoursMatcher, MOST_WITH_HOURS } from "@/lib/database/records/open-among";
import { readTileIndex } from "@/lib/database/records/tile-index";
import { toRestaurant } from "@/lib/database/records/restaurant-record";
import { present, toInstant, toReview } from "@/lib/database/records/rows";
import { withPhotos } from "@/lib/database/reviews/review-photos";
import { withReplies } from "@/lib/database/reviews/review-replies";
import { cities, countries } from "@/lib/database/schema/cities";
import { REVIEW_ORDERS } from "@/lib/database/reviews/reviews";
import { DEFAULT_REVIEW_SORT } from "@/lib/reviews/sort";
import { osmElements, restaurantRedirects } from "@/lib/database/schema/imports";
import { isListed } from "@/lib/database/records/is-listed";
import { restaurants } from "@/lib/database/schema/restaurants";
import { reviews } from "@/lib/database/schema/reviews";
import { CONTINENTS } from "@/lib/cities/continents";
import { EARTH_RADIUS_MILES } from "@/lib/location/distance";
import type { Coordinates } from "@/lib/location/types";
import type { WorldRestaurant } from "@/lib/world/world-format";

/** The great-circle distance of lib/location/distance.ts, in SQL. */
function milesFrom({ lat, lng }: Coordinates) {
  const halfLat = sql`sin(radians(${restaurants.lat} - ${lat}) / 2)`;
  const halfLng = sql`sin(radians(${restaurants.lng} - ${lng}) / 2)`;
  const cosines = sql`cos(radians(${lat})) * cos(radians(${restaurants.lat}))`;
  const chord = sql`${halfLat} * ${halfLat} + ${cosines} * ${halfLng} * ${halfLng}`;
  return sql<number>`${2 * EARTH_RADIUS_MILES} * asin(least(1, sqrt(${chord})))`;
}

/** The cities screen shows so many. */
const LISTED_CITIES = 100;

/** What has closed for good has a page, but is in no list. */

/** The records of a database, read as any visitor may. */
export function sqlRecords(database: Database): Records {
  const getRestaurants = (ids: readonly string[]) =>
    database.asAnonymous(async (transaction) => {
      const isAsked = inArray(restaurants.id, [...ids]);
      const rows = await transaction.select().from(restaurants).where(isAsked);
      return rows.map(toRestaurant);
    });

  return {
    ...sqlPlaceRecords(database),
    exportGeoJson: () => exportSharedGeoJson(database),
    listRestaurants: (limit) =>
      database.asAnonymous(async (transaction) => {
        const rows = await transaction
          .select()
          .from(restaurants)
          .where(isListed)
          .orderBy(asc(restaurants.id))
          .limit(limit);
        return rows.map(toRestaurant);
      }),
    listRestaurantsNear: ({ center, radiusMiles }, limit) =>
      database.asAnonymous(async (transaction) => {
        const miles = milesFrom(center);
        const latitudes = (radiusMiles / EARTH_RADIUS_MILES) * (180 / Math.PI);
        const rows = await transaction
          .select()
          .from(restaurants)
          .where(
            and(
              // The index finds the latitudes; the distance decides, also across the antimeridian.
              between(restaurants.lat, center.lat - latitudes, center.lat + latitudes),
              lte(miles, radiusMiles),
              isListed,
            ),
          )
          .orderBy(asc(miles), asc(restaurants.id))
          .limit(limit);
        return rows.map(toRestaurant);
      }),
    listRestaurantsIn: ({ south, west, north, east }) =>
      database.asAnonymous(async (transaction) => {
        const { lat, lng, id } = restaurants;
        const rows = await transaction
          .select()
          .from(restaurants)
          .where(and(gte(lat, south), lt(lat, north), gte(lng, west), lt(lng, east), isListed))
          .orderBy(asc(id));
        return rows.map(toRestaurant);
      }),
    getNameFacts: () => readNameFacts(database),
    getTileIndex: () => readTileIndex(database),
    hasRealRestaurants: () =>
      database.asAnonymous(async (transaction) => {
        const rows = await transaction
          .select({ id: restaurants.id })
          .from(restaurants)
          .where(eq(restaurants.sample, false))
          .limit(1);
        return rows.length > 0;
      }),
    listRestaurantPages: () =>
      mapRestaurantRows(database, PAGE_COLUMNS, isListed, ({ id, updatedAt, isThin }) => ({
        id,
        updatedAt: toInstant(updatedAt),
        ...(isThin === true && { isThin }),
      })),
    async listWorldRestaurants() {
      const { facts } = await readNameFacts(database);
      return mapRestaurantRows(database, WORLD_COLUMNS, isListed, (columns) => {
        const { closedDates, hours, ...row } = columns;
        const read = withClosures(hours, closedDates, row.timeZone);
        const place = facts.get(row.id)?.place;
        return {
          ...present(row),
          ...(read && { hours: read }),
          ...(place && { place }),
        } as WorldRestaurant;
      });
    },
    getRestaurants,
    getRestaurant: (id) => findRestaurant(database, id),
    findMergedRestaurants: (ids) =>
      database.asAnonymous(async (transaction) => {
        const rows = await transaction
          .select()
          .from(restaurantRedirects)
          .where(inArray(restaurantRedirects.id, [...ids]));
        return new Map(rows.map(({ id, restaurantId }) => [id, restaurantId]));
      }),
    findRestaurantOfElement: (ref) =>
      database.asAnonymous(async (transaction) => {
        const [row] = await transaction
          .select({ id: osmElements.restaurantId })
          .from(osmElements)
          .where(eq(osmElements.ref, ref));
        return row?.id;
      }),
    async searchEverywhere(text, limit) {
      const search = await readSearch(database);
      const isOpen = hoursMatcher(text, new Date());
      const most = isOpen ? MOST_WITH_HOURS : limit;
      const { ids: all, isGuess } = await search(text, most, { hasFoodWords: true });
      const ids = isOpen && !isGuess ? await firstThatFit(all, isOpen, limit, getRestaurants) : all;
      if (ids.length === 0) return { restaurants: [], isGuess, regions: {} };
      const rows = await database.asAnonymous((transaction) =>
        transaction
          .select({ restaurant: restaurants, region: cities.region })
          .from(restaurants)
          .leftJoin(cities, eq(cities.id, restaurants.cityId))
          .where(inArray(restaurants.id, ids)),
      );
      const regions = rows.map(({ restaurant: { cityId }, region }) => [
        cityId ?? "",
        region ?? "",
      ]);
      return {
        restaurants: inOrder(
          rows.map(({ restaurant }) => toRestaurant(restaurant)),
          ids,
        ),
        isGuess,
        regions: Object.fromEntries(regions) as Record<string, string>,
      };
    },
    listFullyVegan: (limit, cityId) => listFullyVegan(database, limit, cityId),
    listTopRated: (limit, cityId) => listTopRated(database, limit, cityId),
    getRatingBasis: () => readRatingBasis(database),
    listReviews: (restaurantId, page) =>
      database.asAnonymous(async (transaction) => {
        const query = transaction
          .select()
          .from(reviews)
          .where(and(eq(reviews.restaurantId, restaurantId), eq(reviews.status, "published")))
          .orderBy(...REVIEW_ORDERS[page?.sort ?? DEFAULT_REVIEW_SORT]);
        const rows = await (page ? query.limit(page.limit).offset(page.offset) : query);
        return withReplies(transaction, await withPhotos(transaction, rows.map(toReview)));
      }),
    listCities: () =>
      database.asAnonymous(async (transaction) => {
        const rows = await transaction
          .select()
          .from(cities)
          .where(gt(cities.count, 0))
          .orderBy(desc(cities.count), asc(cities.position))
          .limit(LISTED_CITIES);
        return CONTINENTS.flatMap((continent) =>
          rows
            .filter((row) => row.continent === continent)
            .map(({ id, geonameId, name, country, count, veganCount, lat, lng }) => ({
              name,
              country,
              count,
              lat,
              lng,
              continent,
              ...(geonameId !== null && { pageId: id, veganCount }),
            })),
        );
      }),
    listCountries: () =>
      database.asAnonymous(async (transaction) => {
        const rows = await transaction
          .select()
          .from(countries)
          .where(gt(countries.count, 0))
          .orderBy(desc(countries.count), asc(countries.position));
        return rows.map(({ name, count, veganCount, flag, slug }) => ({
          name,
          count,
          ...(flag && { flag }),
          ...(slug && { slug, veganCount }),
        }));
      }),
  };
}
