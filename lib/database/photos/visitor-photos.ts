import { and, asc, desc, eq, isNotNull, ne, or, sql } from "drizzle-orm";
import type { Database, Transaction, VerifiedClaims } from "@/lib/database/database";
import { deletePhoto } from "@/lib/database/photos/delete-photo";
import { readRemovedHashes } from "@/lib/database/photos/removed-photos";
import { takeTurns } from "@/lib/database/contributions/repeated";
import { toInstant } from "@/lib/database/records/rows";
import { toReviewPhoto, withoutKnown } from "@/lib/database/reviews/review-photos";
import { dishes } from "@/lib/database/schema/dishes";
import { members } from "@/lib/database/schema/members";
import { photos } from "@/lib/database/schema/photos";
import { reviews } from "@/lib/database/schema/reviews";
import type { Photo } from "@/lib/photo-name";
import { MAX_OF_MEMBER } from "@/lib/restaurants/photos/limits";
import { photoDescription, type PhotoSubject } from "@/lib/restaurants/photos/subjects";
import type { AccountPhoto, PlacePhoto, PlacePhotos } from "@/lib/restaurants/photos/types";

/** Of visitors' photos those that everyone can see: with a published review, or without a review. */
export const IS_SHOWN = and(
  eq(photos.status, "published"),
  or(photos.byVisitor, and(isNotNull(photos.reviewId), eq(reviews.status, "published"))),
);

const isShown = (restaurantId: string, shows?: PhotoSubject) =>
  and(eq(photos.restaurantId, restaurantId), shows && eq(photos.shows, shows), IS_SHOWN);

/** As chard.sum_up_members chooses the picture of cards: the desk's choice, then the most helpful, then the newest, menus last. */
const BEST_FIRST = [
  desc(photos.isMain),
  sql`${photos.shows} is not distinct from 'menu'`,
  desc(photos.helpful),
  desc(photos.createdAt),
  asc(photos.id),
];

type Slice = { limit: number; offset: number; shows?: PhotoSubject | undefined };

/** Who took them and what they show is joined to those alone that are read, and all are counted on the way. */
function select(transaction: Transaction, restaurantId: string, { limit, offset, shows }: Slice) {
  const best = transaction
    .select({ id: photos.id, total: sql<number>`count(*) over ()`.mapWith(Number).as("total") })
    .from(photos)
    .leftJoin(reviews, eq(reviews.id, photos.reviewId))
    .where(isShown(restaurantId, shows))
    .orderBy(...BEST_FIRST)
    .limit(limit)
    .offset(offset)
    .as("best");
  return transaction
    .select({
      photo: photos,
      total: best.total,
      reviewId: reviews.id,
      signedBy: reviews.userName,
      signedSlug: reviews.userId,
      userName: members.name,
      userSlug: members.slug,
      dish: dishes.name,
    })
    .from(best)
    .innerJoin(photos, eq(photos.id, best.id))
    .leftJoin(reviews, eq(reviews.id, photos.reviewId))
    .leftJoin(members, eq(members.userId, photos.userId))
    .leftJoin(dishes, and(eq(dishes.id, photos.dishId), eq(dishes.status, "published")))
    .orderBy(...BEST_FIRST);
}

type Row = Awaited<ReturnType<typeof select>>[number];

function toPlacePhoto({ photo, reviewId, dish, ...signed }: Omit<Row, "total">): PlacePhoto {
  const userName = signed.signedBy ?? signed.userName;
  const userSlug = reviewId ? signed.signedSlug : signed.userSlug;
  return {
    ...toReviewPhoto(photo),
    ...(reviewId && { reviewId }),
    ...(userName && { userName }),
    ...(userSlug && { userSlug }),
    ...(photo.shows && { shows: photo.shows }),
    ...(dish && { dish }),
    ...(photo.isMain && { isMain: true }),
    helpful: photo.helpful,
    addedAt: toInstant(photo.createdAt),
  };
}

/** Some of a restaurant's photos by visitors, the best first, and how many there are: none beyond the last. */
export async function listVisitorPhotos(
  database: Database,
  restaurantId: string,
  slice: Slice,
): Promise<PlacePhotos> {
  const rows = await database.asAnonymous((transaction) =>
    select(transaction, restaurantId, slice),
  );
  return { photos: rows.map(toPlacePhoto), total: rows[0]?.total ?? 0 };
}

