import { and, asc, desc, eq, isNull, ne, not } from "drizzle-orm";
import { takeTurns } from "@/lib/database/contributions/repeated";
import type { Database, VerifiedClaims } from "@/lib/database/database";
import { deletePhoto } from "@/lib/database/photos/delete-photo";
import { readRemovedHashes } from "@/lib/database/photos/removed-photos";
import type { NewPhoto } from "@/lib/database/reviews/review-photos";
import { photos } from "@/lib/database/schema/photos";
import type { ReviewPhoto } from "@/lib/restaurants/types";

/** How many photos a restaurant's owner may add. */
export const MAX_OWNER_PHOTOS = 12;

const isOfOwner = (restaurantId: string) =>
  and(eq(photos.restaurantId, restaurantId), isNull(photos.reviewId), not(photos.byVisitor));

const COLUMNS = {
  recordId: photos.id,
  id: photos.hash,
  width: photos.width,
  height: photos.height,
  description: photos.description,
};

/** The photos that a restaurant's owners show, the main picture first. */
export async function listOwnerPhotos(
  database: Database,
  restaurantId: string,
): Promise<ReviewPhoto[]> {
  return database.asAnonymous((transaction) =>
    transaction
      .select(COLUMNS)
      .from(photos)
      .where(and(isOfOwner(restaurantId), eq(photos.status, "published")))
      .orderBy(desc(photos.isMain), asc(photos.createdAt)),
  );
}

/** Those of one owner, also those that wait. */
export async function listOwnPhotos(
  database: Database,
  user: VerifiedClaims,
  restaurantId: string,
) {
  return database.asUser(user, (transaction) =>
    transaction
      .select({ ...COLUMNS, status: photos.status })
      .from(photos)
      .where(
        and(isOfOwner(restaurantId), eq(photos.userId, user.sub), ne(photos.status, "removed")),
      )
      .orderBy(asc(photos.createdAt)),
  );
}

/**
 * Records a photo of an owner, whose files are kept already; one that is there already counts as added. "full" where there was no room,
 * "removed" where the desk has taken it off this restaurant.
 */
export async function addOwnerPhoto(
  database: Database,
  user: VerifiedClaims,
  {
    restaurantId,
    status,
    photo,
  }: { restaurantId: string; status: "published" | "waiting"; photo: NewPhoto },
): Promise<"added" | "full" | "removed"> {
  // Members may not insert photos: only the server writes what a record says about files.
  return database.asOwner(async (transaction) => {
    await takeTurns(transaction, `owner's photos of ${restaurantId}`);
    const { id: hash, ...facts } = photo;
    const present = await transaction
      .select({ hash: photos.hash })
      .from(photos)
      .where(and(isOfOwner(restaurantId), ne(photos.status, "removed")));
    if (present.some((other) => other.hash === hash)) return "added";
    if (present.length >= MAX_OWNER_PHOTOS) return "full";
    if ((await readRemovedHashes(transaction, user.sub, restaurantId)).has(hash)) return "removed";
    await transaction
      .insert(photos)
      .values({ ...facts, hash, restaurantId, userId: user.sub, status });
    return "added";
  });
}

/** Takes an own photo away; returns its files' name and width, or undefined where there is none. */
export async function deleteOwnerPhoto(
  database: Database,
  user: VerifiedClaims,
  { restaurantId, photoId }: { restaurantId: string; photoId: string },
) {
  const isIt = and(isOfOwner(restaurantId), eq(photos.id, photoId), ne(photos.status, "removed"));
  return database.asUser(user, (transaction) => deletePhoto(transaction, isIt));
}
