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
test.describe.configure({ timeout: 240_000 });

let directory: string;

test.beforeEach(() => {
  directory = newDataDirectory();
});
test.afterEach(() => rmSync(directory, { recursive: true, force: true }));

function runCommand(parameters: string[], input = "", script = "db.mjs") {
  return execFileSync(process.execPath, [`scripts/run/${script}`, ...parameters], {
    env: { ...process.env, CHARD_DATA_DIR: directory },
    input,
    encoding: "utf8",
  });
}

async function read(server: AuthServer, path: string) {
  const response = await fetch(server.origin + path);
  const policy = response.headers.get("content-security-policy") ?? "";
  return { html: await response.text(), policy };
}

/** A stale page is sent once more while the new one is rendered. */
const eventually = (server: AuthServer, path: string) =>
  expect.poll(async () => (await read(server, path)).html, { timeout: 20_000 });

test("a changed name is on every page that shows it, also after a restart", async () => {
  const first = await startServer({ dataDirectory: directory });
  expect((await read(first, "/restaurants/8")).html).toContain("Crumb &amp; Canopy");

  const said = runCommand(
    ["db", "shell"],
    "update chard.restaurants set name = 'Crumb Under New Management' where id = '8';\n",
  );
  expect(said).toContain("1 row");
  await eventually(first, "/restaurants/8").toContain("Crumb Under New Management");
  await eventually(first, "/restaurants/near-me").toContain("Crumb Under New Management");
  const { policy } = await read(first, "/restaurants/8");
  expect(policy).toContain("script-src 'self' 'sha256-");
  await first.stop();

  const second = await startServer({ dataDirectory: directory });
  await eventually(second, "/restaurants/8").toContain("Crumb Under New Management");
  await second.stop();
});

test("samples that were removed are on no page any more, and their pages are gone", async () => {
  const server = await startServer({ dataDirectory: directory });
  const statusOf = async (path: string) => (await fetch(server.origin + path)).status;
  const pages = [
    `/community/events/${EVENTS[0]!.id}`,
    `/de/community/events/${EVENTS[0]!.id}`,
    `/community/forum/${FORUM_TOPICS[0]!.id}`,
    `/community/members/${MEMBERS[0]!.id}`,
  ];
  for (const path of pages) expect(await statusOf(path)).toBe(200);
  runCommand(["samples", "remove"]);
  for (const path of pages) await expect.poll(() => statusOf(path), { timeout: 20_000 }).toBe(404);
  await eventually(server, "/sitemap.xml").not.toContain(pages[0]!);
  await eventually(server, "/community/events").toContain("No events are planned at the moment");
  await eventually(server, "/de/community/events").toContain("Zurzeit ist keine Veranstaltung");
  await eventually(server, "/community/forum").toContain("Nobody has started a topic yet.");
  await eventually(server, "/community/members").toContain("Nobody has written a review yet.");
  expect(await statusOf("/community/blog")).toBe(200);
  await server.stop();
});

test("a backup of the running site restores its records and photos", async () => {
  const server = await startServer({ dataDirectory: directory });
  const photo = join(directory, "photos", `${"0123456789abcdef".repeat(2)}-480.webp`);
  mkdirSync(dirname(photo));
  writeFileSync(photo, "not looked at");
  expect(runCommand(["db", "status"])).toContain("through the running site");
  expect(runCommand([], "", "backup.mjs")).toMatch(
    /^chard-.+\.tar is in .+backups: .+ MB, with 1 files of photos\.$/m,
  );
  expect(runCommand(["samples", "remove"])).toContain("8 sample restaurants are removed");
  rmSync(photo);
  await eventually(server, "/restaurants/near-me").not.toContain("Crumb &amp; Canopy");
  expect(runCommand(["restore", "--newest"], "", "backup.mjs")).toMatch(
    /\d+ rows of \d+ tables and 1 files of photos are restored from chard-/,
  );
  await eventually(server, "/restaurants/near-me").toContain("Crumb &amp; Canopy");
  expect(readFileSync(photo, "utf8")).toBe("not looked at");
  await server.stop();
});
