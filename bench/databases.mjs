import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { load } from "../scripts/run/load.mjs";
import { ROOT, say } from "../scripts/run/process.mjs";
import { startPostgres } from "../scripts/test/postgres.mjs";

const MIGRATIONS = join(ROOT, "lib/database/migrations");

/**
 * Runs `task` with each kind of database, empty, both as safe from a power failure as in production: its name, the settings
 * that choose it, and its size on the disk in MB. Without a Postgres server on this machine there is PGlite alone.
 */
export async function withDatabases(task) {
  const folder = mkdtempSync(join(tmpdir(), "chard-bench-"));
  const postgres = await startPostgres({ isDurable: true });
  try {
    const directory = join(folder, "data");
    const sizeOf = (path) =>
      Number(execFileSync("du", ["-sm", path], { encoding: "utf8" }).split("\t")[0]);
    const accounts = { CHARD_DATA_DIR: join(folder, "accounts") };
    await task("PGlite", { CHARD_DATA_DIR: directory }, () => sizeOf(directory));
    if (postgres)
      await task("Postgres", { DATABASE_URL: postgres.url, ...accounts }, () =>
        sizeOf(postgres.folder),
      );
    else say("No Postgres server was found or could be installed: PGlite alone.");
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs `task` with the open database that settings choose, as the site's commands open it. */
export async function withOpenDatabase(settings, task) {
  const { openForCommand } = await load("lib/database/commands/open.ts");
  const { database } = await openForCommand({
    settings,
    directory: settings.CHARD_DATA_DIR,
    migrationsFolder: MIGRATIONS,
  });
  try {
    return await task(database);
  } finally {
    await database.close();
  }
}

/** Accounts with public names, as their claims. */
export async function addMembers(database, count) {
  const { sql } = await import("drizzle-orm");
  const { executeRows } = await load("lib/database/execute-rows.ts");
  const rows = await database.asOwner((transaction) =>
    executeRows(
      transaction,
      sql`with added as (
        insert into auth.users (id, email, password_hash, metadata, identity_id, confirmed_at, created_at, updated_at)
        select gen_random_uuid(), 'member-' || gen_random_uuid() || '@example.org', '', '{}', gen_random_uuid(), now(), now(), now()
        from generate_series(1, ${count}) returning id
      ) insert into chard.members (user_id, slug, name) select id, id::text, 'Noor' from added returning user_id as sub`,
    ),
  );
  return rows;
}
