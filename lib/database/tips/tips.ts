import { and, desc, eq, ne } from "drizzle-orm";
import { ownsPlace } from "@/lib/database/claims/own-claims";
import type { Database, VerifiedClaims } from "@/lib/database/database";
import { toInstant } from "@/lib/database/records/rows";
import { members } from "@/lib/database/schema/members";
import { tips, tipVotes } from "@/lib/database/schema/tips";
import { readSuspension } from "@/lib/database/accounts/suspensions";
import { isRepeated } from "@/lib/moderation/hold";
import type { Tip } from "@/lib/tips/types";

/** More than anyone reads. */
const SHOWN_TIPS = 30;

const isOwn = ({ sub }: VerifiedClaims, restaurantId: string) =>
  and(eq(tips.authorId, sub), eq(tips.restaurantId, restaurantId));

/** The tips about a restaurant: the most helpful first, of equals the newest. */
export async function listTips(database: Database, restaurantId: string): Promise<Tip[]> {
  const rows = await database.asAnonymous((transaction) =>
    transaction
      .select({ tip: tips, name: members.name, slug: members.slug })
      .from(tips)
      .leftJoin(members, eq(members.userId, tips.authorId))
      .where(and(eq(tips.restaurantId, restaurantId), eq(tips.status, "published")))
      .orderBy(desc(tips.helpful), desc(tips.createdAt), tips.id)
      .limit(SHOWN_TIPS),
  );
  return rows.map(({ tip: { id, text, helpful, createdAt }, name, slug }) => ({
    id,
    text,
    helpful,
    at: toInstant(createdAt),
    ...(name && slug && { author: { name, slug } }),
  }));
}

/** A member's own tip about a restaurant, also one that a moderator has removed. */
export async function findOwnTip(database: Database, user: VerifiedClaims, restaurantId: string) {
  return database.asUser(user, async (transaction) => {
    const [tip] = await transaction
      .select({ id: tips.id, text: tips.text, status: tips.status })
      .from(tips)
      .where(isOwn(user, restaurantId));
    return tip;
  });
}

/**
 * Saves a member's tip in place of an earlier one, whose votes go with it. "removed" where a moderator has removed the earlier one,
 * "repeated" where the member gave the same tip elsewhere. The member must have a public record.
 */
export async function saveTip(
  database: Database,
  user: VerifiedClaims,
  { restaurantId, text }: { restaurantId: string; text: string },
): Promise<{ id: string } | "removed" | "repeated"> {
  return database.asUser(user, async (transaction) => {
    const others = await transaction
      .select({ text: tips.text })
      .from(tips)
      .where(and(eq(tips.authorId, user.sub), ne(tips.restaurantId, restaurantId)));
    if (
      isRepeated(
        text,
        others.map((other) => other.text),
      )
    )
      return "repeated";
    const [present] = await transaction
      .select({ id: tips.id, text: tips.text, status: tips.status })
      .from(tips)
      .where(isOwn(user, restaurantId));
    if (present?.status === "removed") return "removed";
    if (present?.text === text) return { id: present.id };
    await transaction.delete(tips).where(isOwn(user, restaurantId));
    const [added] = await transaction
      .insert(tips)
      .values({ restaurantId, authorId: user.sub, text })
      .returning({ id: tips.id });
    return { id: added!.id };
  });
}

/** Deletes a member's own tip; returns whether there was one. */
export async function deleteTip(database: Database, user: VerifiedClaims, restaurantId: string) {
  return database.asUser(user, async (transaction) => {
    const deleted = await transaction
      .delete(tips)
      .where(isOwn(user, restaurantId))
      .returning({ id: tips.id });
    return deleted.length > 0;
  });
}

type Vote = { tipId: string; intent?: "add" | "remove" | undefined };

/**
 * Marks a tip as helpful to a member, or removes the mark; returns which. "own" for the member's own tip, "owned" for one about the member's
 * own restaurant, "missing" for one that is not shown; suspended members can only remove marks. Without a intent it does the contrary of what is.
 */
export async function setTipVote(
  database: Database,
  user: VerifiedClaims,
  { tipId, intent }: Vote,
) {
  return database.asUser(user, async (transaction) => {
    const [tip] = await transaction
      .select({ authorId: tips.authorId, restaurantId: tips.restaurantId })
      .from(tips)
      .where(and(eq(tips.id, tipId), eq(tips.status, "published")));
    if (!tip) return "missing";
    if (tip.authorId === user.sub) return "own";
    const isOwnVote = and(eq(tipVotes.tipId, tipId), eq(tipVotes.userId, user.sub));
    const isMarked = (await transaction.$count(tipVotes, isOwnVote)) > 0;
    if (intent === "remove" || (isMarked && intent !== "add")) {
      await transaction.delete(tipVotes).where(isOwnVote);
      return "removed";
    }
    if (isMarked) return "added";
    const suspension = await readSuspension(transaction, user.sub);
    if (suspension) return suspension;
    if (await ownsPlace(transaction, user, tip.restaurantId)) return "owned";
    await transaction.insert(tipVotes).values({ tipId, userId: user.sub });
    return "added";
  });
}

/** The ids of a restaurant's tips that a member found helpful. */
export async function listOwnTipVotes(
  database: Database,
  user: VerifiedClaims,
  restaurantId: string,
) {
  return database.asUser(user, async (transaction) => {
    const rows = await transaction
      .select({ id: tipVotes.tipId })
      .from(tipVotes)
      .innerJoin(tips, eq(tips.id, tipVotes.tipId))
      .where(and(eq(tipVotes.userId, user.sub), eq(tips.restaurantId, restaurantId)));
    return rows.map(({ id }) => id);
  });
}
