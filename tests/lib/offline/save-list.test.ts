/** @jest-environment node */
import { saveList } from "@/lib/offline/save-list";

const BUILD = "build-1";
const STORES = { listCache: "chard-list-1", fileCache: "chard-asset-1", buildId: BUILD };

const page = (text: string, headers: Record<string, string> = {}, status = 200) => ({
  text: `<html>${text}</html>`,
  headers,
  status,
});
const OWN = { "Cache-Control": "private, no-store" };

let site: Record<string, ReturnType<typeof page>>;
let stored: Record<string, Set<string>>;
let requested: string[];

beforeEach(() => {
  requested = [];
  stored = {};
  site = {
    "/lists/a": page(`${BUILD} "/_next/static/chunks/list.js"`, OWN),
    "/restaurants/1": page(`${BUILD} src="/_next/static/chunks/place.js" /_next/static/a.css`),
    "/restaurants/2": page(`${BUILD} src="/_next/static/chunks/place.js"`),
    "/restaurants/old": page("build-0"),
    "/restaurants/own": page(BUILD, OWN),
    "/restaurants/gone": page(BUILD, {}, 404),
  };
  global.fetch = jest.fn(async (path: string) => {
    requested.push(path);
    const found = site[path];
    if (!found) throw new TypeError("Failed to fetch");
    return new Response(found.text, { status: found.status, headers: found.headers });
  }) as unknown as typeof fetch;
  const open = async (name: string) => {
    const paths = (stored[name] ??= new Set());
    return {
      put: async (path: string) => void paths.add(path),
      add: async (path: string) => void paths.add(path),
      match: async (path: string) => (paths.has(path) ? new Response() : undefined),
    };
  };
  Object.assign(globalThis, { caches: { open } });
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, "caches");
  Reflect.deleteProperty(globalThis, "fetch");
});

const list = (...ids: string[]) => ({
  path: "/lists/a",
  places: ids.map((id) => `/restaurants/${id}`),
});

it("stores the list, the pages of its places, and their files once", async () => {
  expect(await saveList(list("1", "2"), STORES)).toEqual({ saved: 2 });
  expect([...stored["chard-list-1"]!]).toEqual(["/lists/a", "/restaurants/1", "/restaurants/2"]);
  expect([...stored["chard-asset-1"]!].toSorted()).toEqual([
    "/_next/static/a.css",
    "/_next/static/chunks/list.js",
    "/_next/static/chunks/place.js",
  ]);
});

it("leaves out pages of another build, of an account, that are gone or cannot be fetched", async () => {
  expect(await saveList(list("1", "old", "own", "gone", "none"), STORES)).toEqual({ saved: 1 });
  expect([...stored["chard-list-1"]!]).toEqual(["/lists/a", "/restaurants/1"]);
});

it.each([
  ["signed out", page(BUILD, {}, 401)],
  ["of another build", page("build-0", OWN)],
])("stores nothing where the list is %s", async (_what, response) => {
  site["/lists/a"] = response;
  expect(await saveList(list("1"), STORES)).toBeUndefined();
  expect(requested).toEqual(["/lists/a"]);
  expect(stored["chard-list-1"]?.size).toBe(0);
});

it("leaves nothing behind where the member signs out meanwhile", async () => {
  const saving = saveList(list("1"), STORES);
  await Promise.resolve();
  stored = {};
  await saving;
  expect(stored["chard-list-1"]).toBeUndefined();
});

it("stores every place of a long list", async () => {
  const ids = Array.from({ length: 200 }, (_, index) => `place-${index}`);
  for (const id of ids) site[`/restaurants/${id}`] = page(BUILD);
  expect(await saveList(list(...ids), STORES)).toEqual({ saved: 200 });
});