/** The latest photo of a restaurant's menu. */
export async function findMenuPhoto(
  database: Database,
  restaurantId: string,
): Promise<Pick<PlacePhoto, "recordId" | "addedAt"> | undefined> {
  const [menu] = await database.asAnonymous((transaction) =>
    transaction
      .select({ recordId: photos.id, createdAt: photos.createdAt })
      .from(photos)
      .leftJoin(reviews, eq(reviews.id, photos.reviewId))
      .where(isShown(restaurantId, "menu"))
      .orderBy(desc(photos.createdAt))
      .limit(1),
  );
  return menu && { recordId: menu.recordId, addedAt: toInstant(menu.createdAt) };
}

const isOwn = ({ sub }: VerifiedClaims, restaurantId: string) =>
  and(
    eq(photos.userId, sub),
    eq(photos.restaurantId, restaurantId),
    photos.byVisitor,
    ne(photos.status, "removed"),
  );

/** The photos that a member added to a restaurant without a review, the newest first. */
export async function listOwnVisitorPhotos(
  database: Database,
  user: VerifiedClaims,
  restaurantId: string,
): Promise<AccountPhoto[]> {
  const rows = await database.asUser(user, (transaction) =>
    transaction
      .select()
      .from(photos)
      .where(isOwn(user, restaurantId))
      .orderBy(desc(photos.createdAt), asc(photos.id)),
  );
  return rows.map((row) => ({
    ...toReviewPhoto(row),
    status: row.status === "waiting" ? "waiting" : "published",
    ...(row.shows && { shows: row.shows }),
    ...(row.dishId && { dishId: row.dishId }),
  }));
}

async function findDish(transaction: Transaction, restaurantId: string, dishId?: string) {
  if (!dishId) return undefined;
  const [dish] = await transaction
    .select({ id: dishes.id })
    .from(dishes)
    .where(and(eq(dishes.id, dishId), eq(dishes.restaurantId, restaurantId)));
  return dish;
}

type NewVisitorPhotos = {
  restaurantId: string;
  /** The dish of the restaurant that they show. */
  dishId?: string | undefined;
  added: readonly Photo[];
  status: "published" | "waiting";
};

/**
 * Records photos whose files are stored already; one that the member has there already counts as added. Returns those that were not taken,
 * since the desk has removed them there; undefined where there was no room: then nothing has changed.
 */
export async function addVisitorPhotos(
  database: Database,
  user: VerifiedClaims,
  { restaurantId, dishId, added, status }: NewVisitorPhotos,
) {
  // Members may not insert photos: only the server writes what a record says about files.
  return database.asOwner(async (transaction) => {
    await takeTurns(transaction, `photos of ${user.sub}`);
    const own = await transaction.select().from(photos).where(isOwn(user, restaurantId));
    const removed = await readRemovedHashes(transaction, user.sub, restaurantId);
    const known = new Set([...own.map(({ hash }) => hash), ...removed]);
    const fresh = withoutKnown(added, known);
    if (own.length + fresh.length > MAX_OF_MEMBER) return undefined;
    const dish = await findDish(transaction, restaurantId, dishId);
    const shows = dish && "food";
    for (const { id: hash, ...facts } of fresh)
      await transaction.insert(photos).values({
        ...facts,
        hash,
        description: photoDescription("", shows),
        shows: shows ?? null,
        dishId: dish?.id ?? null,
        restaurantId,
        userId: user.sub,
        byVisitor: true,
        status,
      });
    return added.filter(({ id }) => removed.has(id));
  });
}

type PhotoDetails = {
  restaurantId: string;
  photoId: string;
  /** Empty for none. */
  caption: string;
  shows: PhotoSubject | undefined;
  dishId: string | undefined;
};

/** Changes what a member says of an own photo; returns whether it is there. */
export async function describeVisitorPhoto(
  database: Database,
  user: VerifiedClaims,
  { restaurantId, photoId, caption, shows, dishId }: PhotoDetails,
) {
  return database.asOwner(async (transaction) => {
    const dish = await findDish(transaction, restaurantId, dishId);
    const changed = await transaction
      .update(photos)
      .set({
        description: photoDescription(caption, shows),
        shows: shows ?? null,
        dishId: dish?.id ?? null,
      })
      .where(and(isOwn(user, restaurantId), eq(photos.id, photoId)))
      .returning({ id: photos.id });
    return changed.length > 0;
  });
}

/** Deletes an own photo; returns its files' name and width, or undefined where there is none. */
export async function deleteVisitorPhoto(
  database: Database,
  user: VerifiedClaims,
  { restaurantId, photoId }: { restaurantId: string; photoId: string },
) {
  return database.asUser(user, (transaction) =>
    deletePhoto(transaction, and(isOwn(user, restaurantId), eq(photos.id, photoId))),
  );
}
