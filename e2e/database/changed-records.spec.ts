import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { EVENTS } from "@/data/events";
import { FORUM_TOPICS } from "@/data/forum";
import { MEMBERS } from "@/data/members";
import { startServer, type AuthServer } from "@/e2e/support/servers/auth-server";
import { newDataDirectory } from "@/e2e/support/servers/data-directories";
import { expect, test } from "@/e2e/support/fixtures";

// Records of the embedded database, changed by an operator's command while the site runs.
test.describe.configure({ mode: "serial", timeout: 240_000 });

let directory: string;
let server: AuthServer;

const NEW_NAME = "Crumb Under New Management";

test.beforeAll(async () => {
  directory = newDataDirectory();
  server = await startServer({ dataDirectory: directory });
});
test.afterAll(async () => {
  await server.stop("SIGKILL");
  rmSync(directory, { recursive: true, force: true });
});

function runCommand(parameters: string[], input = "", script = "db.mjs") {
  return execFileSync(process.execPath, [`scripts/run/${script}`, ...parameters], {
    env: { ...process.env, CHARD_DATA_DIR: directory },
    input,
    encoding: "utf8",
  });
}

/** On a connection of its own: while a command runs, the server closes one that is kept open, of which this process hears too late. */
const get = (path: string) => fetch(server.origin + path, { headers: { Connection: "close" } });

async function read(path: string) {
  const response = await get(path);
  const policy = response.headers.get("content-security-policy") ?? "";
  return { html: await response.text(), policy };
}

/** A stale page is sent once more while the new one is rendered. */
const eventually = (path: string) =>
  expect.poll(async () => (await read(path)).html, { timeout: 20_000 });

// That it is there after a restart, too, is in stored-pages.spec.ts.
test("a changed name is on every page that shows it @core", async () => {
  expect((await read("/restaurants/8")).html).toContain("Crumb &amp; Canopy");

  const said = runCommand(
    ["db", "shell"],
    `update chard.restaurants set name = '${NEW_NAME}' where id = '8';\n`,
  );
  expect(said).toContain("1 row");
  await eventually("/restaurants/8").toContain(NEW_NAME);
  await eventually("/restaurants/near-me").toContain(NEW_NAME);
  const { policy } = await read("/restaurants/8");
  expect(policy).toContain("script-src 'self' 'sha256-");
});

test("samples that were removed are on no page any more, and a backup of the running site restores them, and photos", async () => {
  const statusOf = async (path: string) => (await get(path)).status;
  const pages = [
    `/community/events/${EVENTS[0]!.id}`,
    `/de/community/events/${EVENTS[0]!.id}`,
    `/community/forum/${FORUM_TOPICS[0]!.id}`,
    `/community/members/${MEMBERS[0]!.id}`,
  ];
  for (const path of pages) expect(await statusOf(path)).toBe(200);
  const photo = join(directory, "photos", `${"0123456789abcdef".repeat(2)}-480.webp`);
  mkdirSync(dirname(photo));
  writeFileSync(photo, "not looked at");
  expect(runCommand(["db", "status"])).toContain("through the running site");
  expect(runCommand([], "", "backup.mjs")).toMatch(
    /^chard-.+\.tar is in .+backups: .+ MB, with 1 files of photos\.$/m,
  );

  expect(runCommand(["samples", "remove"])).toContain("8 sample restaurants are removed");
  rmSync(photo);
  await eventually("/restaurants/near-me").not.toContain(NEW_NAME);
  for (const path of pages) await expect.poll(() => statusOf(path), { timeout: 20_000 }).toBe(404);
  await eventually("/sitemap.xml").not.toContain(pages[0]!);
  await eventually("/community/events").toContain("No events are planned at the moment");
  await eventually("/de/community/events").toContain("Zurzeit ist keine Veranstaltung");
  await eventually("/community/forum").toContain("Nobody has started a topic yet.");
  await eventually("/community/members").toContain("Nobody has written a review yet.");
  expect(await statusOf("/community/blog")).toBe(200);

  expect(runCommand(["restore", "--newest"], "", "backup.mjs")).toMatch(
    /\d+ rows of \d+ tables and 1 files of photos are restored from chard-/,
  );
  await eventually("/restaurants/near-me").toContain(NEW_NAME);
  expect(readFileSync(photo, "utf8")).toBe("not looked at");
});
