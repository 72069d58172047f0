/** @jest-environment node */
import fc from "fast-check";
import { RESTAURANTS } from "@/data/restaurants";
import { distanceMiles } from "@/lib/location/distance";
import { DIETARY_OPTIONS, FEATURES } from "@/lib/restaurants/filter-options";
import { summarize } from "@/lib/restaurants/summary";
import { decodeTile, encodeTile } from "@/lib/restaurants/tile-format";
import {
  kilometersToTile,
  parseTile,
  tileAt,
  tileBounds,
  tileName,
} from "@/lib/restaurants/tile-grid";
import { createTileReader, TILE_INDEX_PATH } from "@/lib/restaurants/tiles";
import type { RestaurantSummary } from "@/lib/restaurants/types";

const KM_PER_MILE = 1.609344;
/** Degrees with five decimals, as tiles have them. */
const degrees = (limit: number) =>
  fc.integer({ min: -limit * 1e5, max: limit * 1e5 - 1 }).map((units) => units / 1e5);
const anywhere = fc.record({ lat: degrees(89), lng: degrees(180) });

describe("the grid", () => {
  it("has every point inside the bounds of its tile, and finds the tile by its name", () => {
    fc.assert(
      fc.property(anywhere, (point) => {
        const tile = tileAt(point);
        const { south, north, west, east } = tileBounds(tile);
        expect(point.lat).toBeGreaterThanOrEqual(south);
        expect(point.lat).toBeLessThanOrEqual(north);
        expect(point.lng).toBeGreaterThanOrEqual(west);
        expect(point.lng).toBeLessThanOrEqual(east);
        expect(parseTile(tileName(tile))).toEqual(tile);
      }),
    );
  });

  it("never says that a tile is farther away than a point in it", () => {
    fc.assert(
      fc.property(anywhere, anywhere, (from, to) => {
        const km = distanceMiles(from, to) * KM_PER_MILE;
        expect(kilometersToTile(from, tileAt(to))).toBeLessThanOrEqual(km * 1.001 + 0.1);
      }),
      { numRuns: 2000 },
    );
  });

  it.each(["", "1", "a-b", "360-1", "1-720", "-1-2", "1-2-3"])("has no tile %j", (name) =>
    expect(parseTile(name)).toBeUndefined(),
  );
});

const samples = RESTAURANTS.map(summarize);

function omit(restaurant: RestaurantSummary, facts: (keyof RestaurantSummary)[]) {
  const kept = Object.entries(restaurant).filter(([fact]) => !facts.includes(fact as "id"));
  return Object.fromEntries(kept) as RestaurantSummary;
}

test("a tile's columns hold all that cards need", () => {
  const real: RestaurantSummary = {
    id: "kopps-berlin",
    name: "Kopps",
    cuisine: ["German", "Café"],
    reviewCount: 0,
    lat: 52.5296,
    lng: 13.3991,
    city: "Berlin",
    countryCode: "DE",
    timeZone: "Europe/Berlin",
    features: ["takeout", "wifi"],
    dietaryOptions: ["organic"],
    featured: false,
    sample: false,
    veganLevel: "vegan",
    kind: "restaurant",
    checkedAt: "2026-03-01",
    hours: { tuesday: [{ open: "18:00", close: "24:00" }], dates: { "2026-12-24": [] } },
    picture: {
      src: "/pictures/cuisines/german-1.svg",
      alt: "Illustration: pretzel",
      width: 900,
      height: 600,
    },
  };
  const leaving = {
    ...real,
    id: "leaving",
    photoCount: 3,
    mayHaveClosed: true as const,
    addedHere: true as const,
  };
  const sparse = omit({ ...real, id: "bare", cuisine: [] }, ["hours", "veganLevel"]);
  expect(decodeTile(JSON.parse(JSON.stringify(encodeTile([real, leaving, sparse]))))).toEqual([
    real,
    leaving,
    sparse,
  ]);
  // The lists come in the order of the site's options, and cards show no description.
  const inOrder = samples.map((sample) => ({
    ...omit(sample, ["description", "address"]),
    features: FEATURES.filter((name) => sample.features.includes(name)),
    dietaryOptions: DIETARY_OPTIONS.filter((name) => sample.dietaryOptions.includes(name)),
  }));
  expect(decodeTile(encodeTile(samples))).toEqual(inOrder);
});

