/** @jest-environment node */
import { existsSync } from "node:fs";
import { getPathMatch } from "next/dist/shared/lib/router/utils/path-match";
import { isMissingPath, missingPath, missingRewrites } from "@/lib/env/missing-paths";

test.each([
  ["/de/nothing", undefined, "de"],
  ["/zh-hant/restaurants/nothing", undefined, "zh-hant"],
  ["/de/nothing.html", undefined, "de"],
  ["/en/nothing", undefined, undefined],
  ["/nl/nothing", undefined, undefined],
  ["/nothing/de", undefined, undefined],
  ["/dental/nothing", undefined, undefined],
  ["/fr/nothing", "fr he", "fr"],
  ["/de/nothing", "fr he", undefined],
  ["/de/nothing", "en", undefined],
])("an unknown path %s, with %j offered: %s", (path, offered, language) => {
  const found = missingRewrites(offered).flatMap(({ source }) => getPathMatch(source)(path) || []);
  expect(found.map((params) => params.language)).toEqual(language ? [language] : []);
  for (const { destination } of missingRewrites(offered))
    expect(destination).toBe(missingPath("de").replace("de", ":language"));
});

test.each([
  ["/de/not-found", true],
  ["/_not-found", true],
  ["/not-found", false],
  ["/nl/not-found", false],
  ["/de/not-found/more", false],
])("%s is the page for unknown paths: %s", (path, isMissing) => {
  expect(isMissingPath(path)).toBe(isMissing);
});

test("there is a page at these paths", () => {
  expect(existsSync(`app${missingPath("de").replace("de", "[language]")}/page.tsx`)).toBe(true);
});
