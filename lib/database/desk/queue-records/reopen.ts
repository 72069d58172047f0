import { and, eq, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "@/lib/database/database";
import type { AuditEntry } from "@/lib/database/desk/audit";
import { auditLog } from "@/lib/database/schema/desk";
import { photos } from "@/lib/database/schema/photos";

/** What the page of a restaurant, topic or event shows differently after a reversal. */
export type Reversed = { restaurantId?: string; topicId?: string; eventId?: string };

/** Undoes a decision on an item; undefined where it cannot be undone any more. */
export type Reversal = (
  transaction: Transaction,
  id: string,
  entry: AuditEntry,
) => Promise<Reversed | undefined>;

type StatusTable = PgTable & { status: PgColumn };

/**
 * Puts an item back into its queue, if it is still as the decision left it. `before`: further columns of it that are as they were before
 * the decision again.
 */
export function reopen(
  table: StatusTable,
  idColumn: PgColumn,
  { from, to, before }: { from: string; to: string; before?: Readonly<Record<string, SQL>> },
  where?: { restaurantId?: PgColumn; topicId?: PgColumn; eventId?: PgColumn },
): Reversal {
  return async (transaction, id) => {
    const columns = { ...where, status: table.status };
    const rows = await transaction
      .update(table)
      .set({ status: to, ...before })
      .where(and(sql`${idColumn}::text = ${id}`, eq(table.status, from)))
      .returning(columns);
    const [row] = rows as ({ status: string } & Reversed)[];
    if (!row) return undefined;
    const { restaurantId, topicId, eventId } = row;
    return {
      ...(restaurantId && { restaurantId }),
      ...(topicId && { topicId }),
      ...(eventId && { eventId }),
    };
  };
}

/** The photos of a review or a listing that were decided with it; those that were removed on their own stay removed. */
export const wasNotDecidedAlone = sql`not exists (select from ${auditLog} a where a.subject = 'photo:' || ${photos.id})`;
