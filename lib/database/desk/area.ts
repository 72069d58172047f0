import { inArray, or, sql, type SQL } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { SOURCES } from "@/lib/database/desk/queues/queue-sources";
import { executeRows } from "@/lib/database/execute-rows";
import { cities } from "@/lib/database/schema/cities";
import { listings, suggestions } from "@/lib/database/schema/contributions";
import { restaurants } from "@/lib/database/schema/restaurants";
import type { Queue } from "@/lib/desk/queues";
import type { DeskArea } from "@/lib/desk/roles";
import { countryNameIn } from "@/lib/languages/country-name";
import { LANGUAGE_LIST } from "@/lib/languages/languages";

/** Whether a restaurant is in an area (P14.975). */
export const isRestaurantIn = (area: DeskArea) =>
  or(inArray(restaurants.countryCode, area.countries), inArray(restaurants.cityId, area.cities))!;

/** The same of a city with a page. */
export const isCityIn = (area: DeskArea) =>
  or(inArray(cities.countryCode, area.countries), inArray(cities.id, area.cities))!;

/** What separates the words of an address. */
const MARKS = ",;:./()-";
const SPACES = " ".repeat(MARKS.length);

const inWords = (text: SQL) => sql`' ' || translate(${text}, ${MARKS}, ${SPACES}) || ' '`;

/** Whether the address of a listing has a name as whole words; names in Chinese are part of longer words. */
function addressHas(name: string) {
  if (/\p{Script=Han}/u.test(name)) return sql`${listings.address} like ${`%${name}%`}`;
  return sql`${inWords(sql`${listings.address}`)} ilike '%' || ${inWords(sql`${name}::text`)} || '%'`;
}

/** A listing has no place yet but its address, which names the country in a language of the site, or the city. */
function isListingIn(area: DeskArea) {
  const names = area.countries.flatMap((code) =>
    LANGUAGE_LIST.map((language) => countryNameIn(language, code)),
  );
  const city = sql`exists (select from ${cities} where ${inArray(cities.id, area.cities)}
    and ${inWords(sql`${listings.address}`)} ilike '%' || ${inWords(sql`${cities.name}`)} || '%')`;
  return or(city, ...[...new Set(names)].map(addressHas))!;
}

/** Whether an item of a queue is in an area; regional editors have no other queues than these two. */
export function isItemIn(queue: Queue, area: DeskArea) {
  if (queue === "listings") return isListingIn(area);
  if (queue !== "corrections") return sql`false`;
  return sql`exists (select from ${restaurants} where ${restaurants.id} = ${suggestions.restaurantId} and ${isRestaurantIn(area)})`;
}

const isFound = (database: Database, from: SQL, where: SQL) =>
  database.asOwner(
    async (transaction) =>
      (await executeRows(transaction, sql`select from ${from} where ${where} limit 1`)).length > 0,
  );

/** Whether an area has an item of a queue, decided or not. */
export async function hasItem(database: Database, area: DeskArea, queue: Queue, id: string) {
  const { table, id: column } = SOURCES[queue];
  return isFound(
    database,
    sql`${table}`,
    sql`${column}::text = ${id} and ${isItemIn(queue, area)}`,
  );
}

/** What a form of the desk is about. */
export type DeskPlace = { restaurantId: string } | { cityId: string };

/** Whether an area has a restaurant or a city. */
export async function hasPlace(database: Database, area: DeskArea, place: DeskPlace) {
  return "cityId" in place
    ? isFound(database, sql`${cities}`, sql`${cities.id} = ${place.cityId} and ${isCityIn(area)}`)
    : isFound(
        database,
        sql`${restaurants}`,
        sql`${restaurants.id} = ${place.restaurantId} and ${isRestaurantIn(area)}`,
      );
}
