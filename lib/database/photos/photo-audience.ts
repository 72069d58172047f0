import { eq } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { photos } from "@/lib/database/schema/photos";
import { reviews } from "@/lib/database/schema/reviews";

type Status = "published" | "waiting" | "removed";

/** Who may load a photo's files: all visitors, or these accounts and the desk while it waits; no one where it is undefined. */
export type PhotoAudience = "public" | { senders: readonly string[] } | undefined;

/** A photo is shown with its review: what became of the one holds for the other. */
function together(photo: Status, review: Status | null): Status {
  const both = [photo, review];
  if (both.includes("removed")) return "removed";
  return both.includes("waiting") ? "waiting" : "published";
}

/** Whom the files with a hash are for, by every record that names them. */
export async function findPhotoAudience(database: Database, hash: string): Promise<PhotoAudience> {
  const rows = await database.asOwner((transaction) =>
    transaction
      .select({ status: photos.status, userId: photos.userId, ofReview: reviews.status })
      .from(photos)
      .leftJoin(reviews, eq(reviews.id, photos.reviewId))
      .where(eq(photos.hash, hash)),
  );
  const states = rows.map(({ status, ofReview, userId }) => ({
    status: together(status, ofReview),
    userId,
  }));
  if (states.some(({ status }) => status === "published")) return "public";
  const waiting = states.filter(({ status }) => status === "waiting");
  if (waiting.length === 0) return undefined;
  return { senders: waiting.flatMap(({ userId }) => userId ?? []) };
}
