/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Drizzle } from "@/lib/database/database";
import {
  listAppliedMigrations,
  migrate as migrateWith,
  NewerDatabaseError,
  OlderDatabaseError,
} from "@/lib/database/connection/migrate";
import { MIGRATIONS } from "@/tests/lib/database/support/migrations";
import { HAS_PGLITE } from "@/tests/lib/database/support/open-test-database";
import { POSTGRES_URL } from "@/tests/lib/database/support/postgres-server";
import { withMigration } from "@/tests/lib/database/support/with-migration";
import {
  openPGlite,
  openPostgres,
  type OpenedDatabase,
  type Schema,
} from "@/tests/lib/database/support/open-empty-database";

jest.setTimeout(120_000);

const KINDS: [string, (schema: Schema) => Promise<OpenedDatabase>][] = [
  ...(HAS_PGLITE ? [["PGlite", openPGlite] as [string, typeof openPGlite]] : []),
  ...(POSTGRES_URL ? [["Postgres", openPostgres] as [string, typeof openPostgres]] : []),
];

describe.each(KINDS)("%s", (_name, open) => {
  let drizzled: Drizzle;
  let close: () => Promise<unknown>;
  let folder: string;

  const openWith = async (schema: Schema) => void ({ drizzled, close } = await open(schema));

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "chard-migrations-"));
  });
  afterEach(async () => {
    await close();
    await rm(folder, { recursive: true });
  });

  const migrate = (database: Drizzle, migrations: string) =>
    migrateWith((work) => database.transaction(work), migrations);

  const exists = async (table: string) => {
    const { rows } = (await drizzled.execute(
      sql`select to_regclass(${table}) is not null as found`,
    )) as unknown as { rows: { found: boolean }[] };
    return rows[0]!.found;
  };

  it("applies each migration once", async () => {
    await openWith("none");
    expect(await migrate(drizzled, MIGRATIONS)).toBeGreaterThan(0);
    expect(await migrate(drizzled, MIGRATIONS)).toBe(0);
  });

  it("tries again where another database of the server has just made the same roles", async () => {
    await openWith("none");
    let attempts = 0;
    const applied = migrateWith((work) => {
      attempts += 1;
      return drizzled.transaction(async (transaction) => {
        const result = await work(transaction);
        if (attempts === 1)
          throw Object.assign(new Error("Failed query"), { cause: { code: "23505" } });
        return result;
      });
    }, MIGRATIONS);
    expect(await applied).toBeGreaterThan(0);
    expect(attempts).toBe(2);
  });

  it("applies what a newer version adds", async () => {
    await openWith("present");
    await withMigration(folder, "create table chard.next (id int);");
    expect(await migrate(drizzled, folder)).toBe(1);
    expect(await exists("chard.next")).toBe(true);
  });

  it("leaves nothing of a migration that fails half way", async () => {
    await openWith("present");
    await withMigration(
      folder,
      "create table chard.next (id int);\n--> statement-breakpoint\nselect 1 / 0;",
    );
    await expect(migrate(drizzled, folder)).rejects.toThrow();
    expect(await exists("chard.next")).toBe(false);
    expect(await migrate(drizzled, MIGRATIONS)).toBe(0);
  });

  it("refuses a database that a newer version has migrated", async () => {
    await openWith("present");
    await withMigration(folder, "create table chard.next (id int);");
    await migrate(drizzled, folder);
    await expect(migrate(drizzled, MIGRATIONS)).rejects.toThrow(NewerDatabaseError);
    expect(await exists("chard.next")).toBe(true);
  });

  const logAsApplied = (tag: number) =>
    drizzled.execute(
      sql`insert into chard_migrations.applied (tag, hash) values (${tag}, 'another')`,
    );

  it("forgets the migrations that its first one stands for", async () => {
    await openWith("present");
    const applied = await drizzled.transaction(listAppliedMigrations);
    await logAsApplied(1795382057366);
    expect(await migrate(drizzled, MIGRATIONS)).toBe(0);
    expect(await drizzled.transaction(listAppliedMigrations)).toEqual(applied);
  });

  it("refuses a database that ends before its first one", async () => {
    await openWith("present");
    await drizzled.execute(sql`delete from chard_migrations.applied`);
    await logAsApplied(1795382057366);
    await expect(migrate(drizzled, MIGRATIONS)).rejects.toThrow(OlderDatabaseError);
  });
});
