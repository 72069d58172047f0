import { and, eq } from "drizzle-orm";
import type { Database, Transaction } from "@/lib/database/database";
import { assertInArea } from "@/lib/database/desk/area";
import type { Actor } from "@/lib/database/desk/audit";
import { decide } from "@/lib/database/desk/decisions/decide";
import { subjectOf } from "@/lib/desk/queues";
import { recountRestaurants } from "@/lib/database/imports/recount-restaurants";
import { cities, cityRedirects, countries } from "@/lib/database/schema/cities";
import { listings } from "@/lib/database/schema/contributions";
import { changeLog, restaurantRedirects } from "@/lib/database/schema/imports";
import { photos } from "@/lib/database/schema/photos";
import { restaurants } from "@/lib/database/schema/restaurants";

type KnownCity = { id: string; name: string; geonameId: number | null };

/** A restaurant that is to be added, and the place that it is in. */
export type NewRestaurant = {
  facts: Omit<typeof restaurants.$inferInsert, "id" | "cityId">;
  /** Its id, from those that are taken. */
  idFrom: (taken: ReadonlySet<string>) => string;
  /** Its city, which may be new; undefined at sea. `former` are slugs that lead to cities. */
  cityFrom: (
    known: readonly KnownCity[],
    former: readonly string[],
  ) => { id: string; row?: typeof cities.$inferInsert } | undefined;
  country?: typeof countries.$inferInsert | undefined;
};

const SENDER = {
  name: listings.name,
  userId: listings.userId,
  senderEmail: listings.senderEmail,
};

const isWaiting = (token: string) => and(eq(listings.token, token), eq(listings.status, "review"));

/** Adds the city and the country of a restaurant where it is the first of them; returns the city's slug and name. */
export async function ensureCityAndCountry(
  transaction: Transaction,
  {
    facts,
    cityFrom,
    country,
  }: Pick<NewRestaurant, "cityFrom" | "country"> & {
    facts: Pick<NewRestaurant["facts"], "city">;
  },
) {
  const known = await transaction
    .select({ id: cities.id, name: cities.name, geonameId: cities.geonameId })
    .from(cities);
  const former = await transaction.select({ id: cityRedirects.id }).from(cityRedirects);
  const city = cityFrom(
    known,
    former.map(({ id }) => id),
  );
  if (city?.row)
    await transaction
      .insert(cities)
      .values(city.row)
      .onConflictDoUpdate({ target: cities.id, set: city.row });
  if (country)
    await transaction
      .insert(countries)
      .values(country)
      .onConflictDoUpdate({
        target: countries.name,
        set: { code: country.code, slug: country.slug, sample: false },
      });
  const name = known.find(({ id, geonameId }) => id === city?.id && geonameId)?.name;
  return { cityId: city?.id ?? null, city: name ?? facts.city };
}

/** Adds a restaurant, and the city and country that it is the first of; returns its id. */
export async function addRestaurant(transaction: Transaction, restaurant: NewRestaurant) {
  const place = await ensureCityAndCountry(transaction, restaurant);
  const ids = await transaction
    .select({ id: restaurants.id })
    .from(restaurants)
    .union(transaction.select({ id: restaurantRedirects.id }).from(restaurantRedirects));
  const id = restaurant.idFrom(new Set(ids.map((row) => row.id)));
  await transaction.insert(restaurants).values({ ...restaurant.facts, ...place, id });
  return id;
}

/**
 * Publishes a listing as a new restaurant; returns its id, and the account that sent the listing. `changed`: the facts that the desk
 * changed.
 */
export async function approveListing(
  database: Database,
  actor: Actor,
  token: string,
  restaurant: NewRestaurant,
  changed?: Readonly<Record<string, string>>,
) {
  return decide(database, {
    actor,
    action: "listing.approve",
    subject: subjectOf("listings", token),
    async carryOut(transaction) {
      const taken = await transaction
        .update(listings)
        .set({ status: "published" })
        .where(isWaiting(token))
        .returning(SENDER);
      if (!taken[0]) return undefined;
      const id = await addRestaurant(transaction, restaurant);
      await assertInArea(transaction, actor, id);
      await transaction.update(listings).set({ restaurantId: id }).where(eq(listings.token, token));
      // Whoever sent the listing does not own the restaurant by that.
      await transaction
        .update(photos)
        .set({ restaurantId: id, status: "published", byVisitor: true })
        .where(and(eq(photos.listingToken, token), eq(photos.status, "waiting")));
      await transaction.insert(changeLog).values({
        actor: actor.name,
        restaurantId: id,
        field: "*",
        before: null,
        after: restaurant.facts.name,
      });
      await recountRestaurants(transaction);
      return {
        before: { status: "review" },
        after: { status: "published", restaurantId: id, ...(changed && { changed }) },
        result: { restaurantId: id, ...taken[0] },
      };
    },
  });
}

/** Refuses a listing; its sender sees the reason. Returns its name, and the account that sent it. */
export async function refuseListing(
  database: Database,
  actor: Actor,
  token: string,
  reason: string,
) {
  return decide(database, {
    actor,
    action: "listing.refuse",
    subject: subjectOf("listings", token),
    reason,
    async carryOut(transaction) {
      const refused = await transaction
        .update(listings)
        .set({ status: "refused", reason })
        .where(isWaiting(token))
        .returning(SENDER);
      if (!refused[0]) return undefined;
      await transaction
        .update(photos)
        .set({ status: "removed" })
        .where(and(eq(photos.listingToken, token), eq(photos.status, "waiting")));
      const states = { before: { status: "review" }, after: { status: "refused" } };
      return { ...states, result: refused[0] };
    },
  });
}
