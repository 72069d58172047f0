/** @jest-environment node */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { changePositions } from "@/lib/page-cache/change-positions";
import type { CacheValue } from "@/lib/page-cache/page-cache";
import { createStoredPages } from "@/lib/page-cache/stored-pages";

const keyOf = (path: string) => `/route-cache/APP_PAGE/hash/$${path}`;
const KEY = keyOf("/restaurants/node-1");
const TAG = "_N_T_/restaurants/node-1";
const DAY_MS = 24 * 60 * 60 * 1000;
const LIFETIME = { revalidate: 7 * 24 * 60 * 60 };

const page = (text = "Green Table"): CacheValue => ({
  kind: "APP_PAGE",
  html: `<h1>${text}</h1> 東京`,
  status: 200,
  headers: { "x-next-cache-tags": TAG, "content-security-policy": "its policy" },
  rscData: Buffer.from(`0:"${text}"\n`),
  segmentData: new Map([["/_tree", Buffer.from("1:[]")]]),
});

let folder: string;
let time: number;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "chard-pages-"));
  time = Date.now();
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A server whose database has finished all transactions below `position`, and what its log has. */
function start({
  position = 100n,
  changes = [] as [tag: string, transactionId: bigint][],
  version = "one",
  identity = "database",
  maxBytes = 1_000_000,
  freeBytes = 2 * 1024 ** 3,
} = {}) {
  const positions = changePositions();
  positions.identify(identity);
  positions.add(
    changes.map(([tag, transactionId]) => ({ tag, transactionId })),
    position,
  );
  const pages = createStoredPages({
    ...{ folder, version, positions, maxBytes },
    freeBytes: async () => freeBytes,
    now: () => time,
  });
  return {
    positions,
    read: (key = KEY) => pages.read(key),
    async render(value = page(), key = KEY, lifetime: { revalidate: number | false } = LIFETIME) {
      const request = {};
      pages.begin(request);
      await pages.write(request, key, value, lifetime);
    },
  };
}

const filesUnder = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

it("sends a page as it was after a restart", async () => {
  await start().render();
  const renderedAt = time;
  time += DAY_MS;
  expect(await start({ position: 120n }).read()).toEqual({
    value: page(),
    cacheControl: LIFETIME,
    lastModified: renderedAt,
  });
});

it.each([
  ["before its render", 99n, true],
  ["since its render", 100n, false],
  ["long after it", 119n, false],
])("goes by the last change of what a page shows: %s", async (_, transactionId, isSent) => {
  await start().render();
  const after = start({ position: 120n, changes: [["restaurant:node-1", transactionId]] });
  expect((await after.read()) !== undefined).toBe(isSent);
});

it("does not mind changes of other records", async () => {
  await start().render();
  const after = start({ position: 120n, changes: [["restaurant:node-2", 110n]] });
  expect(await after.read()).toBeDefined();
});

it("does not send a page again that was changed here, also before the log says so", async () => {
  const server = start();
  await server.render();
  expect(await server.read()).toBeDefined();
  server.positions.addOwn([TAG]);
  expect(await server.read()).toBeUndefined();
});

it("stores no page that was being rendered during a change", async () => {
  const server = start();
  server.positions.add([{ tag: "restaurant:node-1", transactionId: 101n }], 105n);
  await server.render();
  expect(filesUnder()).toEqual([]);
});

it.each([
  ["other code", { version: "two" }],
  ["another database", { identity: "other" }],
  ["a database that has lost its last transactions", { position: 99n }],
])("sends no page of before: %s", async (_, changed) => {
  await start().render();
  expect(await start({ position: 120n, ...changed }).read()).toBeUndefined();
});

it("sends no page that is older than its lifetime, or of the future", async () => {
  await start().render();
  time += 7 * DAY_MS;
  expect(await start().read()).toBeUndefined();
  time -= 8 * DAY_MS;
  expect(await start().read()).toBeUndefined();
});

it.each([
  "/restaurants/by-city/berlin",
  "/restaurants/by-city/berlin/2",
  "/restaurants/by-country/germany",
  "/de/restaurants/node-1",
])("stores %s", async (path) => {
  const server = start();
  await server.render(page(), keyOf(path));
  expect(await server.read(keyOf(path))).toBeDefined();
});

