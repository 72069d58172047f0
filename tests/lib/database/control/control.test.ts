/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { eq } from "drizzle-orm";
import { connectControl } from "@/lib/database/control/client";
import { openControlled } from "@/lib/database/control/database";
import { controlPath } from "@/lib/database/control/protocol";
import { serveControl } from "@/lib/database/control/server";
import type { Database } from "@/lib/database/database";
import { embeddedDatabase } from "@/lib/database/connection/embedded";
import { sampleRecords } from "@/lib/database/records/sample-records";
import { sqlRecords } from "@/lib/database/records/sql-records";
import { seedSamples } from "@/lib/database/samples";
import { restaurants } from "@/lib/database/schema/restaurants";
import { migratedPGlite } from "@/tests/lib/database/support/migrated-pglite";
import { MIGRATIONS } from "@/tests/lib/database/support/migrations";

jest.setTimeout(120_000);

let directory: string;
let pglite: PGlite;
let site: Database;
let stop: () => Promise<void>;

/** A command in another process, as far as the database can tell. */
async function connectCommand(): Promise<Database> {
  return (await openControlled(directory))!;
}

const nameOf = async (database: Database, id: string) =>
  (await sqlRecords(database).getRestaurant(id))?.name;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "chard-control-"));
  pglite = await migratedPGlite();
  site = { ...(await embeddedDatabase(pglite, MIGRATIONS)), close: () => pglite.close() };
  await seedSamples(site);
  stop = await serveControl(pglite, directory);
});

afterAll(async () => {
  await stop();
  await site.close();
  await rm(directory, { recursive: true });
});

it("returns the same records to a command as to the site, types included", async () => {
  const command = await connectCommand();
  expect(await sqlRecords(command).listRestaurants(10)).toEqual(
    await sampleRecords.listRestaurants(10),
  );
  expect(await sqlRecords(command).listReviews("1")).toEqual(await sampleRecords.listReviews("1"));
  expect(await sqlRecords(command).listCities()).toEqual(await sampleRecords.listCities());
  await command.close();
});

it("commits a command's transaction, and rolls a failed one back", async () => {
  const command = await connectCommand();
  const rename = (name: string) => (database: Database) =>
    database.asOwner((transaction) =>
      transaction.update(restaurants).set({ name }).where(eq(restaurants.id, "1")),
    );
  await rename("Renamed")(command);
  expect(await nameOf(site, "1")).toBe("Renamed");
  const failing = command.asOwner(async (transaction) => {
    await transaction.update(restaurants).set({ name: "Lost" });
    throw new Error("changed my mind");
  });
  await expect(failing).rejects.toThrow("changed my mind");
  expect(await nameOf(site, "1")).toBe("Renamed");
  await command.close();
});

it("returns the message and code of a refused statement, and continues", async () => {
  const command = await connectCommand();
  const write = command.asAnonymous((transaction) => transaction.delete(restaurants));
  await expect(write).rejects.toMatchObject({ cause: { code: "42501" } });
  expect(await nameOf(command, "2")).toBe("Maitake House");
  await command.close();
});

it("rolls back what a command that is killed left open, and lets the site go on", async () => {
  const client = (await connectControl(directory))!;
  await client.query("begin");
  await client.query("update chard.restaurants set name = 'Half done'");
  client.end();
  expect(await nameOf(site, "3")).toBe("Calle Verde");
});

it("lets two commands and the site take turns", async () => {
  const commands = await Promise.all([connectCommand(), connectCommand()]);
  const increment = (database: Database) =>
    database.asOwner(async (transaction) => {
      const [row] = await transaction
        .select({ helpful: restaurants.reviewCount })
        .from(restaurants)
        .where(eq(restaurants.id, "8"));
      await transaction
        .update(restaurants)
        .set({ reviewCount: row!.helpful + 1 })
        .where(eq(restaurants.id, "8"));
    });
  const before = (await sqlRecords(site).getRestaurant("8"))!.reviewCount;
  await Promise.all([...commands, site].flatMap((one) => [increment(one)]));
  expect((await sqlRecords(site).getRestaurant("8"))!.reviewCount).toBe(before + 3);
  await Promise.all(commands.map((command) => command.close()));
});

it("is for the owner of the directory alone, and absent where no server listens", async () => {
  expect((await stat(controlPath(directory))).mode & 0o777).toBe(0o600);
  expect(await connectControl(join(directory, "elsewhere"))).toBeUndefined();
});

it("keeps to the length that the kernel allows for a socket's path", () => {
  expect(Buffer.byteLength(controlPath(`/${"long/".repeat(60)}`))).toBeLessThanOrEqual(100);
});
