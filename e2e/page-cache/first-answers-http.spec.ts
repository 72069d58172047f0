import { rmSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { startServer } from "@/e2e/support/servers/auth-server";
import { newDataDirectory } from "@/e2e/support/servers/data-directories";
import { extract, runImport } from "@/e2e/support/servers/imported-server";
import { ensureDatabase } from "@/e2e/support/servers/server-database";
import { DATABASE_ATTRIBUTE } from "@/lib/browser/database-mark";

// One build serves sites with a database and without one (P14.17): each server is asked as soon as it listens.
test.describe.configure({ mode: "serial", timeout: 240_000 });

const MARK = `${DATABASE_ATTRIBUTE}=""`;

/** A link that a page has only where there is a database. */
const LINKS = {
  "/": "/restaurants/reviews",
  "/de": "/de/restaurants/reviews",
  "/community/events": "/community/events/new",
  "/de/community/events": "/de/community/events/new",
  "/favorites": "/favorites/list",
  "/de/favorites": "/de/favorites/list",
  "/legal/privacy": "#members",
  "/guides/city/berlin": "/restaurants/near-me/berlin",
};

/** Pages that are the same but for the mark. */
const SAME = ["/about/mission", "/community/blog", "/no-such-page"];

let directory: string;

test.beforeAll(async () => {
  directory = newDataDirectory("first-answers");
  await ensureDatabase(directory);
  runImport({ dataDirectory: directory }, extract());
});
test.afterAll(() => rmSync(directory, { recursive: true, force: true }));

async function firstAnswers(database: "" | "none") {
  const server = await startServer({ dataDirectory: directory, ready: /Ready in/, database });
  const read = async (path: string) => (await fetch(server.origin + path)).text();
  const answers: Record<string, { isMarked: boolean; hasLink?: boolean }> = {};
  for (const [path, link] of Object.entries(LINKS)) {
    const html = await read(path);
    answers[path] = { isMarked: html.includes(MARK), hasLink: html.includes(`href="${link}"`) };
  }
  for (const path of SAME) answers[path] = { isMarked: (await read(path)).includes(MARK) };
  await server.stop("SIGKILL");
  return answers;
}

const expected = (isWithDatabase: boolean) =>
  Object.fromEntries([
    ...Object.keys(LINKS).map((path) => [
      path,
      { isMarked: isWithDatabase, hasLink: isWithDatabase },
    ]),
    ...SAME.map((path) => [path, { isMarked: isWithDatabase }]),
  ]);

test("a server with a database sends no page of a site without one, from its first response on", async () => {
  expect(await firstAnswers("")).toEqual(expected(true));
});

test("a server without one sends no page of a site with one, on the same build and data directory", async () => {
  expect(await firstAnswers("none")).toEqual(expected(false));
});
