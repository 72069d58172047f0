import { and, eq, ne } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import type { Actor } from "@/lib/database/desk/audit";
import { decide } from "@/lib/database/desk/decisions/decide";
import type { NewPhoto } from "@/lib/database/reviews/review-photos";
import { photos } from "@/lib/database/schema/photos";

/** Takes a photo off its pages; its sender sees the reason. Returns the restaurant's id. */
export async function removeVenuePhoto(
  database: Database,
  actor: Actor,
  photoId: string,
  reason: string,
) {
  return decide(database, {
    actor,
    action: "photo.remove",
    subject: `photo:${photoId}`,
    reason,
    async carryOut(transaction) {
      const isShown = and(eq(photos.id, photoId), ne(photos.status, "removed"));
      const [photo] = await transaction
        .select({ status: photos.status, restaurantId: photos.restaurantId })
        .from(photos)
        .where(isShown)
        .for("update");
      if (!photo) return undefined;
      await transaction.update(photos).set({ status: "removed" }).where(isShown);
      return {
        before: { status: photo.status },
        after: { status: "removed" },
        result: photo.restaurantId,
      };
    },
  });
}

/** Records a photo of a restaurant that the desk adds; its files are kept already. Returns the id of its record. */
export async function addVenuePhoto(
  database: Database,
  actor: Actor & { id: string },
  restaurantId: string,
  { id: hash, ...photo }: NewPhoto,
) {
  return decide(database, {
    actor,
    action: "photo.add",
    subject: `venue:${restaurantId}`,
    async carryOut(transaction) {
      const [added] = await transaction
        .insert(photos)
        .values({ ...photo, hash, restaurantId, userId: actor.id, byVisitor: true })
        .returning({ id: photos.id });
      return added && { before: null, after: { photo: added.id }, result: added.id };
    },
  });
}

/** Makes a published photo the main picture of its restaurant, in place of the one before. */
export async function makeMainPhoto(
  database: Database,
  actor: Actor,
  restaurantId: string,
  photoId: string,
) {
  return decide(database, {
    actor,
    action: "photo.main",
    subject: `venue:${restaurantId}`,
    async carryOut(transaction) {
      const isOfVenue = eq(photos.restaurantId, restaurantId);
      const isIt = and(isOfVenue, eq(photos.id, photoId), eq(photos.status, "published"));
      if ((await transaction.$count(photos, isIt)) === 0) return undefined;
      const [before] = await transaction
        .update(photos)
        .set({ isMain: false })
        .where(and(isOfVenue, photos.isMain))
        .returning({ id: photos.id });
      await transaction.update(photos).set({ isMain: true }).where(isIt);
      return { before: { photo: before?.id ?? null }, after: { photo: photoId }, result: photoId };
    },
  });
}
