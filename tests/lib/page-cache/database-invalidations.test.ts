/** @jest-environment node */
import { isDatabaseDown } from "@/lib/database/connection/availability";
import { HOME_ALIASES } from "@/lib/home/alias-paths";
import { MAX_WAIT_MS } from "@/lib/database/connection/wait-limit";
import { pathTag } from "@/lib/next-internals/path-tag";
import { changePositions, type ChangePositions } from "@/lib/page-cache/change-positions";
import { databaseInvalidations } from "@/lib/page-cache/database-invalidations";
import { stalePages } from "@/lib/page-cache/stale-pages";
import { PAGES_WITH_RECORDS, PAGES_WITHOUT_RECORDS } from "@/lib/page-cache/mode-dependent-pages";

jest.setTimeout(120_000);

const changed = jest.fn<Promise<string[]>, []>();
const refresh = jest.fn<Promise<void>, [readonly string[]]>(() => Promise.resolve());
const visit = jest.fn<void, [string]>();
const isUnvisited = jest.fn<boolean, [string]>();

jest.mock("@/lib/database/client", () => ({ getStores: async () => ({ database: {} }) }));
const identity = jest.fn<Promise<string | undefined>, []>();
jest.mock("@/lib/database/maintenance/database-identity", () => ({
  readIdentity: () => identity(),
}));
jest.mock("@/lib/database/maintenance/changed-tags", () => ({
  pruneChangedTags: async () => undefined,
  changedTagsReader: () => changed,
}));

const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;
const RESTAURANT = pathTag("/restaurants/node-1");
/** The same with and without a database. */
const ABOUT = "/about/mission";

/** The next look at the log has been taken. */
const look = () => jest.advanceTimersByTimeAsync(1_000);

beforeEach(() => {
  jest.useFakeTimers();
  changed.mockReset().mockResolvedValue([]);
  identity.mockReset().mockResolvedValue("database");
  refresh.mockClear();
  visit.mockClear();
  isUnvisited.mockReset().mockReturnValue(false);
});
afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
});

/** What was rendered together, each as one text: Jest would compare every item of every call, for seconds. */
const refreshed = () => refresh.mock.calls.map(([paths]) => paths.join("\n"));

async function start(positions?: ChangePositions) {
  const invalidations = databaseInvalidations({ refresh, visit, isUnvisited }, positions);
  await jest.advanceTimersByTimeAsync(0);
  return invalidations;
}

const tagsOf = (received: Awaited<ReturnType<Awaited<ReturnType<typeof start>>["receive"]>>) =>
  received.map(({ tags, durations }) => ({ tags, isServedStale: durations !== undefined }));

it("expires what the build rendered without a database, once, when the database is reached", async () => {
  const { receive } = await start();
  const pages = [...PAGES_WITHOUT_RECORDS, ...PAGES_WITH_RECORDS];
  expect(tagsOf(await receive(ABOUT))).toEqual([
    { tags: pages.map(pathTag), isServedStale: false },
  ]);
  await look();
  expect(await receive(ABOUT)).toEqual([]);
});

it("expires changed pages that are not visited, and has the others rendered again", async () => {
  const { receive } = await start();
  await receive(ABOUT);
  isUnvisited.mockImplementation((path) => path.startsWith("/de"));
  changed.mockResolvedValueOnce(["forum"]);
  await look();
  const [expired, stale] = tagsOf(await receive(ABOUT));
  expect(expired).toEqual({ tags: [pathTag("/de/community/forum")], isServedStale: false });
  expect(stale?.tags).toContain(pathTag("/community/forum"));
  expect(refresh.mock.lastCall?.[0]).toContain("/community/forum");
});

it("counts visits by the addresses of pages", async () => {
  const { receive } = await start();
  for (const path of ["/index", "/de", ABOUT]) await receive(path);
  expect(visit.mock.calls.flat()).toEqual(["/", "/de", ABOUT]);
});

it("has every page with the home page's content, and every list, rendered again at the start", () => {
  for (const path of [...HOME_ALIASES, "/", "/restaurants/near-me", "/community/members"])
    expect(PAGES_WITH_RECORDS).toContain(path);
});

/** With what expires them. The second is Next's name for the home page. */
const DIFFERENT = [
  ["/restaurants/1", "/restaurants/1"],
  ["/index", "/index"],
  ["/guides/city/berlin", "/guides/city/[slug]/page"],
];

it("expires what differs and shows no records at once, also while the database does not respond", async () => {
  changed.mockReturnValueOnce(new Promise(() => {}));
  const { receive } = await start();
  expect(tagsOf(await receive("/about/contact"))).toEqual([
    { tags: PAGES_WITHOUT_RECORDS.map(pathTag), isServedStale: false },
  ]);
  expect(await receive("/about/contact")).toEqual([]);
});

it.each(DIFFERENT)(
  "has %s wait at the start until the database was asked, and not a page that is the same",
  async (path = "", expired = "") => {
    const responses: string[] = [];
    let respond: (tags: string[]) => void = () => undefined;
    changed.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
    const { receive } = await start();
    const different = receive(path).then((received) => {
      responses.push(path);
      return received;
    });
    await receive(ABOUT);
    responses.push(ABOUT);
    respond([]);
    expect((await different)[0]?.tags).toContain(pathTag(expired));
    expect(responses).toEqual([ABOUT, path]);
  },
);

