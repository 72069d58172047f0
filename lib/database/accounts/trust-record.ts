import { sql } from "drizzle-orm";
import type { Database, Transaction } from "@/lib/database/database";
import { executeRows } from "@/lib/database/execute-rows";
import { listings, suggestions } from "@/lib/database/schema/contributions";
import { auditLog, roles } from "@/lib/database/schema/desk";
import { dishes } from "@/lib/database/schema/dishes";
import { members } from "@/lib/database/schema/members";
import { photos } from "@/lib/database/schema/photos";
import { reviews } from "@/lib/database/schema/reviews";
import { suspensions } from "@/lib/database/schema/suspensions";
import { tips } from "@/lib/database/schema/tips";
import { IS_ACTIVE_SUSPENSION } from "@/lib/database/accounts/suspensions";
import type { TrustRecord } from "@/lib/trust/level";

type Row = {
  accepted: number;
  refusedAt: Date | string | null;
  since: Date | string | null;
  isSuspended: boolean;
  isRegionalEditor: boolean;
};

/** What was decided on an account's contributions (P14.971), as `subject` of the audit log and `is_accepted`. */
const decidedOf = (userId: string) => sql`
  select 'suggestion:' || s.id as subject, s.status = 'accepted' as is_accepted
    from ${suggestions} s where s.user_id = ${userId} and s.status <> 'open'
  union all select 'listing:' || l.token, l.status = 'published'
    from ${listings} l where l.user_id = ${userId} and l.status <> 'review'
  union all select 'review:' || r.id, r.status = 'published'
    from ${reviews} r where r.author_id = ${userId} and r.status <> 'waiting'
  union all select 'photo:' || p.id, p.status = 'published'
    from ${photos} p where p.user_id = ${userId} and p.status <> 'waiting'
  union all select 'dish:' || d.id, false from ${dishes} d where d.author_id = ${userId} and d.status = 'removed'
  union all select 'tip:' || t.id, false from ${tips} t where t.author_id = ${userId} and t.status = 'removed'`;

/**
 * What the level of an account follows from (P14.971), as the owner of the tables, since members do not read the log. What nobody
 * decided on is neither accepted nor refused. Undefined where there is no such account.
 */
export async function readTrustRecord(
  transaction: Transaction,
  userId: string,
): Promise<TrustRecord | undefined> {
  const [row] = await executeRows<Row>(
    transaction,
    sql`
      with decided as materialized (${decidedOf(userId)}),
      refused as materialized (select subject from decided where not is_accepted)
      select
        (select count(*)::int from decided d where d.is_accepted and (
          d.subject like 'suggestion:%' or d.subject like 'listing:%'
          or exists (select from ${auditLog} a where a.subject = d.subject and a.action in ('review.publish', 'photo.publish'))
        )) as accepted,
        (select max(at) from (
          select max(a.at) as at from refused f join ${auditLog} a on a.subject = f.subject
          union all
          select max(a.at) from ${auditLog} a where a.action = 'report.uphold' and exists (select from refused)
            and a.after ->> 'subject' in (select subject from refused)
        ) decisions) as "refusedAt",
        u.created_at as since,
        exists (select from ${suspensions} where ${suspensions.userId} = ${userId} and ${IS_ACTIVE_SUSPENSION}) as "isSuspended",
        exists (select from ${roles} where ${roles.userId} = ${userId}
          and cardinality(${roles.countries}) + cardinality(${roles.cities}) > 0) as "isRegionalEditor"
      from auth.users u where u.id = ${userId}`,
  );
  if (!row) return undefined;
  return {
    accepted: row.accepted,
    refusedAt: row.refusedAt ? new Date(row.refusedAt) : undefined,
    since: new Date(row.since ?? Date.now()),
    isSuspended: row.isSuspended,
    isRegionalEditor: row.isRegionalEditor,
  };
}

/** The same for an account. */
export async function findTrustRecord(database: Database, userId: string) {
  return database.asOwner((transaction) => readTrustRecord(transaction, userId));
}

/** The same for the member of a public page. */
export async function findTrustRecordOf(database: Database, slug: string) {
  return database.asOwner(async (transaction) => {
    const [member] = await executeRows<{ userId: string }>(
      transaction,
      sql`select user_id as "userId" from ${members} where slug = ${slug}`,
    );
    return member && readTrustRecord(transaction, member.userId);
  });
}
