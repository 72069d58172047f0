import { and, eq } from "drizzle-orm";
import { readSuspension } from "@/lib/database/accounts/suspensions";
import { ownsPlace } from "@/lib/database/claims/own-claims";
import type { Database, VerifiedClaims } from "@/lib/database/database";
import { IS_SHOWN } from "@/lib/database/photos/visitor-photos";
import { photos, photoVotes } from "@/lib/database/schema/photos";
import { reviews } from "@/lib/database/schema/reviews";

type Vote = { photoId: string; intent?: "add" | "remove" | undefined };

/**
 * Marks a visitor's photo as helpful to a member, or removes the mark; returns which. "own" for the member's own photo, "owned" for one
 * of the member's own restaurant, "missing" for one that is not shown; suspended members can only remove marks. Without an intent it does the contrary of what is.
 */
export async function setPhotoVote(
  database: Database,
  user: VerifiedClaims,
  { photoId, intent }: Vote,
) {
  return database.asUser(user, async (transaction) => {
    const [photo] = await transaction
      .select({ userId: photos.userId, restaurantId: photos.restaurantId })
      .from(photos)
      .leftJoin(reviews, eq(reviews.id, photos.reviewId))
      .where(and(eq(photos.id, photoId), IS_SHOWN));
    if (!photo) return "missing";
    if (photo.userId === user.sub) return "own";
    const isOwnVote = and(eq(photoVotes.photoId, photoId), eq(photoVotes.userId, user.sub));
    const isMarked = (await transaction.$count(photoVotes, isOwnVote)) > 0;
    if (intent === "remove" || (isMarked && intent !== "add")) {
      await transaction.delete(photoVotes).where(isOwnVote);
      return "removed";
    }
    if (isMarked) return "added";
    const suspension = await readSuspension(transaction, user.sub);
    if (suspension) return suspension;
    const { restaurantId } = photo;
    if (restaurantId && (await ownsPlace(transaction, user, restaurantId))) return "owned";
    await transaction.insert(photoVotes).values({ photoId, userId: user.sub });
    return "added";
  });
}

/** The ids of a restaurant's photos that a member found helpful. */
export async function listOwnPhotoVotes(
  database: Database,
  user: VerifiedClaims,
  restaurantId: string,
) {
  return database.asUser(user, async (transaction) => {
    const rows = await transaction
      .select({ id: photoVotes.photoId })
      .from(photoVotes)
      .innerJoin(photos, eq(photos.id, photoVotes.photoId))
      .where(and(eq(photoVotes.userId, user.sub), eq(photos.restaurantId, restaurantId)));
    return rows.map(({ id }) => id);
  });
}
