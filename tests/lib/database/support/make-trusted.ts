import { sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { DEFAULT_LIMITS } from "@/lib/trust/level";

/** As many corrections of an account as a trusted member has were accepted, and the account is old enough. */
export async function makeTrusted(database: Database, userId: string, restaurantId: string) {
  await database.asOwner(async (transaction) => {
    await transaction.execute(
      sql`insert into chard.suggestions (restaurant_id, user_id, kind, facts, evidence, status)
        select ${restaurantId}, ${userId}, 'facts', '{}', 'x', 'accepted' from generate_series(1, ${DEFAULT_LIMITS.trustedAccepted}::int)`,
    );
    await transaction.execute(
      sql`update auth.users set created_at = now() - make_interval(days => ${DEFAULT_LIMITS.accountDays + 1}::int) where id = ${userId}`,
    );
  });
}
