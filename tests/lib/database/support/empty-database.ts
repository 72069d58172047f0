import { sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";

/** Without triggers, which would write rows about the deleted ones, and as a restore, which may empty the audit log. */
const DELETE_EVERY_ROW = sql.raw(`
  do $$
  declare name text;
  begin
    set local session_replication_role = replica;
    set local chard.restoring = 'yes';
    for name in select format('%I.%I', schemaname, tablename) from pg_tables where schemaname in ('auth', 'chard') loop
      execute 'delete from ' || name;
    end loop;
    for name in select format('%I.%I', schemaname, sequencename) from pg_sequences where schemaname in ('auth', 'chard') loop
      execute 'alter sequence ' || name || ' restart';
    end loop;
  end $$`);

/** As a new database is, in a fraction of the time that opening one takes. */
export const emptyDatabase = (database: Database) =>
  database.asOwner((transaction) => transaction.execute(DELETE_EVERY_ROW));
