import { and, arrayContains, asc, desc, eq, isNotNull, ne, sql } from "drizzle-orm";
import type { Database, Transaction } from "@/lib/database/database";
import type { Actor } from "@/lib/database/desk/audit";
import { isCityIn } from "@/lib/database/desk/area";
import { decide } from "@/lib/database/desk/decisions/decide";
import { cities, cityRedirects } from "@/lib/database/schema/cities";
import { roles } from "@/lib/database/schema/desk";
import { changeLog, corrections } from "@/lib/database/schema/imports";
import { restaurants } from "@/lib/database/schema/restaurants";
import type { DeskArea } from "@/lib/desk/roles";

const { id, name, country, region, count } = cities;

/** Cities with a page, everywhere or in an area, by name or slug, those with most restaurants first. */
export async function searchCities(
  database: Database,
  text: string,
  limit: number,
  area?: DeskArea | undefined,
) {
  const pattern = `%${text.trim().replace(/[\\%_]/g, "\\$&")}%`;
  const hasText = sql`(${name} ilike ${pattern} or ${id} ilike ${pattern})`;
  return database.asOwner(async (transaction) =>
    transaction
      .select({ id, name, country, region, count })
      .from(cities)
      .where(and(isNotNull(cities.geonameId), hasText, area && isCityIn(area)))
      .orderBy(desc(count), asc(id))
      .limit(limit),
  );
}

/** The cities with a page that a slug or a name means, at most two: one of that slug alone, else all of that name. */
export async function findCitiesNamed(database: Database, text: string) {
  const isIt = (column: typeof id | typeof name) => sql`lower(${column}) = lower(${text})`;
  return database.asOwner(async (transaction) => {
    const find = (column: typeof id | typeof name) =>
      transaction
        .select({ id })
        .from(cities)
        .where(and(isNotNull(cities.geonameId), isIt(column)))
        .orderBy(desc(count), asc(id))
        .limit(2);
    const ofSlug = await find(id);
    return ofSlug.length > 0 ? ofSlug : find(name);
  });
}

/** A city with the slugs that lead to it. */
export async function findCityWithFormer(database: Database, slug: string) {
  return database.asOwner(async (transaction) => {
    const [city] = await transaction
      .select({ id, name, country, region, count })
      .from(cities)
      .where(and(eq(id, slug), isNotNull(cities.geonameId)));
    const former = await transaction
      .select({ id: cityRedirects.id })
      .from(cityRedirects)
      .where(eq(cityRedirects.cityId, slug))
      .orderBy(asc(cityRedirects.id));
    return city && { ...city, former: former.map((row) => row.id) };
  });
}

/** Whether a slug is another city's, or leads to one. */
export async function isSlugTaken(database: Database, slug: string, ownId: string) {
  return database.asOwner(async (transaction) => {
    const others = await transaction.$count(cities, and(eq(id, slug), ne(id, ownId)));
    const leads = and(eq(cityRedirects.id, slug), ne(cityRedirects.cityId, ownId));
    return others + (await transaction.$count(cityRedirects, leads)) > 0;
  });
}

type CityName = { id: string; name: string };

/** The restaurants of a city say its name and its slug, their corrections as well. */
async function renameInRestaurants(
  transaction: Transaction,
  actor: Actor,
  before: CityName,
  after: CityName,
) {
  for (const [field, old, now] of [
    ["city", before.name, after.name],
    ["cityId", before.id, after.id],
  ] as const) {
    if (old === now) continue;
    await transaction.execute(
      sql`insert into ${changeLog} (actor, restaurant_id, field, before, after)
        select ${actor.name}, id, ${field}, to_jsonb(${old}::text), to_jsonb(${now}::text)
        from ${restaurants} where city_id = ${before.id}`,
    );
    await transaction.execute(
      sql`update ${corrections} set value = to_jsonb(${now}::text) where field = ${field} and value = to_jsonb(${old}::text)
        and restaurant_id in (select id from ${restaurants} where city_id = ${before.id})`,
    );
  }
  await transaction
    .update(restaurants)
    .set({ city: after.name, cityId: after.id, updatedAt: new Date() })
    .where(eq(restaurants.cityId, before.id));
}

/** Editors of a city stay its editors. */
async function renameInAreas(transaction: Transaction, before: string, after: string) {
  await transaction
    .update(roles)
    .set({ cities: sql`array_replace(${roles.cities}, ${before}, ${after})` })
    .where(arrayContains(roles.cities, [before]));
}

/**
 * Gives a city another name or slug; the old slug leads to the new one (P14.106). Nothing changes where another user has changed it
 * since.
 */
export async function editCity(
  database: Database,
  actor: Actor,
  before: CityName,
  after: CityName,
) {
  return decide(database, {
    actor,
    action: "city.edit",
    subject: `city:${before.id}`,
    async carryOut(transaction) {
      const isIt = and(eq(id, before.id), eq(name, before.name), isNotNull(cities.geonameId));
      const [known] = await transaction.select({ id }).from(cities).where(isIt).for("update");
      if (!known) return undefined;
      await transaction.delete(cityRedirects).where(eq(cityRedirects.id, after.id));
      await transaction.update(cities).set(after).where(eq(id, before.id));
      if (after.id !== before.id)
        await transaction.insert(cityRedirects).values({ id: before.id, cityId: after.id });
      await renameInAreas(transaction, before.id, after.id);
      await renameInRestaurants(transaction, actor, before, after);
      return { before, after, result: after.id };
    },
  });
}
