/** @jest-environment node */
import { stalePages } from "@/lib/page-cache/stale-pages";

test("a restaurant that changed has a new page, and a new card in lists of favorites", () => {
  expect(stalePages("restaurant:kopps-berlin")).toEqual([
    "/restaurants/kopps-berlin",
    "/restaurants/kopps-berlin/summary.json",
  ]);
});

test("a tag that nobody knows has no pages", () => expect(stalePages("moon:1")).toEqual([]));
