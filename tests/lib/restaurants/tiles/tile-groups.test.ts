/** @jest-environment node */
import fc from "fast-check";
import { parseTile, tileBounds, tileName } from "@/lib/restaurants/tiles/tile-grid";
import {
  createGroups,
  groupAt,
  groupBounds,
  groupName,
  mayFetch,
  parseGroup,
} from "@/lib/restaurants/tiles/tile-groups";

const tile = fc.record({
  row: fc.integer({ min: 0, max: 359 }),
  column: fc.integer({ min: 0, max: 719 }),
});
const counts = fc
  .uniqueArray(tile, { selector: tileName, minLength: 1, maxLength: 200 })
  .chain((tiles) =>
    fc
      .array(fc.integer({ min: 1, max: 140 }), { minLength: tiles.length, maxLength: tiles.length })
      .map((numbers) =>
        Object.fromEntries(tiles.map((each, at) => [tileName(each), numbers[at]!])),
      ),
  );

test("every tile is fetched with one group, which holds it, and which the server serves", () => {
  fc.assert(
    fc.property(counts, (tiles) => {
      const groupOf = createGroups(tiles);
      const sums = new Map<string, number>();
      for (const [name, count] of Object.entries(tiles)) {
        const group = groupOf(parseTile(name)!);
        const [outer, inner] = [groupBounds(group), tileBounds(parseTile(name)!)];
        expect(outer.south <= inner.south && outer.north >= inner.north).toBe(true);
        expect(outer.west <= inner.west && outer.east >= inner.east).toBe(true);
        expect(parseGroup(groupName(group))).toEqual(group);
        expect(mayFetch(tiles, group)).toBe(true);
        sums.set(groupName(group), (sums.get(groupName(group)) ?? 0) + count);
      }
      for (const [name, sum] of sums) {
        const group = parseGroup(name)!;
        expect(sum <= 100 || group.width === 1).toBe(true);
        // No tile of a group is fetched with another one.
        const inside = Object.keys(tiles).filter(
          (each) => groupName(groupAt(parseTile(each)!, group.width)) === name,
        );
        expect(inside.map((each) => groupName(groupOf(parseTile(each)!)))).toEqual(
          inside.map(() => name),
        );
      }
    }),
  );
});

test("few are fetched together, as many as 100 at most", () => {
  expect(createGroups({ "64-64": 60, "65-65": 40 })({ row: 65, column: 65 })).toEqual({
    row: 64,
    column: 64,
    width: 32,
  });
  const groupOf = createGroups({ "64-64": 60, "65-65": 41, "70-70": 1 });
  expect(groupOf({ row: 65, column: 65 })).toEqual({ row: 65, column: 65, width: 1 });
  expect(groupOf({ row: 70, column: 70 })).toEqual({ row: 68, column: 68, width: 4 });
});

test("the server serves single tiles with restaurants and groups with few, also those of shortly before", () => {
  const tiles = { "64-64": 150, "65-65": 40, "96-96": 300 };
  expect(mayFetch(tiles, { row: 64, column: 64, width: 2 })).toBe(true);
  expect(mayFetch(tiles, { row: 96, column: 96, width: 1 })).toBe(true);
  expect(mayFetch(tiles, { row: 96, column: 96, width: 2 })).toBe(false);
  expect(mayFetch(tiles, { row: 64, column: 65, width: 1 })).toBe(false);
  expect(mayFetch(tiles, { row: 128, column: 128, width: 32 })).toBe(false);
});

test.each([
  "",
  "285",
  "285-386-0",
  "285-386-1",
  "285-386-2",
  "284-386-3",
  "064-64-32",
  "64-64-64",
  "64-64-032",
  "1e2-1",
  "64-64-32\n",
])("there is no group %j", (name) => expect(parseGroup(name)).toBeUndefined());
