/** @jest-environment node */
import FileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache";
import { areTagsExpired } from "next/dist/server/lib/incremental-cache/tags-manifest.external";
import { pathTag } from "@/lib/next-internals/path-tag";
import { databaseInvalidations } from "@/lib/page-cache/database-invalidations";

const changed = jest.fn<Promise<string[]>, []>();

jest.mock("@/lib/database/client", () => ({ getStores: async () => ({ database: {} }) }));
jest.mock("@/lib/database/maintenance/changed-tags", () => ({
  pruneChangedTags: async () => undefined,
  changedTagsReader: () => changed,
}));

afterEach(() => jest.useRealTimers());

it("does not serve a removed topic again when the log of the database says that it has changed", async () => {
  // Next compares times of both clocks.
  jest.useFakeTimers({ now: performance.timeOrigin });
  const topic = pathTag("/community/forum/removed");
  const next = new FileSystemCache({} as ConstructorParameters<typeof FileSystemCache>[0]);
  changed.mockResolvedValue([]);
  const { publish, receive } = databaseInvalidations({
    refresh: async () => undefined,
    visit: () => undefined,
    isUnvisited: () => false,
  });
  await jest.advanceTimersByTimeAsync(0);
  await receive("/about");
  const renderedAt = Date.now() - 1;

  // What the page cache does for a change that was made here.
  await next.revalidateTag([topic]);
  await publish({ tags: [topic] });
  changed.mockResolvedValueOnce(["topic:removed"]);
  for (const ms of [1_000, 15_000, 120_000]) {
    await jest.advanceTimersByTimeAsync(ms);
    for (const { tags, durations } of await receive("/about"))
      await next.revalidateTag(tags, durations);
    expect(areTagsExpired([topic], renderedAt)).toBe(true);
  }
});
