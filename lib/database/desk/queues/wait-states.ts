import { and, desc, eq, inArray, ne } from "drizzle-orm";
import type { Transaction } from "@/lib/database/database";
import { isLocked } from "@/lib/database/desk/queues/locks";
import { deskLocks } from "@/lib/database/schema/desk";
import { members } from "@/lib/database/schema/members";
import { questions } from "@/lib/database/schema/questions";

/** Who has an item open, and whether its sender was asked something. */
export type ItemState = { heldBy?: string; question?: "asked" | "answered" };

/** The state of each item by its subject; `userId` is the user who looks, whose own open item does not count as held. */
export async function readStates(
  transaction: Transaction,
  subjects: readonly string[],
  userId: string | undefined,
): Promise<ReadonlyMap<string, ItemState>> {
  if (subjects.length === 0) return new Map();
  const locks = await transaction
    .select({ subject: deskLocks.subject, name: members.name })
    .from(deskLocks)
    .leftJoin(members, eq(members.userId, deskLocks.holder))
    .where(
      and(
        inArray(deskLocks.subject, [...subjects]),
        isLocked,
        userId ? ne(deskLocks.holder, userId) : undefined,
      ),
    );
  const asked = await transaction
    .select({ subject: questions.subject, answeredAt: questions.answeredAt })
    .from(questions)
    .where(inArray(questions.subject, [...subjects]))
    .orderBy(desc(questions.askedAt));
  return new Map(
    subjects.map((subject) => {
      const lock = locks.find((each) => each.subject === subject);
      const last = asked.find((each) => each.subject === subject);
      return [
        subject,
        {
          ...(lock && { heldBy: lock.name ?? "Someone else" }),
          ...(last && { question: last.answeredAt ? "answered" : "asked" }),
        },
      ];
    }),
  );
}
