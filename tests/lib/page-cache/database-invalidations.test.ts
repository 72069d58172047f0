/** @jest-environment node */
import { isDatabaseDown } from "@/lib/database/availability";
import { pathTag } from "@/lib/next-internals/path-tag";
import { databaseInvalidations } from "@/lib/page-cache/database-invalidations";
import { stalePages } from "@/lib/page-cache/stale-pages";
import { MODE_DEPENDENT_PAGES } from "@/lib/page-cache/mode-dependent-pages";

const changed = jest.fn<Promise<string[]>, []>();
const refresh = jest.fn<Promise<void>, [readonly string[]]>(() => Promise.resolve());

jest.mock("@/lib/database/client", () => ({ getStores: async () => ({ database: {} }) }));
jest.mock("@/lib/database/changed-tags", () => ({
  pruneChangedTags: async () => undefined,
  changedTagsReader: () => changed,
}));

const DAY_MS = 24 * 60 * 60 * 1_000;
const RESTAURANT = pathTag("/restaurants/node-1");

/** The next look at the log has been taken. */
const look = () => jest.advanceTimersByTimeAsync(1_000);

beforeEach(() => {
  jest.useFakeTimers();
  changed.mockReset().mockResolvedValue([]);
  refresh.mockClear();
});
afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
});

async function start() {
  const invalidations = databaseInvalidations(refresh);
  await jest.advanceTimersByTimeAsync(0);
  return invalidations;
}

const tagsOf = (received: Awaited<ReturnType<Awaited<ReturnType<typeof start>>["receive"]>>) =>
  received.map(({ tags, durations }) => ({ tags, isServedStale: durations !== undefined }));

it("expires what the build rendered without a database, once, when the database is reached", async () => {
  const { receive } = await start();
  expect(refresh).toHaveBeenCalledWith([...MODE_DEPENDENT_PAGES]);
  expect(tagsOf(await receive())).toEqual([
    { tags: MODE_DEPENDENT_PAGES.map(pathTag), isServedStale: false },
  ]);
  await look();
  expect(await receive()).toEqual([]);
});

it("serves pages that others have changed until they are rendered again", async () => {
  const { receive } = await start();
  await receive();
  changed.mockResolvedValueOnce(["restaurant:node-1"]);
  await look();
  const received = tagsOf(await receive());
  expect(received).toHaveLength(1);
  expect(received[0]?.isServedStale).toBe(true);
  expect(received[0]?.tags).toContain(RESTAURANT);
  expect(refresh.mock.lastCall?.[0]).toContain("/restaurants/node-1");
});

it("renders changed pages again once none can be finished that was begun before the change", async () => {
  const { receive } = await start();
  await receive();
  changed.mockResolvedValueOnce(["restaurant:node-1"]);
  await look();
  await receive();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await receive()).toEqual([]);
  await jest.advanceTimersByTimeAsync(1_000);
  const [again, ...rest] = tagsOf(await receive());
  expect(rest).toEqual([]);
  expect(again?.isServedStale).toBe(true);
  expect(again?.tags).toContain(RESTAURANT);
});

it("does not serve pages once more that were changed here, for as long as the log may still say it", async () => {
  const { publish, receive } = await start();
  await receive();
  await publish({ tags: [RESTAURANT] });
  changed.mockResolvedValueOnce(["restaurant:node-1"]);
  await look();
  const received = tagsOf(await receive());
  expect(received).toEqual([{ tags: [RESTAURANT], isServedStale: false }]);

  await jest.advanceTimersByTimeAsync(5_000);
  changed.mockResolvedValueOnce(["restaurant:node-1"]);
  await look();
  expect(tagsOf(await receive()).every(({ isServedStale }) => isServedStale)).toBe(true);
});

it("renews the lists and the sitemap once a day", async () => {
  const { receive } = await start();
  await receive();
  const daily = stalePages("daily");
  await jest.advanceTimersByTimeAsync(DAY_MS - 2_000);
  expect(await receive()).toEqual([]);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(tagsOf(await receive())).toEqual([{ tags: daily.map(pathTag), isServedStale: true }]);
  expect(refresh).toHaveBeenCalledWith(daily);
});

it("does not serve the pages of samples that were removed once more", async () => {
  const { receive } = await start();
  await receive();
  changed.mockResolvedValueOnce(["samples"]);
  await look();
  expect(tagsOf(await receive())[0]).toEqual({
    tags: stalePages("samples").map(pathTag),
    isServedStale: false,
  });
});

it("goes on looking while the database is not there, and says so", async () => {
  changed.mockRejectedValueOnce(new Error("gone"));
  const { receive } = await start();
  expect(isDatabaseDown()).toBe(true);
  expect(await receive()).toEqual([]);
  await look();
  expect(isDatabaseDown()).toBe(false);
  expect((await receive())[0]?.tags).toEqual(MODE_DEPENDENT_PAGES.map(pathTag));
});
