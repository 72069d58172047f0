import { withClosures } from "@/lib/restaurants/hours/with-closures";
import { and, asc, count, desc, eq, gt, isNotNull, not, sql } from "drizzle-orm";
import { usualCountryName } from "@/lib/languages/usual-country-name";
import type { Database } from "@/lib/database/database";
import { executeRows } from "@/lib/database/execute-rows";
import type { CityPlace, PlaceFilter, PlaceRecords } from "@/lib/database/records/place-records";
import { placeListPoints } from "@/lib/database/records/place-list-order";
import { listPlacePages } from "@/lib/database/records/place-pages";
import { toRestaurant } from "@/lib/database/records/restaurant-record";
import { toInstant } from "@/lib/database/records/rows";
import { cities, cityRedirects, countries } from "@/lib/database/schema/cities";
import { isListed } from "@/lib/database/records/is-listed";
import { restaurants } from "@/lib/database/schema/restaurants";
import { VEGAN_LEVELS, type VeganLevel } from "@/lib/restaurants/facts/vegan-level";

type Counted = { name: string; count: number };

/** P14.241. */
const mayBeClosed = sql`(${restaurants.closure} is not distinct from 'missing' or ${restaurants.reportedClosed} is true)`;

function matches({ cityId, countryCode, level, cuisine, district, mayHaveClosed }: PlaceFilter) {
  return and(
    isListed,
    cityId === undefined ? undefined : eq(restaurants.cityId, cityId),
    countryCode === undefined ? undefined : eq(restaurants.countryCode, countryCode),
    level === undefined ? undefined : eq(restaurants.veganLevel, level),
    cuisine === undefined ? undefined : sql`${cuisine} = any(${restaurants.cuisine})`,
    district === undefined ? undefined : eq(restaurants.district, district),
    mayHaveClosed === undefined ? undefined : mayHaveClosed ? mayBeClosed : not(mayBeClosed),
  );
}

function toCity(row: typeof cities.$inferSelect): CityPlace {
  const { id, name, count, veganCount, lat, lng, country, countryCode } = row;
  return { id, name, count, veganCount, lat, lng, country, countryCode: countryCode ?? "" };
}

const toCountry = ({ slug, code, name, count, veganCount }: typeof countries.$inferSelect) => ({
  id: slug ?? "",
  code: code ?? "",
  name: usualCountryName(name),
  count,
  veganCount,
});

