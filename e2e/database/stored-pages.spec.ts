import { existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { startServer, type AuthServer } from "@/e2e/support/servers/auth-server";
import { addRestaurants } from "@/e2e/support/servers/add-restaurant";
import { newDataDirectory } from "@/e2e/support/servers/data-directories";
import { readRows, runShell } from "@/e2e/support/servers/database-shell";
import { ensureDatabase } from "@/e2e/support/servers/server-database";
import { expect, test } from "@/e2e/support/fixtures";

// Pages of restaurants, cities and countries outlive their server.
test.describe.configure({ timeout: 240_000 });

const OWN = "/restaurants/outlives-its-server";
const OTHER = "/restaurants/changes-meanwhile";
const UNCHANGED = [OWN, `/de${OWN}`];
const PATHS = [...UNCHANGED, OTHER];

let directory: string;

test.beforeEach(() => {
  directory = newDataDirectory("stored-pages");
});
test.afterEach(() => rmSync(directory, { recursive: true, force: true }));

async function read(server: AuthServer, path: string) {
  const response = await fetch(server.origin + path);
  const { status, headers } = response;
  return { status, state: headers.get("x-nextjs-cache"), html: await response.text(), headers };
}

const ARE_PAST = `select pg_snapshot_xmin(pg_current_snapshot())::text::bigint > max(transaction_id) as past from chard.changed_tags`;

const storedPages = () =>
  existsSync(join(directory, "pages"))
    ? readdirSync(join(directory, "pages"), { recursive: true, encoding: "utf8" })
    : [];

/** Once the database was queried, which the home page waits for. */
async function start(port?: number) {
  const server = await startServer({ dataDirectory: directory, ...(port && { port }) });
  await read(server, "/");
  return server;
}

test("the first page after a restart is the one of before, unless its facts have changed or there is no database", async () => {
  const site = { dataDirectory: directory };
  await ensureDatabase(directory);
  const like = { like: "2", isSample: false };
  await addRestaurants(site, [
    {
      id: "outlives-its-server",
      name: "Outlives Its Server",
      at: { lat: -10, lng: 10 },
      ...like,
    },
    // Far from the others, which name their neighbors.
    { id: "changes-meanwhile", name: "Changes Meanwhile", at: { lat: 10, lng: 10 }, ...like },
  ]);

  const first = await start();
  const port = Number(new URL(first.origin).port);
  // Pages are stored that are newer than their facts: not before every transaction on this server that is older has ended.
  await expect.poll(() => readRows(first, ARE_PAST), { timeout: 60_000 }).toEqual([{ past: true }]);
  const before = new Map<string, Awaited<ReturnType<typeof read>>>();
  for (const path of PATHS) {
    const page = await read(first, path);
    expect([path, page.status, page.state]).toEqual([path, 200, "MISS"]);
    before.set(path, page);
  }
  await expect.poll(storedPages).toHaveLength(1 + PATHS.length);
  // Counted in memory (P14.984), and stored when the server stops; claims/page-views.spec.ts has a browser that is counted.
  const counted = await fetch(`${first.origin}/api/views/outlives-its-server`, {
    method: "POST",
    headers: { Origin: first.origin },
  });
  expect(counted.status).toBe(204);
  await first.stop();

  // One of them, and a sample, whose page was built.
  await runShell(
    site,
    "update chard.restaurants set name = 'Changed By Now' where id in ('changes-meanwhile', '8')",
  );
  const second = await start(port);
  const views = "select restaurant_id, count from chard.page_views";
  expect(await readRows(second, views)).toEqual([
    { restaurant_id: "outlives-its-server", count: 1 },
  ]);
  for (const path of UNCHANGED) {
    const page = await read(second, path);
    expect([path, page.state]).toEqual([path, "HIT"]);
    expect(page.html).toBe(before.get(path)!.html);
    for (const name of ["content-security-policy", "cache-control", "content-type"])
      expect(page.headers.get(name)).toBe(before.get(path)!.headers.get(name));
  }
  const changed = await read(second, OTHER);
  expect(changed.state).toBe("MISS");
  expect(changed.html).toContain("Changed By Now");
  // From then on they are in memory.
  const pages = join(directory, "pages");
  renameSync(pages, `${pages}-aside`);
  for (const path of UNCHANGED) expect((await read(second, path)).state).toBe("HIT");
  renameSync(`${pages}-aside`, pages);
  await expect
    .poll(async () => (await read(second, "/restaurants/8")).html, { timeout: 20_000 })
    .toContain("Changed By Now");
  await second.stop();

  const without = await startServer({ dataDirectory: directory, port, database: "none" });
  for (const path of PATHS) expect((await read(without, path)).status).toBe(404);
  expect(storedPages()).not.toEqual([]);
  await without.stop("SIGKILL");
});
