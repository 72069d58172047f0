import { and, eq, ne } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import type { Actor } from "@/lib/database/desk/audit";
import { decide } from "@/lib/database/desk/decide";
import { photos } from "@/lib/database/schema/photos";

/** Takes a photo off its pages; its sender sees the reason. Answers the restaurant's id. */
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
