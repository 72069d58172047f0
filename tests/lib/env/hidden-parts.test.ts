/** @jest-environment node */
import { getPathMatch } from "next/dist/shared/lib/router/utils/path-match";
import { HIDEABLE_PARTS, hiddenPaths, hiddenRewrites } from "@/lib/env/hidden-parts";
import { isBelow } from "@/lib/hidden/is-below";
import { readPlace } from "@/lib/env/place";

test.each([
  [undefined, "/community/forum", false],
  ["forum", "/community/forum", true],
  ["forum", "/community/forum/new", true],
  ["forum", "/community/forums", false],
  ["forum  guides", "/guides/recipes/soup", true],
  ["guides", "/community/blog", false],
  ["blog", "/feed.xml", true],
  ["city-guides", "/guides/city/berlin", true],
  ["city-guides", "/guides/recipes", false],
  ["press", "/about/press", true],
])("with %j hidden, %s is: %s", (setting, path, isHidden) => {
  expect(isBelow(path, hiddenPaths(setting))).toBe(isHidden);
});

test.each([
  ["/restaurants/top-rated", true],
  ["/de/restaurants/top-rated", true],
  ["/zh-hant/restaurants/top-rated/page", true],
  ["/de/restaurants/top-rated-bar", false],
  ["/nl/restaurants/top-rated", false],
])("with the ranking hidden, %s is not found: %s", (path, isHidden) => {
  const matches = hiddenRewrites("top-rated").map(({ source }) => getPathMatch(source)(path));
  expect(matches.some(Boolean)).toBe(isHidden);
});

test("every part has paths", () => {
  for (const part of HIDEABLE_PARTS) expect(hiddenPaths(part)).not.toEqual([]);
});

test.each([
  ["48.2082,16.3719 Wien", { name: "Wien", lat: 48.2082, lng: 16.3719 }],
  ["-33.45, -70.66  Santiago de Chile", { name: "Santiago de Chile", lat: -33.45, lng: -70.66 }],
  ["48.2,16.3", undefined],
  ["95,16.3 Nowhere", undefined],
  ["48.2,200 Nowhere", undefined],
  ["Wien", undefined],
  ["48.2,16.3 <b>", undefined],
])("%j is %j", (text, place) => expect(readPlace(text)).toEqual(place));
