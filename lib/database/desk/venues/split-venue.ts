import { eq, ne, and } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import type { Actor } from "@/lib/database/desk/audit";
import { decide } from "@/lib/database/desk/decisions/decide";
import { addRestaurant, type NewRestaurant } from "@/lib/database/desk/decisions/decide-listings";
import { venueSubject } from "@/lib/database/desk/venues/edit-venue";
import { recountRestaurants } from "@/lib/database/imports/recount-restaurants";
import { lockRestaurant } from "@/lib/database/records/lock-restaurant";
import { changeLog, osmElements } from "@/lib/database/schema/imports";
import { restaurants } from "@/lib/database/schema/restaurants";

type Split = { id: string; ref: string; restaurant: NewRestaurant };

/** Where an element of OpenStreetMap is; undefined where it is none of the restaurant's, or its only one. */
export async function findSplitPoint(database: Database, id: string, ref: string) {
  return database.asOwner(async (transaction) => {
    const elements = await transaction
      .select({ ref: osmElements.ref, lat: osmElements.lat, lng: osmElements.lng })
      .from(osmElements)
      .where(eq(osmElements.restaurantId, id));
    const element = elements.find((other) => other.ref === ref);
    return element && elements.length > 1 ? { lat: element.lat, lng: element.lng } : undefined;
  });
}

/**
 * Makes an element of OpenStreetMap a restaurant of its own (P14.104). The next import reads it and the others again. Returns the new
 * restaurant's id.
 */
export async function splitVenue(database: Database, actor: Actor, { id, ref, restaurant }: Split) {
  return decide(database, {
    actor,
    action: "venue.split",
    subject: venueSubject(id),
    async carryOut(transaction) {
      const old = await lockRestaurant(transaction, id);
      const [rest] = await transaction
        .select({ ref: osmElements.ref })
        .from(osmElements)
        .where(and(eq(osmElements.restaurantId, id), ne(osmElements.ref, ref)))
        .orderBy(osmElements.ref);
      const isOwn = and(eq(osmElements.restaurantId, id), eq(osmElements.ref, ref));
      if (!old || !rest || (await transaction.$count(osmElements, isOwn)) === 0) return undefined;
      const facts = { ...restaurant.facts, osm: ref, kind: old.kind, veganLevel: old.veganLevel };
      const newId = await addRestaurant(transaction, { ...restaurant, facts });
      await transaction.update(osmElements).set({ restaurantId: newId, hash: "" }).where(isOwn);
      await transaction
        .update(osmElements)
        .set({ hash: "" })
        .where(eq(osmElements.restaurantId, id));
      await transaction
        .update(restaurants)
        .set({ osm: old.osm === ref ? rest.ref : old.osm, updatedAt: new Date() })
        .where(eq(restaurants.id, id));
      await transaction.insert(changeLog).values({
        actor: actor.name,
        restaurantId: newId,
        field: "*",
        before: null,
        after: restaurant.facts.name,
      });
      await recountRestaurants(transaction);
      return { before: { osm: old.osm }, after: { ref, restaurantId: newId }, result: newId };
    },
  });
}
