import { and, isNull, sql } from "drizzle-orm";
import { BOTH_NAMES } from "@/lib/database/both-names";
import { findRestaurant } from "@/lib/database/desk/queue-records/find-restaurant";
import type { SourceOf } from "@/lib/database/desk/queue-records/queue-source";
import { reopen, type Reversal } from "@/lib/database/desk/queue-records/reopen";
import { photos } from "@/lib/database/schema/photos";
import type { Restaurant } from "@/lib/restaurants/types";

const isIt = (id: string) => sql`${photos.id}::text = ${id}`;

function reopenPhoto(from: "published" | "removed"): Reversal {
  const reopenIt = reopen(
    photos,
    photos.id,
    { from, to: "waiting" },
    { restaurantId: photos.restaurantId },
  );
  return async (transaction, id, entry) => {
    const isAlone = and(isIt(id), isNull(photos.reviewId));
    return (await transaction.$count(photos, isAlone)) > 0
      ? reopenIt(transaction, id, entry)
      : undefined;
  };
}

type Contents = { photo: typeof photos.$inferSelect; restaurant: Restaurant };

export const PHOTOS: SourceOf<"photos", Contents> = {
  table: photos,
  id: photos.id,
  at: photos.createdAt,
  // Those of a review or a listing wait with it.
  isWaiting: sql`${photos.status} = 'waiting' and ${photos.reviewId} is null and ${photos.restaurantId} is not null`,
  title: BOTH_NAMES,
  detail: sql`${photos.description}`,
  restaurantId: photos.restaurantId,
  senderId: photos.userId,
  texts: [sql`${photos.description}`],
  kinds: {},
  async read(transaction, id) {
    const [photo] = await transaction.select().from(photos).where(isIt(id));
    const restaurant =
      photo?.restaurantId && (await findRestaurant(transaction, photo.restaurantId));
    if (!photo || !restaurant) return undefined;
    return {
      contents: { queue: "photos", photo, restaurant },
      userId: photo.userId,
      at: photo.createdAt,
      isWaiting: photo.status === "waiting",
    };
  },
  reversals: { publish: reopenPhoto("published"), remove: reopenPhoto("removed") },
};