it("has no page wait longer than a request may", async () => {
  changed.mockReturnValueOnce(new Promise(() => {}));
  const { receive } = await start();
  await receive(ABOUT);
  const home = receive("/index");
  await jest.advanceTimersByTimeAsync(MAX_WAIT_MS);
  expect(await home).toEqual([]);
});

it("serves pages that others have changed until they are rendered again", async () => {
  const { receive } = await start();
  await receive(ABOUT);
  changed.mockResolvedValueOnce(["restaurant:node-1"]);
  await look();
  const received = tagsOf(await receive(ABOUT));
  expect(received).toHaveLength(1);
  expect(received[0]?.isServedStale).toBe(true);
  expect(received[0]?.tags).toContain(RESTAURANT);
  expect(refresh.mock.lastCall?.[0]).toContain("/restaurants/node-1");
});

it("renders changed pages again once none can be finished that was begun before the change", async () => {
  const { receive } = await start();
  await receive(ABOUT);
  changed.mockResolvedValueOnce(["restaurant:node-1"]);
  await look();
  await receive(ABOUT);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await receive(ABOUT)).toEqual([]);
  await jest.advanceTimersByTimeAsync(1_000);
  const [again, ...rest] = tagsOf(await receive(ABOUT));
  expect(rest).toEqual([]);
  expect(again?.isServedStale).toBe(true);
  expect(again?.tags).toContain(RESTAURANT);
  await jest.advanceTimersByTimeAsync(108_000);
  expect(await receive(ABOUT)).toEqual([]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(tagsOf(await receive(ABOUT))[0]?.tags).toContain(RESTAURANT);
});

it("expires pages that were changed here again once none can be finished that was begun before", async () => {
  const { publish, receive } = await start();
  await receive(ABOUT);
  await publish({ tags: [RESTAURANT] });
  const again = { tags: [RESTAURANT], isServedStale: false };
  await jest.advanceTimersByTimeAsync(MAX_WAIT_MS);
  expect(await receive(ABOUT)).toEqual([]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(tagsOf(await receive(ABOUT))).toEqual([again]);
  await jest.advanceTimersByTimeAsync(109_000);
  expect(tagsOf(await receive(ABOUT))).toEqual([again]);
  await jest.advanceTimersByTimeAsync(HOUR_MS);
  expect(await receive(ABOUT)).toEqual([]);
});

it("receives as many changes at once as a large import makes", async () => {
  const { receive } = await start();
  await receive(ABOUT);
  changed.mockResolvedValueOnce(
    Array.from({ length: 150_000 }, (_, id) => `restaurant:node-${id}`),
  );
  await look();
  expect(tagsOf(await receive(ABOUT))[0]?.tags).toHaveLength(150_000);
});

it("renews the lists and the sitemap once a day", async () => {
  const { receive } = await start();
  await receive(ABOUT);
  const daily = stalePages("daily");
  const began = performance.now();
  // The looks of a day would take seconds.
  const now = jest.spyOn(performance, "now").mockReturnValue(began + DAY_MS - 2_000);
  await look();
  expect(await receive(ABOUT)).toEqual([]);
  now.mockReturnValue(began + DAY_MS);
  await look();
  expect(tagsOf(await receive(ABOUT))).toEqual([{ tags: daily.map(pathTag), isServedStale: true }]);
  expect(refreshed()).toContain(daily.join("\n"));
  now.mockRestore();
});

it("does not serve the pages of samples that were removed once more", async () => {
  const { receive } = await start();
  await receive(ABOUT);
  changed.mockResolvedValueOnce(["samples"]);
  await look();
  expect(tagsOf(await receive(ABOUT))[0]).toEqual({
    tags: stalePages("samples").map(pathTag),
    isServedStale: false,
  });
});

it("goes on looking while the database is not there, and says so", async () => {
  changed.mockRejectedValueOnce(new Error("gone"));
  const { receive } = await start();
  expect(isDatabaseDown()).toBe(true);
  await receive(ABOUT);
  expect(await receive(ABOUT)).toEqual([]);
  await look();
  expect(isDatabaseDown()).toBe(false);
  expect((await receive(ABOUT))[0]?.tags).toEqual(PAGES_WITH_RECORDS.map(pathTag));
});

it("asks again which database it is a minute after that was not said", async () => {
  identity.mockRejectedValueOnce(new Error("a failed query"));
  const positions = changePositions();
  await start(positions);
  positions.add([], 100n);
  expect(positions.identity).toBeUndefined();
  await jest.advanceTimersByTimeAsync(59_000);
  expect(identity).toHaveBeenCalledTimes(1);
  await look();
  expect(positions.identity).toBe("database");
  await jest.advanceTimersByTimeAsync(600_000);
  expect(identity).toHaveBeenCalledTimes(2);
});

it("does not ask again which database it is once that was taken back to an earlier time", async () => {
  const positions = changePositions();
  await start(positions);
  positions.add([], 100n);
  positions.add([], 90n);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(positions.identity).toBeUndefined();
});
