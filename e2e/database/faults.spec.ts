import { rmSync } from "node:fs";
import type { APIRequestContext } from "@playwright/test";
import pg from "pg";
import { startServer, type AuthServer } from "@/e2e/support/servers/auth-server";
import { newDataDirectory } from "@/e2e/support/servers/data-directories";
import { chooseFromAccountMenu, newAccount } from "@/e2e/support/auth-steps";
import { faultyConnection } from "@/e2e/support/servers/faulty-connection";
import { expect, test } from "@/e2e/support/fixtures";
import { startPostgres } from "@/scripts/test/postgres.mjs";

// What a visitor sees when the Postgres server fails: docs/faults.md.
test.describe.configure({ mode: "serial", timeout: 240_000 });

/** No response may take longer: 10 s for the database, and what a busy machine needs besides. */
const WITHIN_MS = 20_000;

let postgres: NonNullable<Awaited<ReturnType<typeof startPostgres>>>;
let connection: Awaited<ReturnType<typeof faultyConnection>>;
let directory: string;
let server: AuthServer;

const start = (ready?: RegExp) =>
  startServer({
    dataDirectory: directory,
    variables: { DATABASE_URL: connection.url },
    ...(ready && { ready }),
  });

test.beforeAll(async () => {
  const started = await startPostgres();
  if (!started) throw new Error("There is no Postgres server on this machine.");
  postgres = started;
  connection = await faultyConnection(postgres.url);
  directory = newDataDirectory();
});
test.afterAll(async () => {
  await server.stop("SIGKILL");
  await connection.close();
  await postgres.stop();
  rmSync(directory, { recursive: true, force: true });
});

/** It was rendered with the database, and is requested again while there is none. */
const KNOWN_PAGE = "/restaurants/8";

let pages = 0;
/** A page that was not requested before: the server has to query the database. */
const newPage = () => `/restaurants/node-${(pages += 1)}`;
const get = (request: APIRequestContext, path: string) =>
  request.get(server.origin + path, { timeout: WITHIN_MS });

async function expectUnavailable(request: APIRequestContext, path: string) {
  const response = await get(request, path);
  expect(response.status()).toBe(503);
  expect(response.headers()).toMatchObject({
    "retry-after": "10",
    "cache-control": "private, no-store",
  });
  expect(response.headers()["content-security-policy"]).toContain("default-src");
  expect(await response.text()).toContain("Back in a moment");
}

/** Everything works again, also the page that failed before: no failure was cached. */
async function expectAvailable(request: APIRequestContext, failedBefore: string) {
  const statusOf = async (path: string) => (await get(request, path)).status();
  await expect.poll(() => statusOf("/api/health/ready"), { timeout: 60_000 }).toBe(200);
  for (const path of [failedBefore, newPage()]) expect(await statusOf(path)).toBe(404);
  expect(await statusOf(KNOWN_PAGE)).toBe(200);
}

test("a database that refuses connections at the start: cached pages are served, others are 503, and all work later", async ({
  request,
}) => {
  connection.become("refuses");
  server = await start(/Accounts are not available/);
  expect((await get(request, KNOWN_PAGE)).status()).toBe(200);
  const path = newPage();
  await expectUnavailable(request, path);
  expect((await get(request, "/restaurants/node-1/summary.json")).status()).toBe(503);
  connection.become("works");
  await expectAvailable(request, path);
});

test("a database that begins to refuse connections: the first page that needs it says so", async ({
  request,
}) => {
  const path = newPage();
  connection.become("refuses");
  await expectUnavailable(request, path);
  connection.become("works");
  await expectAvailable(request, path);
});

test("a page of the account behind a link, while accounts are unavailable: it says so, and a press tries again", async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: server.origin });
  const email = await newAccount(page);
  connection.become("refuses");
  await chooseFromAccountMenu(page, email, "Settings");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Back in a moment");
  await expect(heading).toBeFocused();
  await expect(page.getByText("Accounts cannot be reached right now")).toBeVisible();
  const again = page.getByRole("button", { name: "Try again" });
  await again.click();
  await expect(heading).toBeFocused();
  await expect(page).toHaveURL("/settings");

  connection.become("works");
  await expect(async () => {
    if (await again.isVisible()) await again.click();
    await expect(page.getByRole("heading", { name: email })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await page.close();
});

test("a database that hangs: every page that needs it says so", async ({ request }) => {
  connection.become("hangs");
  const paths = Array.from({ length: 20 }, newPage);
  await Promise.all(paths.map((path) => expectUnavailable(request, path)));
  await expectUnavailable(request, newPage());
  expect((await get(request, KNOWN_PAGE)).status()).toBe(200);
  connection.become("works");
  await expectAvailable(request, paths[0]!);
});

test("statements that take too long: a page that needs them says so", async ({ request }) => {
  const client = new pg.Client(postgres.url);
  await client.connect();
  await client.query("begin");
  await client.query("lock table chard.restaurants in access exclusive mode");
  const path = newPage();
  await expectUnavailable(request, path);
  await client.query("rollback");
  await client.end();
  await expectAvailable(request, path);
});

test("a database that restarts under load: each request gets a response, and pages work afterwards", async ({
  request,
}) => {
  let isOver = false;
  const statuses: number[] = [];
  const load = Array.from({ length: 20 }, async () => {
    while (!isOver) statuses.push((await get(request, newPage())).status());
  });
  const untilMore = (count: number) => {
    const before = statuses.length;
    return expect.poll(() => statuses.length - before).toBeGreaterThan(count);
  };
  await untilMore(50);
  for (let time = 0; time < 3; time += 1) {
    await postgres.restart();
    await untilMore(50);
  }
  isOver = true;
  await Promise.all(load);
  expect(new Set(statuses)).toEqual(new Set([404, 503]));
  await expectAvailable(request, newPage());
});

test("a database that takes its time at the start: pages with records wait for it, others do not, and none is that of a site without one", async ({
  request,
}) => {
  connection.become("waits");
  const young = await start(/Ready in/);
  const textOf = async (path: string) => (await request.get(young.origin + path)).text();
  const pages = Promise.all(["/", "/features/favorites"].map(textOf));
  expect(await textOf("/about/mission")).toContain("</html>");
  expect(await textOf("/about/contact")).not.toContain("Messages are not open yet");
  connection.become("works");
  for (const home of await pages) expect(home).toMatch(/<a [^>]*href="\/restaurants\/reviews"/);
  await young.stop("SIGKILL");
});