/** A world of restaurants behind the site's URLs. */
function world(points: { lat: number; lng: number }[]) {
  const restaurants = points.map((point, index) => ({ ...samples[0]!, ...point, id: `r${index}` }));
  const asked: string[] = [];
  const byTile = new Map<string, RestaurantSummary[]>();
  for (const restaurant of restaurants) {
    const name = tileName(tileAt(restaurant));
    byTile.set(name, [...(byTile.get(name) ?? []), restaurant]);
  }
  const fetchJson = async (path: string): Promise<unknown> => {
    asked.push(path);
    if (path === TILE_INDEX_PATH)
      return {
        version: "v1",
        tiles: Object.fromEntries([...byTile].map(([name, list]) => [name, list.length])),
      };
    return encodeTile(byTile.get(path.split("/").at(-1)!)!);
  };
  return { restaurants, asked, ...createTileReader(fetchJson) };
}

const BERLIN = { lat: 52.52, lng: 13.405 };
const around = (count: number, degrees: number) =>
  Array.from({ length: count }, (_, index) => ({
    lat: BERLIN.lat + degrees * Math.sin(index),
    lng: BERLIN.lng + degrees * Math.cos(index),
  }));

describe("readAround", () => {
  it.each([
    ["dense", around(30, 0.02), 5],
    ["a town", around(30, 0.08), 10],
    ["a region", around(30, 0.6), 100],
    ["three villages", around(3, 0.9), 100],
  ])("lists what lies within the first radius with enough: %s", async (_what, points, radius) => {
    const { readAround, restaurants } = world(points);
    const found = await readAround(BERLIN);
    expect(found.radiusKm).toBe(radius);
    const expected = restaurants.filter(
      (each) => distanceMiles(BERLIN, each) * KM_PER_MILE <= radius,
    );
    expect(found.restaurants.map(({ id }) => id).sort()).toEqual(
      expected.map(({ id }) => id).sort(),
    );
  });

  it("lists the nearest anywhere where nothing is near, also across the antimeridian", async () => {
    const points = [{ lat: 0.2, lng: -179 }, { lat: 0, lng: 170 }, ...around(40, 1)];
    const { readAround } = world(points);
    const found = await readAround({ lat: 0, lng: 179.5 });
    expect(found.radiusKm).toBeUndefined();
    expect(found.restaurants).toHaveLength(24);
    expect(found.restaurants.slice(0, 2).map(({ id }) => id)).toEqual(["r0", "r1"]);
  });

  it.each([
    [4, 5],
    [5.1, 10],
    [30, 50],
    [100, 100],
    [4_000, 100],
  ])("reaches %s km at least, as far as there are distances: %s", async (reachKm, radius) => {
    const { readAround, restaurants } = world([...around(30, 0.02), ...around(30, 0.5)]);
    const found = await readAround({ ...BERLIN, reachKm });
    expect(found.radiusKm).toBe(radius);
    expect(found.restaurants).toHaveLength(
      restaurants.filter((each) => distanceMiles(BERLIN, each) * KM_PER_MILE <= radius).length,
    );
  });

  it("reads each tile once", async () => {
    const { readAround, asked } = world(around(40, 0.02));
    await readAround(BERLIN);
    await readAround({ lat: BERLIN.lat + 0.01, lng: BERLIN.lng });
    expect(asked).toHaveLength(new Set(asked).size);
  });

  it("rejects when a tile cannot be had, and asks again", async () => {
    let isDown = true;
    const { readAround } = createTileReader(async (path) => {
      if (path === TILE_INDEX_PATH)
        return { version: "v", tiles: { [tileName(tileAt(BERLIN))]: 30 } };
      if (isDown) throw new Error("no network");
      return encodeTile(
        around(30, 0.001).map((point, index) => ({ ...samples[0]!, ...point, id: `${index}` })),
      );
    });
    await expect(readAround(BERLIN)).rejects.toThrow("no network");
    isDown = false;
    expect((await readAround(BERLIN)).restaurants).toHaveLength(30);
  });
});