it.each([
  ["a point of near me", page(), keyOf("/restaurants/near-me/52.52,13.41"), LIFETIME],
  ["a list", page(), keyOf("/restaurants/top-rated"), LIFETIME],
  ["a member", page(), keyOf("/community/members/noor"), LIFETIME],
  ["a redirect", { ...page(), status: 308 }, KEY, LIFETIME],
  ["a file", { ...page(), kind: "APP_ROUTE" }, KEY, LIFETIME],
  ["a page without a lifetime", page(), KEY, { revalidate: false as const }],
])("does not store %s", async (_, value, key, lifetime) => {
  await start().render(value, key, lifetime);
  expect(filesUnder()).toEqual([]);
});

it("stores and sends nothing while no database was reached", async () => {
  await start().render();
  const server = start({ identity: "" });
  expect(await server.read()).toBeUndefined();
  await server.render(page(), keyOf("/restaurants/node-2"));
  expect(filesUnder()).toHaveLength(1);
});

it("takes no more room than it may: the page that was not used for the longest is removed", async () => {
  const keys = [1, 2, 3].map((id) => keyOf(`/restaurants/node-${id}`));
  await start().render(page(), keys[0]);
  const [file] = filesUnder();
  const { size } = statSync(join(file!.parentPath, file!.name));
  const server = start({ maxBytes: size * 2.5 });
  await server.render(page(), keys[1]);
  await server.read(keys[0]);
  await server.render(page(), keys[2]);
  const found = await Promise.all(keys.map((key) => server.read(key)));
  expect(found.map((entry) => entry !== undefined)).toEqual([true, false, true]);
});

it("removes pages of other versions, and those that are a week old", async () => {
  await start().render();
  const [{ parentPath = "", name } = {}] = filesUnder();
  const old = (time - 8 * DAY_MS) / 1000;
  utimesSync(join(parentPath, name!), old, old);
  mkdirSync(join(folder, "of-before"));
  writeFileSync(join(folder, "of-before", "page"), "");
  utimesSync(join(folder, "of-before"), old, old);
  mkdirSync(join(folder, "of-another-server"));
  await start().render(page(), keyOf("/restaurants/node-2"));
  expect(filesUnder()).toHaveLength(1);
  expect(readdirSync(folder)).not.toContain("of-before");
  // Written to within the hour: another version may be running.
  expect(readdirSync(folder)).toContain("of-another-server");
});

it("leaves the rest of a small disk to what cannot be made again, and gives room back", async () => {
  await start().render();
  await start({ freeBytes: 1024 ** 3 }).render(page(), keyOf("/restaurants/node-2"));
  expect(filesUnder()).toEqual([]);
});

it("removes a page from the disk once something has changed that it shows", async () => {
  const server = start();
  await server.render();
  server.positions.addOwn([TAG]);
  await server.read();
  expect(filesUnder()).toEqual([]);
});

it("goes on when its folder is removed", async () => {
  const server = start();
  await server.render();
  rmSync(folder, { recursive: true });
  await server.render();
  expect(await server.read()).toBeDefined();
});

it("stores and sends nothing more once the database is taken back to an earlier time", async () => {
  const server = start();
  await server.render();
  server.positions.add([], 90n);
  server.positions.add([{ tag: "restaurant:node-1", transactionId: 92n }], 95n);
  expect(await server.read()).toBeUndefined();
});

it("renders a page whose file is damaged", async () => {
  await start().render();
  const [{ parentPath = "", name } = {}] = filesUnder();
  writeFileSync(join(parentPath, name!), "half");
  expect(await start().read()).toBeUndefined();
});

it("says once that the disk cannot be written, and tries again a minute later", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  rmSync(folder, { recursive: true });
  writeFileSync(folder, "a file where the folder should be");
  const server = start();
  await server.render();
  await server.render();
  expect(log).toHaveBeenCalledTimes(1);
  expect(log).toHaveBeenCalledWith(expect.stringContaining("Pages are not stored in"));
  expect(await server.read()).toBeUndefined();
  rmSync(folder);
  time += 60_000;
  await server.render();
  expect(await server.read()).toBeDefined();
});
