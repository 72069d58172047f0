import { and, asc, eq, inArray, ne, type InferSelectModel } from "drizzle-orm";
import type { Database, Transaction, VerifiedClaims } from "@/lib/database/database";
import { readRemovedHashes } from "@/lib/database/photos/removed-photos";
import { photos } from "@/lib/database/schema/photos";
import { reviews } from "@/lib/database/schema/reviews";
import type { Photo } from "@/lib/photo-name";
import type { Review, ReviewPhoto } from "@/lib/restaurants/types";
import { MAX_REVIEW_PHOTOS } from "@/lib/reviews/photo-fields";

/** Files that are kept already, and what they show. */
export type NewPhoto = Omit<ReviewPhoto, "recordId">;

/** The photo of a record. */
export function toReviewPhoto(row: InferSelectModel<typeof photos>): ReviewPhoto {
  const { id, hash, width, height, description } = row;
  return { recordId: id, id: hash, width, height, description };
}

/** Reviews with their photos, the first one first: for their author those that wait for a moderator, too. */
export async function withPhotos<T extends Review>(
  transaction: Transaction,
  list: T[],
  audience: "public" | "author" = "public",
): Promise<T[]> {
  if (list.length === 0) return list;
  const ids = list.map(({ id }) => id);
  const isShown =
    audience === "author" ? ne(photos.status, "removed") : eq(photos.status, "published");
  const rows = await transaction
    .select()
    .from(photos)
    .where(and(inArray(photos.reviewId, ids), isShown))
    .orderBy(asc(photos.createdAt));
  return list.map((review) => {
    const own = rows.filter(({ reviewId }) => reviewId === review.id).map(toReviewPhoto);
    return own.length > 0 ? { ...review, photos: own } : review;
  });
}

/** The photos of one review that are not removed, also those that wait. */
export async function readReviewPhotos(transaction: Transaction, reviewId: string) {
  const rows = await transaction
    .select()
    .from(photos)
    .where(and(eq(photos.reviewId, reviewId), ne(photos.status, "removed")))
    .orderBy(asc(photos.createdAt));
  return rows.map(toReviewPhoto);
}

/** Each picture once, without those that are there already, by the hashes of their files. */
export function withoutKnown<T extends Photo>(added: readonly T[], known: ReadonlySet<string>) {
  const once = new Map(added.map((photo) => [photo.id, photo]));
  return [...once.values()].filter(({ id }) => !known.has(id));
}

type PhotoChange = { added: NewPhoto[]; removed: readonly string[] };

/**
 * Removes photos of a member's review, by the ids of their records, and adds others; one that it has already, by its files,
 * gets the new description, and one that the desk has removed is left out. Returns whether there was room for all; otherwise nothing has changed.
 */
export async function changeReviewPhotos(
  database: Database,
  user: VerifiedClaims,
  reviewId: string,
  { added, removed }: PhotoChange,
  now = new Date(),
) {
  // Members may not insert photos: only the server writes what a record says about files.
  return database.asOwner(async (transaction) => {
    const [review] = await transaction
      .select({ restaurantId: reviews.restaurantId, status: reviews.status })
      .from(reviews)
      .where(and(eq(reviews.id, reviewId), eq(reviews.authorId, user.sub)))
      .for("update");
    if (!review) return false;
    const present = await transaction.select().from(photos).where(eq(photos.reviewId, reviewId));
    const kept = present.filter(({ id, status }) => status === "removed" || !removed.includes(id));
    const gone = await readRemovedHashes(transaction, user.sub, review.restaurantId);
    const known = new Set([...kept.map(({ hash }) => hash), ...gone]);
    const fresh = withoutKnown(added, known);
    const shown = kept.filter(({ status }) => status !== "removed");
    if (shown.length + fresh.length > MAX_REVIEW_PHOTOS) return false;

    const leaving = present.filter((photo) => !kept.includes(photo)).map(({ id }) => id);
    if (leaving.length > 0) await transaction.delete(photos).where(inArray(photos.id, leaving));
    for (const { id, description } of added.filter((photo) => known.has(photo.id)))
      await transaction
        .update(photos)
        .set({ description })
        .where(and(eq(photos.reviewId, reviewId), eq(photos.hash, id)));
    if (fresh.length > 0)
      await transaction.insert(photos).values(
        fresh.map(({ id, ...photo }, index) => ({
          ...photo,
          hash: id,
          reviewId,
          restaurantId: review.restaurantId,
          userId: user.sub,
          // The photos of a review wait with it.
          status: review.status,
          // In the order of the form.
          createdAt: new Date(now.getTime() + index),
        })),
      );
    return true;
  });
}

/** Those of some photos that no record names, so that their files can be removed. */
export async function findUnnamedPhotos<T extends { id: string }>(
  database: Database,
  list: readonly T[],
): Promise<T[]> {
  if (list.length === 0) return [];
  const hashes = list.map(({ id }) => id);
  const rows = await database.asOwner((transaction) =>
    transaction.select({ hash: photos.hash }).from(photos).where(inArray(photos.hash, hashes)),
  );
  return list.filter(({ id }) => !rows.some(({ hash }) => hash === id));
}
