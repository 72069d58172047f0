import { and, eq } from "drizzle-orm";
import { readTrustRecord } from "@/lib/database/accounts/trust-record";
import {
  changeAtOnce,
  differentFacts,
  MEMBER_CHANGE,
} from "@/lib/database/contributions/change-at-once";
import type { Database, Transaction } from "@/lib/database/database";
import {
  MEMBER_SOURCE,
  OWNER_SOURCE,
  type FactChange,
} from "@/lib/database/desk/decisions/correct-restaurant";
import { venueSubject } from "@/lib/database/desk/venues/edit-venue";
import { readOwners } from "@/lib/database/desk/venues/owners";
import { subjectOf } from "@/lib/desk/queues";
import { lockRestaurant } from "@/lib/database/records/lock-restaurant";
import { suggestions } from "@/lib/database/schema/contributions";
import { corrections } from "@/lib/database/schema/imports";
import type { KnownBy } from "@/lib/corrections/known-by";
import { readFacts } from "@/lib/desk/facts";
import { isAtOnce } from "@/lib/trust/facts";
import { levelOf, type TrustLimits } from "@/lib/trust/level";

type Correction = {
  restaurantId: string;
  userId: string;
  facts: Readonly<Record<string, string>>;
  sources: Readonly<Record<string, KnownBy>>;
  evidence: string;
};

type Rules = {
  limits: TrustLimits;
  now: Date;
  /** What follows from the text of opening hours among the facts, where it can be read. */
  hours: readonly FactChange[] | undefined;
};

/** What became of a correction: the number of the part that applies, and whether the desk decides on a part. */
export type SentCorrection = { appliedId: number | undefined; waits: boolean };

/** The facts of a restaurant that its owner gave. */
async function ownersFacts(transaction: Transaction, restaurantId: string) {
  const isOwners = and(
    eq(corrections.restaurantId, restaurantId),
    eq(corrections.source, OWNER_SOURCE),
  );
  const rows = await transaction
    .select({ field: corrections.field })
    .from(corrections)
    .where(isOwners);
  return rows.map(({ field }) => field);
}

/** The change that a fact is, where it may apply at once. */
function changesOf(
  fact: string,
  read: Readonly<Record<string, unknown>>,
  hours: Rules["hours"],
): readonly FactChange[] {
  if (fact === "hoursText") return hours ?? [];
  return fact in read ? [[fact, read[fact]]] : [];
}

const partOf = <Value>(
  values: Readonly<Record<string, Value>>,
  isIn: (name: string) => boolean,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => isIn(name)));

/**
 * Stores a member's correction of facts. What a trusted member may correct applies at once, but not what the owner said; the desk decides
 * on the rest (P14.972). Undefined for a restaurant that is no longer there.
 */
export async function addMemberCorrection(
  database: Database,
  correction: Correction,
  { limits, now, hours }: Rules,
): Promise<SentCorrection | undefined> {
  const { restaurantId, userId, facts, sources, evidence } = correction;
  return database.asOwner(async (transaction) => {
    const row = await lockRestaurant(transaction, restaurantId);
    if (!row) return undefined;
    const record = await readTrustRecord(transaction, userId);
    const isTrusted = record !== undefined && levelOf(record, limits, now) === "trusted";
    const owners = isTrusted ? await readOwners(transaction, restaurantId) : [];
    const isOwner = owners.some((owner) => owner.userId === userId);
    const owned = isTrusted && !isOwner ? await ownersFacts(transaction, restaurantId) : [];
    const read = readFacts(facts);
    const applied = new Map(
      Object.keys(facts)
        .filter((fact) => isTrusted && isAtOnce(fact) && !owned.includes(fact))
        .map((fact) => [fact, changesOf(fact, read, hours)] as const)
        .filter(([, changes]) => changes.length > 0),
    );
    const add = async (isIn: (name: string) => boolean, status: "open" | "accepted") => {
      const part = { facts: partOf(facts, isIn), sources: partOf(sources, isIn), evidence };
      const added = await transaction
        .insert(suggestions)
        .values({ ...part, restaurantId, userId, kind: "facts", status })
        .returning({ id: suggestions.id });
      return added[0]!.id;
    };
    const waits = Object.keys(facts).some((fact) => !applied.has(fact));
    if (waits) await add((name) => !applied.has(name), "open");
    const different = differentFacts(row, [...applied.values()].flat());
    if (different.length === 0) return { appliedId: undefined, waits };
    const id = await add((name) => applied.has(name), "accepted");
    await changeAtOnce(
      transaction,
      {
        action: MEMBER_CHANGE,
        userId,
        restaurantId,
        source: isOwner ? OWNER_SOURCE : MEMBER_SOURCE,
        subject: subjectOf("corrections", String(id)),
        about: { subject: venueSubject(restaurantId) },
      },
      different,
    );
    return { appliedId: id, waits };
  });
}
