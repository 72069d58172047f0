import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import { sql } from "drizzle-orm";
import type { AuthServer } from "@/e2e/support/servers/auth-server";
import { databaseVariables } from "@/e2e/support/servers/server-database";
import { openForCommand } from "@/lib/database/commands/open";
import { runShell as runStatements } from "@/lib/database/commands/shell";
import type { Database } from "@/lib/database/database";

/** A running server, or the data directory of one that does not run. */
type Site = Pick<AuthServer, "dataDirectory">;

/** Runs a command of the database as the operator of a server would, and returns what it prints; throws with that when it fails. */
export function runDatabaseCommand({ dataDirectory }: Site, args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/run/db.mjs", ...args], {
    env: { ...process.env, ...databaseVariables(dataDirectory) },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${args.join(" ")}\n${stdout}${stderr}`);
  return stdout;
}

/** Runs work in the database of a running server, as commands do, but without the second that a process of its own takes to start. */
export async function withDatabase<T>(
  { dataDirectory }: Site,
  work: (database: Database) => Promise<T>,
) {
  const { database } = await openForCommand({
    settings: databaseVariables(dataDirectory),
    directory: dataDirectory,
    migrationsFolder: join(process.cwd(), "lib/database/migrations"),
  });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Runs SQL in the database of a running server, and returns what `npm run db -- shell` prints; throws with that when it fails. */
export function runShell(server: Site, statement: string) {
  return withDatabase(server, async (database) => {
    let printed = "";
    const output = new Writable({
      write(piece, _encoding, done) {
        printed += String(piece);
        done();
      },
    });
    const failures = await runStatements(database, Readable.from([`${statement};\n`]), output);
    if (failures > 0) throw new Error(`${statement}\n${printed}`);
    return printed;
  });
}

/** The rows that a statement returns in the database of a running server. */
export function readRows(server: Site, statement: string) {
  return withDatabase(server, async (database) => {
    const result = await database.asOwner((work) => work.execute(sql.raw(statement)));
    return (result as unknown as { rows: Record<string, unknown>[] }).rows;
  });
}
