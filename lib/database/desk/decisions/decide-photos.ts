import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import type { Actor } from "@/lib/database/desk/audit";
import { decide } from "@/lib/database/desk/decisions/decide";
import { subjectOf } from "@/lib/desk/queues";
import { photos } from "@/lib/database/schema/photos";

/** Publishes a photo that waits on its own, or removes it with a reason; returns the restaurant that it is of, and its sender. */
export async function decidePhoto(
  database: Database,
  actor: Actor,
  id: string,
  status: "published" | "removed",
  reason?: string,
) {
  return decide(database, {
    actor,
    action: status === "published" ? "photo.publish" : "photo.remove",
    subject: subjectOf("photos", id),
    reason,
    async carryOut(transaction) {
      const [photo] = await transaction
        .update(photos)
        .set({ status })
        .where(
          and(
            eq(photos.id, id),
            eq(photos.status, "waiting"),
            isNull(photos.reviewId),
            isNotNull(photos.restaurantId),
          ),
        )
        .returning({ restaurantId: photos.restaurantId, userId: photos.userId });
      if (!photo?.restaurantId) return undefined;
      const { restaurantId, userId } = photo;
      const states = { before: { status: "waiting" }, after: { status } };
      return { ...states, result: { restaurantId, userId } };
    },
  });
}
