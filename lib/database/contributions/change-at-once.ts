import { isDeepStrictEqual } from "node:util";
import type { Transaction } from "@/lib/database/database";
import { writeAudit } from "@/lib/database/desk/audit";
import {
  correctRestaurant,
  type FactChange,
} from "@/lib/database/desk/decisions/correct-restaurant";
import type { restaurants } from "@/lib/database/schema/restaurants";
import { factOf } from "@/lib/restaurants/facts/social-networks";

type Row = typeof restaurants.$inferSelect;

/** What the audit log calls a change that applies without a decision of the desk, by whose it is (P14.980, P14.972). */
export const OWNER_CHANGE = "owner.change";
export const MEMBER_CHANGE = "member.change";

/** Both logs are permanent: neither has the name of a member. */
const ACTORS = { [OWNER_CHANGE]: "The owner", [MEMBER_CHANGE]: "A trusted member" } as const;

/** The facts that are to be others than the record says. */
export const differentFacts = (row: Row, changes: readonly FactChange[]) =>
  changes.filter(([field, value]) => !isDeepStrictEqual(factOf(row, field) ?? null, value));

type Change = {
  action: keyof typeof ACTORS;
  userId: string;
  restaurantId: string;
  /** Who the record names for the facts. */
  source: string;
  /** As in the audit log. */
  subject: string;
  /** What the entry says besides the facts. */
  about?: Readonly<Record<string, string>>;
};

/** Writes facts to a restaurant, and says so in the logs. */
export async function changeAtOnce(
  transaction: Transaction,
  { action, userId, restaurantId, source, subject, about }: Change,
  changes: readonly FactChange[],
) {
  const actor = { id: userId, name: ACTORS[action] };
  const { before, after } = await correctRestaurant(
    transaction,
    actor,
    { restaurantId, source },
    changes,
  );
  await writeAudit(transaction, { actor, action, subject, before, after: { ...after, ...about } });
}