/** Places of a database, read as any visitor may. */
export function sqlPlaceRecords(database: Database): PlaceRecords {
  return {
    getCityPlace: (id) =>
      database.asAnonymous(async (transaction) => {
        const rows = await transaction
          .select()
          .from(cities)
          .where(and(eq(cities.id, id), isNotNull(cities.geonameId)));
        return rows.map(toCity)[0];
      }),
    findRegion: (cityId) =>
      database.asAnonymous(async (transaction) => {
        const { id, region } = cities;
        const [row] = await transaction.select({ region }).from(cities).where(eq(id, cityId));
        return row?.region ?? undefined;
      }),
    findRenamedCity: (id) =>
      database.asAnonymous(async (transaction) => {
        const [row] = await transaction
          .select({ to: cityRedirects.cityId })
          .from(cityRedirects)
          .where(eq(cityRedirects.id, id));
        return row?.to;
      }),
    getCountryPlace: (id) =>
      database.asAnonymous(async (transaction) => {
        const rows = await transaction.select().from(countries).where(eq(countries.slug, id));
        return rows.map(toCountry)[0];
      }),
    listCityPlaces: (countryCode) =>
      database.asAnonymous(async (transaction) => {
        const ofCountry =
          countryCode === undefined ? undefined : eq(cities.countryCode, countryCode);
        const rows = await transaction
          .select()
          .from(cities)
          .where(and(isNotNull(cities.geonameId), gt(cities.count, 0), ofCountry))
          .orderBy(desc(cities.count), asc(cities.position));
        return rows.map(toCity);
      }),
    listCountryPlaces: () =>
      database.asAnonymous(async (transaction) => {
        const rows = await transaction
          .select()
          .from(countries)
          .where(and(isNotNull(countries.slug), gt(countries.count, 0)))
          .orderBy(desc(countries.count), asc(countries.name));
        return rows.map(toCountry);
      }),
    listPlacePages: (smallest) => listPlacePages(database, smallest),
    getPlaceFacts: (filter) =>
      database.asAnonymous(async (transaction) => {
        const where = matches(filter);
        const [total] = await transaction
          .select({
            withHours: sql<number>`count(${restaurants.hours}) filter (where not ${mayBeClosed})::int`,
            updatedAt: sql<string>`max(${restaurants.updatedAt})`,
          })
          .from(restaurants)
          .where(where);
        const levels = await executeRows<Counted>(
          transaction,
          sql`select vegan_level as name, count(*)::int as count from ${restaurants} where ${where} group by vegan_level`,
        );
        const cuisines = await executeRows<Counted>(
          transaction,
          sql`select served.cuisine as name, count(*)::int as count
            from ${restaurants}, unnest(${restaurants.cuisine}) as served(cuisine)
            where ${where} group by served.cuisine order by count(*) desc, served.cuisine`,
        );
        const districts = filter.cityId
          ? await executeRows<Counted>(
              transaction,
              sql`select district as name, count(*)::int as count from ${restaurants}
                where ${where} and district is not null group by district order by count(*) desc, district`,
            )
          : [];
        const ofLevel = new Map(levels.map(({ name, count }) => [name, count]));
        return {
          withHours: total?.withHours ?? 0,
          levels: VEGAN_LEVELS.map((level: VeganLevel) => ({
            level,
            count: ofLevel.get(level) ?? 0,
          })),
          cuisines,
          districts,
          updatedAt: total?.updatedAt ? toInstant(new Date(total.updatedAt)) : undefined,
        };
      }),
    countRestaurantsOf: (filter) =>
      database.asAnonymous(async (transaction) => {
        const [row] = await transaction
          .select({ total: count() })
          .from(restaurants)
          .where(matches(filter));
        return row?.total ?? 0;
      }),
    listRestaurantsOf: (filter, limit, offset) =>
      database.asAnonymous(async (transaction) => {
        const rows = await transaction
          .select()
          .from(restaurants)
          .where(matches(filter))
          .orderBy(sql`${placeListPoints} desc`, asc(restaurants.name), asc(restaurants.id))
          .limit(limit)
          .offset(offset);
        return rows.map(toRestaurant);
      }),
    listPinsOf: (filter) =>
      database.asAnonymous(async (transaction) => {
        const { id, name, lat, lng, veganLevel } = restaurants;
        const rows = await transaction
          .select({ id, name, lat, lng, veganLevel })
          .from(restaurants)
          .where(matches(filter))
          .orderBy(asc(id));
        return rows.map(({ veganLevel: level, ...pin }) => ({
          ...pin,
          ...(level && { veganLevel: level }),
        }));
      }),
    listHoursOf: (filter) =>
      database.asAnonymous(async (transaction) => {
        const rows = await transaction
          .select({
            hours: restaurants.hours,
            closedDates: restaurants.closedDates,
            timeZone: restaurants.timeZone,
          })
          .from(restaurants)
          .where(and(matches(filter), isNotNull(restaurants.hours)));
        return rows.flatMap(({ hours, closedDates, timeZone }) => {
          const read = withClosures(hours, closedDates, timeZone);
          return read ? [{ hours: read, timeZone }] : [];
        });
      }),
    listNewestOf: (filter, limit) =>
      database.asAnonymous(async (transaction) => {
        const rows = await transaction
          .select()
          .from(restaurants)
          .where(matches(filter))
          .orderBy(desc(restaurants.createdAt), asc(restaurants.id))
          .limit(limit);
        return rows.map((row) => ({ ...toRestaurant(row), addedAt: toInstant(row.createdAt) }));
      }),
  };
}
