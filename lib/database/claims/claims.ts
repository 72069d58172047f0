import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { endOwnersPresses, findOpinion, isForDesk } from "@/lib/database/claims/claim-rules";
import { isOwnClaim, type Claim } from "@/lib/database/claims/own-claims";
import type { Database, VerifiedClaims } from "@/lib/database/database";
import { writeAudit } from "@/lib/database/desk/audit";
import { setReplies } from "@/lib/database/reviews/owner-replies";
import { claims } from "@/lib/database/schema/claims";

const DAY_MS = 24 * 60 * 60 * 1000;
const LINK_DAYS = 7;

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

type NewClaim = { restaurantId: string; evidence: string; email: string | null };

/**
 * Keeps a member's claim to a restaurant, in place of an earlier one that was not accepted. With an e-mail address it returns the
 * token of the link that confirms it, stored only as a hash; without an address, or where it is not enough, the desk decides.
 * Undefined where the restaurant is the member's already.
 */
export async function saveClaim(
  database: Database,
  user: VerifiedClaims,
  { restaurantId, evidence, email }: NewClaim,
  now = new Date(),
): Promise<{ token: string | undefined } | undefined> {
  // Members may not write claims: their status is the server's to say.
  return database.asOwner(async (transaction) => {
    const [present] = await transaction
      .select()
      .from(claims)
      .where(isOwnClaim(user, restaurantId))
      .for("update");
    if (present?.status === "accepted") return undefined;
    const isMailed = email && !(await isForDesk(transaction, user, restaurantId, email));
    const token = isMailed ? randomBytes(32).toString("base64url") : undefined;
    const values = {
      evidence,
      email,
      tokenHash: token ? hashOf(token) : null,
      status: token ? ("sent" as const) : ("open" as const),
      reason: null,
      createdAt: now,
      decidedAt: null,
    };
    await transaction
      .insert(claims)
      .values({ ...values, restaurantId, userId: user.sub })
      .onConflictDoUpdate({ target: [claims.restaurantId, claims.userId], set: values });
    return { token };
  });
}

function isToken({ tokenHash }: Claim, token: string) {
  const given = Buffer.from(hashOf(token));
  return tokenHash !== null && timingSafeEqual(Buffer.from(tokenHash), given);
}

/**
 * Accepts a member's claim by the token of its mail. The token alone is not enough: otherwise a reader of the mailbox would make
 * another person the owner. It is not accepted either after the member has reviewed the place or the like, or where the e-mail address is no longer
 * enough. Returns whether it was accepted.
 */
export async function confirmClaim(
  database: Database,
  user: VerifiedClaims,
  { restaurantId, token }: { restaurantId: string; token: string },
  now = new Date(),
) {
  return database.asOwner(async (transaction) => {
    const [claim] = await transaction
      .select()
      .from(claims)
      .where(and(isOwnClaim(user, restaurantId), eq(claims.status, "sent")))
      .for("update");
    if (!claim || !isToken(claim, token)) return false;
    if (now.getTime() - claim.createdAt.getTime() > LINK_DAYS * DAY_MS) return false;
    if (await findOpinion(transaction, user.sub, restaurantId)) return false;
    if (await isForDesk(transaction, user, restaurantId, claim.email)) return false;
    const accepted = { status: "accepted" as const, tokenHash: null, decidedAt: now };
    await transaction.update(claims).set(accepted).where(eq(claims.id, claim.id));
    await setReplies(transaction, claim, "published");
    await endOwnersPresses(transaction, claim.restaurantId);
    await writeAudit(transaction, {
      // Without the public name: the log is permanent, and the account may be deleted.
      actor: { id: user.sub, name: "A member" },
      action: "claim.confirm",
      subject: `claim:${claim.id}`,
      before: { status: "sent" },
      after: { status: "accepted", restaurantId },
    });
    return true;
  });
}
