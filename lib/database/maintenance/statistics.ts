import { sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";

/**
 * Updates the planner's counts of rows: without that, a long list takes ten times as long. Postgres does it by itself eventually;
 * PGlite, which has no autovacuum, never.
 */
export async function updateStatistics(database: Database) {
  await database.asOwner((transaction) =>
    transaction.execute(sql`
      do $$
      declare
        own name;
      begin
        for own in select relname from pg_class where relnamespace = 'chard'::regnamespace and relkind = 'r' loop
          execute format('analyze chard.%I', own);
        end loop;
      end
      $$`),
  );
}
