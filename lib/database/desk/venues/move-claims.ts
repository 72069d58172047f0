import { and, desc, eq, isNull, not, notInArray, sql } from "drizzle-orm";
import type { Transaction } from "@/lib/database/database";
import { writeAudit, type Actor } from "@/lib/database/desk/audit";
import { setReplies } from "@/lib/database/reviews/owner-replies";
import { claims } from "@/lib/database/schema/claims";
import { auditLog } from "@/lib/database/schema/desk";
import { photos } from "@/lib/database/schema/photos";
import type { restaurants } from "@/lib/database/schema/restaurants";

type Row = typeof restaurants.$inferSelect;

const MOVE = "claim.move";

const subjectOf = (id: string) => `claim:${id}`;

/** What the log says of a claim before its restaurant was merged into another. */
export type MovedClaim = { status: string; restaurant: string; website: string | null };

/** What a claim was before a merge moved it; undefined where none did. */
export async function findMovedClaim(transaction: Transaction, id: string) {
  const [entry] = await transaction
    .select({ before: auditLog.before })
    .from(auditLog)
    .where(and(eq(auditLog.subject, subjectOf(id)), eq(auditLog.action, MOVE)))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return entry?.before as MovedClaim | undefined;
}

/**
 * Moves the claims to a restaurant that is merged into another. They were shown for the first one alone, whose website may be another
 * person's, so the desk decides on them anew (P14.102). A member's claim to the other restaurant stays; but where the first was refused,
 * the refusal stays, and not a claim that nobody has accepted.
 */
export async function moveClaims(transaction: Transaction, actor: Actor, from: Row, to: Row) {
  await holdOwnersWords(transaction, from.id, to.id);
  await transaction.execute(sql`
    delete from ${claims} c where c.restaurant_id = ${to.id} and c.status in ('sent', 'open') and exists (
      select from ${claims} f where f.restaurant_id = ${from.id} and f.user_id = c.user_id and f.status = 'refused')`);
  const isTwice = sql`exists (select from ${claims} other where other.restaurant_id = ${to.id} and other.user_id = ${claims.userId})`;
  const moving = await transaction
    .select({ id: claims.id, status: claims.status })
    .from(claims)
    .where(and(eq(claims.restaurantId, from.id), sql`not ${isTwice}`))
    .for("update");
  for (const { id, status } of moving) {
    const isRefused = status === "refused";
    await transaction
      .update(claims)
      .set({
        restaurantId: to.id,
        tokenHash: null,
        ...(!isRefused && { status: "open", decidedAt: null }),
      })
      .where(eq(claims.id, id));
    const before: MovedClaim = { status, restaurant: from.name, website: from.website };
    await writeAudit(transaction, {
      actor,
      action: MOVE,
      subject: subjectOf(id),
      before,
      after: { status: isRefused ? status : "open", restaurantId: to.id },
    });
  }
}

/**
 * What the first restaurant's owners show and answered waits, before their claims move; not of those who own the other one as well. Their
 * reviews have moved already.
 */
async function holdOwnersWords(transaction: Transaction, from: string, to: string) {
  const isOwn = (restaurantId: string) =>
    and(eq(claims.restaurantId, restaurantId), eq(claims.status, "accepted"));
  const ofOther = transaction.select({ userId: claims.userId }).from(claims).where(isOwn(to));
  const former = await transaction
    .select({ userId: claims.userId })
    .from(claims)
    .where(and(isOwn(from), notInArray(claims.userId, ofOther)));
  for (const { userId } of former) {
    await holdOwnerPhotos(transaction, from, userId);
    await setReplies(transaction, { restaurantId: to, userId }, "waiting");
  }
}

/** "Photos by the owner" of an account that is not the owner any more wait for the desk. */
async function holdOwnerPhotos(transaction: Transaction, restaurantId: string, userId: string) {
  await transaction
    .update(photos)
    .set({ status: "waiting" })
    .where(
      and(
        eq(photos.restaurantId, restaurantId),
        eq(photos.userId, userId),
        eq(photos.status, "published"),
        isNull(photos.reviewId),
        isNull(photos.listingToken),
        not(photos.byVisitor),
      ),
    );
}
