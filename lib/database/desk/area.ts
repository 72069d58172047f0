import { and, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import type { Database, Transaction } from "@/lib/database/database";
import type { Actor } from "@/lib/database/desk/audit";
import { executeRows } from "@/lib/database/execute-rows";
import { cities } from "@/lib/database/schema/cities";
import { listings } from "@/lib/database/schema/contributions";
import { restaurants } from "@/lib/database/schema/restaurants";
import type { DeskArea } from "@/lib/desk/roles";
import { LANGUAGE_CODES } from "@/lib/env/offered-languages";
import { countryNameIn, shortCountryName } from "@/lib/languages/country-name";

/** Whether a restaurant is in an area (P14.975). */
export const isRestaurantIn = (area: DeskArea) =>
  or(inArray(restaurants.countryCode, area.countries), inArray(restaurants.cityId, area.cities))!;

/** The same of a city with a page. */
export const isCityIn = (area: DeskArea) =>
  or(inArray(cities.countryCode, area.countries), inArray(cities.id, area.cities))!;

/** What separates the words and the parts of an address. Apostrophes are written in two ways. */
const inParts = (text: SQL) => sql`translate(${text}, ${"()’;"}, ${",,',"})`;
const inWords = (text: SQL) =>
  sql`' ' || translate(${text}, ${",:;./()-"}, ${" ".repeat(8)}) || ' '`;

/** The last part of a listing's address, without a postal code. */
const LAST_PART = sql`lower(trim(regexp_replace(regexp_replace(${inParts(sql`${listings.address}`)}, '[, ]+$', ''), '^.*,|[0-9]+', '', 'g')))`;

/** What a country is called: in the languages that the site has, and shortened in English. */
const namesOf = (code: string) => [
  ...LANGUAGE_CODES.map((language) => countryNameIn(language, code)),
  shortCountryName(code),
];

/** Whether an address ends with a country's name; in Chinese it begins with the country. */
function isAddressIn(name: string) {
  if (/\p{Script=Han}/u.test(name)) return sql`${listings.address} like ${`%${name}%`}`;
  return sql`${LAST_PART} = lower(${inParts(sql`${name}::text`)})`;
}

/** A listing has no place yet but its address, which names the country or the city. */
export function isListingIn(area: DeskArea) {
  const city = sql`exists (select from ${cities} where ${inArray(cities.id, area.cities)}
    and position(lower(${inWords(sql`${cities.name}`)}) in lower(${inWords(sql`${listings.address}`)})) > 0)`;
  const names = new Set(area.countries.flatMap(namesOf));
  return or(city, ...[...names].map(isAddressIn))!;
}

/** Whether some rows are there. */
export const isFound = (database: Database, from: SQL, where: SQL) =>
  database.asOwner(
    async (transaction) =>
      (await executeRows(transaction, sql`select from ${from} where ${where} limit 1`)).length > 0,
  );

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

/** A regional editor's change would be about a restaurant outside of the area: nothing of it is written. */
export class OutsideAreaError extends Error {}

/** Ends the transaction of a regional editor's change that leaves a restaurant outside of the area. */
export async function assertInArea(transaction: Transaction, { area }: Actor, id: string) {
  if (!area) return;
  const isIt = and(eq(restaurants.id, id), isRestaurantIn(area));
  if ((await transaction.$count(restaurants, isIt)) === 0)
    throw new OutsideAreaError(`The restaurant ${id} is outside of the editor's area.`);
}
