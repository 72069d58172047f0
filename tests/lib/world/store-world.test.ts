/** @jest-environment node */
import { ALL_CITIES_PATH } from "@/lib/gazetteer/fold";
import { queryWorld } from "@/lib/world/query-world";
import { storeWorld } from "@/lib/world/store-world";
import { writeStoredWorld } from "@/lib/world/stored-world";
import { WORLD_POINTER_PATH, worldPath, worldVersion } from "@/lib/world/world-file";

jest.mock("@/lib/world/query-world", () => ({ queryWorld: jest.fn(), closeWorld: jest.fn() }));
jest.mock("@/lib/world/stored-world", () => ({
  writeStoredWorld: jest.fn(),
  prepareForOffline: jest.fn(),
}));

const OLD = worldPath(worldVersion("old"));
const NEW = worldPath(worldVersion("new"));

/** The paths that the browser's cache has, the newest last, and their texts. */
let kept: Map<string, string>;
/** Those that it had when the worker opened one. */
let atOpening: string[];
let version: string;

beforeEach(() => {
  version = worldVersion("new");
  atOpening = [];
  kept = new Map([
    [OLD, "old"],
    [ALL_CITIES_PATH, "cities"],
  ]);
  const cache = {
    keys: async () => [...kept.keys()].map((path) => ({ url: `https://chard.example${path}` })),
    match: async (path: string) => (kept.has(path) ? new Response(kept.get(path)) : undefined),
    async put(path: string, response: Response) {
      kept.delete(path);
      kept.set(path, await response.text());
    },
    delete: async (key: string | { url: string }) =>
      kept.delete(typeof key === "string" ? key : new URL(key.url).pathname),
  };
  Object.assign(globalThis, { caches: { open: async () => cache }, navigator: {} });
  global.fetch = jest.fn(async (path: string) =>
    path === WORLD_POINTER_PATH
      ? Response.json({ version, restaurants: 1, bytes: 3 })
      : new Response(path === ALL_CITIES_PATH ? "new cities" : "new"),
  ) as unknown as typeof fetch;
  jest.mocked(writeStoredWorld).mockReturnValue(true);
  jest
    .mocked(queryWorld)
    .mockReset()
    .mockImplementation(async () => {
      atOpening = [...kept.keys()];
      return undefined as never;
    });
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, "caches");
  Reflect.deleteProperty(globalThis, "navigator");
  Reflect.deleteProperty(globalThis, "fetch");
});

const store = () => storeWorld(() => undefined);

it("opens the new file before it drops the old one", async () => {
  await expect(store()).resolves.toMatchObject({ version });
  expect(atOpening).toEqual([OLD, NEW, ALL_CITIES_PATH]);
  expect([...kept.keys()]).toEqual([NEW, ALL_CITIES_PATH]);
});

it.each([
  [
    "cannot be opened",
    () => jest.mocked(queryWorld).mockRejectedValue(new Error("It is cut short.")),
  ],
  ["cannot be noted", () => jest.mocked(writeStoredWorld).mockReturnValue(false)],
])("keeps the old file where the new one %s", async (_what, fail) => {
  fail();
  await expect(store()).rejects.toMatchObject({ fault: "denied" });
  expect([...kept.keys()]).toEqual([OLD, ALL_CITIES_PATH]);
});

it("puts back what was there where the same file is fetched again in vain", async () => {
  version = worldVersion("old");
  jest.mocked(queryWorld).mockRejectedValue(new Error("It is cut short."));
  await expect(store()).rejects.toMatchObject({ fault: "denied" });
  expect(kept.get(OLD)).toBe("old");
});

it("fetches no file that this build cannot read", async () => {
  version = "0-of-a-later-build";
  await expect(store()).rejects.toMatchObject({ fault: "network" });
  expect([...kept.keys()]).toEqual([OLD, ALL_CITIES_PATH]);
  expect(queryWorld).not.toHaveBeenCalled();
});
