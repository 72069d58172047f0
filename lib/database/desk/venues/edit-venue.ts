import { eq } from "drizzle-orm";
import type { Database, Transaction } from "@/lib/database/database";
import type { Actor } from "@/lib/database/desk/audit";
import {
  correctRestaurant,
  type FactChange,
} from "@/lib/database/desk/decisions/correct-restaurant";
import { decide } from "@/lib/database/desk/decisions/decide";
import {
  ensureCityAndCountry,
  type NewRestaurant,
} from "@/lib/database/desk/decisions/decide-listings";
import { recountRestaurants } from "@/lib/database/imports/recount-restaurants";
import { lockRestaurant } from "@/lib/database/records/lock-restaurant";
import { restaurants } from "@/lib/database/schema/restaurants";

/** What the audit log calls a restaurant. */
export const venueSubject = (id: string) => `restaurant:${id}`;

/** Who the record names for what the desk changed. */
export const DESK_SOURCE = "the desk";

type Edit = {
  id: string;
  /** The instant of the record that the changes were made to. */
  updatedAt: Date;
  changes: readonly FactChange[];
  /** What its new position says of where it is. */
  moved?: NewRestaurant | undefined;
  /** "venue.edit", "venue.close". */
  action: string;
  reason?: string | undefined;
};

/** City, country and time zone of a new position, where they are others. */
export async function placeChanges(
  transaction: Transaction,
  row: typeof restaurants.$inferSelect,
  moved: NewRestaurant,
): Promise<FactChange[]> {
  const { country, countryCode, timeZone } = moved.facts;
  const place = {
    ...(await ensureCityAndCountry(transaction, moved)),
    country,
    countryCode,
    timeZone,
  };
  return Object.entries(place).filter(([field, value]) => row[field as keyof typeof row] !== value);
}

/** Changes facts of a restaurant (P14.100). Nothing changes where the record is newer than the one that was edited. */
export async function editVenue(
  database: Database,
  actor: Actor,
  { id, updatedAt, changes, moved, action, reason }: Edit,
) {
  return decide(database, {
    actor,
    action,
    subject: venueSubject(id),
    reason,
    async carryOut(transaction) {
      const row = await lockRestaurant(transaction, id);
      if (row?.updatedAt.getTime() !== updatedAt.getTime()) return undefined;
      const place = moved ? await placeChanges(transaction, row, moved) : [];
      const about = { restaurantId: id, source: DESK_SOURCE };
      const states = await correctRestaurant(transaction, actor, about, [...changes, ...place]);
      await recountRestaurants(transaction);
      return { ...states, result: id };
    },
  });
}

/** Marks a restaurant on its cards and its page, or no longer. */
export async function featureVenue(
  database: Database,
  actor: Actor,
  id: string,
  isFeatured: boolean,
) {
  return decide(database, {
    actor,
    action: isFeatured ? "venue.feature" : "venue.unfeature",
    subject: venueSubject(id),
    async carryOut(transaction) {
      const [row] = await transaction
        .select({ featured: restaurants.featured })
        .from(restaurants)
        .where(eq(restaurants.id, id))
        .for("update");
      if (!row || row.featured === isFeatured) return undefined;
      await transaction
        .update(restaurants)
        .set({ featured: isFeatured, updatedAt: new Date() })
        .where(eq(restaurants.id, id));
      return { before: row, after: { featured: isFeatured }, result: id };
    },
  });
}
