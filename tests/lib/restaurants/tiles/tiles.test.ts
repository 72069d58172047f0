/** @jest-environment node */
import fc from "fast-check";
import { RESTAURANTS } from "@/data/restaurants";
import { distanceMiles } from "@/lib/location/distance";
import { EMPTY_FILTERS } from "@/lib/restaurants/filters/active-filters";
import { DIETARY_OPTIONS, FEATURES } from "@/lib/restaurants/filters/filter-options";
import { matcherOf } from "@/lib/restaurants/filters/filter-restaurants";
import { ANYWHERE_KM } from "@/lib/restaurants/near-me/radii";
import { summarize } from "@/lib/restaurants/summary";
import { decodeTile, decodeTileInTasks, encodeTile } from "@/lib/restaurants/tiles/tile-format";
import {
  kilometersToTile,
  parseTile,
  tileAt,
  tileBounds,
  tileName,
  tilesWithin,
} from "@/lib/restaurants/tiles/tile-grid";
import { TILE_INDEX_PATH, tilePath } from "@/lib/restaurants/tiles/tile-files";
import { createTileReader } from "@/lib/restaurants/tiles/tiles";
import type { RestaurantSummary } from "@/lib/restaurants/types";
import { BERLIN, createTestTiles, restaurantsAround } from "@/tests/fakes/tiles";

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

  it.each([
    [{ lat: 52.52, lng: 13.405 }, 28],
    [{ lat: -17, lng: 179.99 }, 16],
    [{ lat: 0, lng: -180 }, 16],
    [{ lat: 88.7, lng: 10 }, 880],
    [{ lat: -90, lng: 0 }, 1440],
  ])("has every tile within 100 km of %j once", (from, count) => {
    const names = tilesWithin(from, 100).map(tileName);
    const near = Array.from({ length: 360 * 720 }, (_, at) => ({ row: at % 360, column: at / 360 }))
      .map(({ row, column }) => ({ row, column: Math.floor(column) }))
      .filter((tile) => Math.abs(tileBounds(tile).south - from.lat) < 2)
      .filter((tile) => kilometersToTile(from, tile) <= 100);
    expect(names.toSorted()).toEqual(near.map(tileName).toSorted());
    expect(names).toHaveLength(count);
  });

  it.each(["", "1", "a-b", "360-1", "1-720", "-1-2", "1-2-3"])("has no tile %j", (name) =>
    expect(parseTile(name)).toBeUndefined(),
  );
});

test("a restaurant stays in its tile when it is sent, however close it is to the edge", () => {
  const edge = { ...summarize(RESTAURANTS[0]!), lat: 52.4999999, lng: -0.0000001 };
  const [sent] = decodeTile(encodeTile([edge]));
  expect(tileAt(sent!)).toEqual(tileAt(edge));
});

const samples = RESTAURANTS.map(summarize);

function omit(restaurant: RestaurantSummary, facts: (keyof RestaurantSummary)[]) {
  const kept = Object.entries(restaurant).filter(([fact]) => !facts.includes(fact as "id"));
  return Object.fromEntries(kept) as RestaurantSummary;
}

test("a tile's columns hold all that cards need", () => {
  const real: RestaurantSummary = {
    id: "kopps-berlin",
    name: "コップス",
    latinName: "Kopps",
    nameLang: "ja",
    description: "Evening menus, and brunch on Sundays.",
    cuisine: ["German", "Café"],
    reviewCount: 0,
    lat: 52.5296,
    lng: 13.3991,
    city: "Berlin",
    countryCode: "DE",
    timeZone: "Europe/Berlin",
    features: ["takeout", "wifi"],
    dietaryOptions: ["organic"],
    chain: "x1y2z3",
    isLargeChain: true,
    place: "Mitte, Berlin",
    featured: false,
    sample: false,
    veganLevel: "vegan",
    kind: "restaurant",
    wheelchair: "limited",
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
    dishes: { names: ["Seitan doner", "Soup"], count: 5 },
    tipWords: "ask for the second menu",
    mayHaveClosed: true as const,
    addedHere: true as const,
  };
  const sparse = omit({ ...real, id: "bare", cuisine: [] }, [
    "hours",
    "veganLevel",
    "wheelchair",
    "latinName",
    "nameLang",
    "description",
    "place",
  ]);
  expect(decodeTile(JSON.parse(JSON.stringify(encodeTile([real, leaving, sparse]))))).toEqual([
    real,
    leaving,
    sparse,
  ]);
  const tip = { ...samples[0]!, tipWords: "garden" };
  expect(decodeTile(encodeTile([tip]))).toEqual(decodeTile(encodeTile([samples[0]!])));
  // The lists come in the order of the site's options, and cards show no description.
  const inOrder = samples.map((sample) => ({
    ...omit(sample, ["description", "address"]),
    features: FEATURES.filter((name) => sample.features.includes(name)),
    dietaryOptions: DIETARY_OPTIONS.filter((name) => sample.dietaryOptions.includes(name)),
  }));
  expect(decodeTile(encodeTile(samples))).toEqual(inOrder);
});

it("decodes thousands in tasks that let others run in between", async () => {
  const many = encodeTile(
    Array.from({ length: 1_200 }, (_, index) => ({ ...samples[0]!, name: `Restaurant ${index}` })),
  );
  const events: string[] = [];
  setTimeout(() => events.push("another task"));
  const decoded = await decodeTileInTasks(many);
  events.push("decoded");
  expect(events).toEqual(["another task", "decoded"]);
  expect(decoded).toEqual(decodeTile(many));
});

describe("readAround", () => {
  it.each([
    ["dense", restaurantsAround(30, 0.02), 5],
    ["a town", restaurantsAround(30, 0.08), 10],
    ["a region", restaurantsAround(30, 0.6), 100],
    ["three villages", restaurantsAround(3, 0.9), 100],
  ])("lists what lies within the first radius with enough: %s", async (_what, points, radius) => {
    const { readAround, restaurants } = createTestTiles(points);
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
    const points = [{ lat: 0.2, lng: -179 }, { lat: 0, lng: 170 }, ...restaurantsAround(40, 1)];
    const { readAround } = createTestTiles(points);
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
    const { readAround, restaurants } = createTestTiles([
      ...restaurantsAround(30, 0.02),
      ...restaurantsAround(30, 0.5),
    ]);
    const found = await readAround({ ...BERLIN, reachKm });
    expect(found.radiusKm).toBe(radius);
    expect(found.restaurants).toHaveLength(
      restaurants.filter((each) => distanceMiles(BERLIN, each) * KM_PER_MILE <= radius).length,
    );
  });

  /** Matches the restaurants of these places in the world. */
  const only = (...places: number[]) => ({
    matches: ({ id }: RestaurantSummary) => places.includes(Number(id.slice(1))),
  });

  it.each([
    ["near", only(3), 5],
    ["farther away than the first radius", only(30), 25],
    ["at the edge of the last one", only(60), 100],
    ["nowhere near", only(61), 100],
    ["nowhere", only(), 100],
  ])("widens the radius until one matches: %s", async (_what, wish, radius) => {
    const far = { lat: BERLIN.lat + 3, lng: BERLIN.lng };
    const points = [
      ...restaurantsAround(30, 0.02),
      ...restaurantsAround(30, 0.3),
      ...restaurantsAround(1, 0.85),
      far,
    ];
    const { readAround, restaurants } = createTestTiles(points);
    const found = await readAround(BERLIN, wish);
    expect(found.radiusKm).toBe(radius);
    expect(found.restaurants).toHaveLength(
      restaurants.filter((each) => distanceMiles(BERLIN, each) * KM_PER_MILE <= radius).length,
    );
  });

  it("widens it until more match than are known, and says whether there may be others", async () => {
    const points = [
      ...restaurantsAround(30, 0.02),
      ...restaurantsAround(1, 0.1),
      ...restaurantsAround(1, 0.6),
    ];
    const { readAround } = createTestTiles(points);
    const first = await readAround(BERLIN);
    expect([first.radiusKm, first.restaurants.length, first.hasFarther]).toEqual([5, 30, true]);
    const second = await readAround({ ...BERLIN, reachKm: 10 }, { moreThan: 30 });
    expect([second.radiusKm, second.restaurants.length, second.hasFarther]).toEqual([10, 31, true]);
    const third = await readAround({ ...BERLIN, reachKm: 25 }, { moreThan: 31 });
    expect([third.radiusKm, third.restaurants.length, third.hasFarther]).toEqual([50, 32, false]);
  });

  it("finds the nearest matches anywhere when it may reach so far, and only where none is near", async () => {
    const far = [3, 2, 4].map((degrees) => ({ lat: BERLIN.lat + degrees, lng: BERLIN.lng }));
    const { readAround } = createTestTiles([...restaurantsAround(30, 0.02), ...far]);
    const anywhere = { ...BERLIN, reachKm: ANYWHERE_KM };
    const found = await readAround(anywhere, only(30, 31, 32));
    expect(found.radiusKm).toBeUndefined();
    expect(found.restaurants.map(({ id }) => id)).toEqual(["r31", "r30", "r32"]);
    expect((await readAround(anywhere, only(3))).radiusKm).toBe(5);
    expect((await readAround(anywhere, only())).restaurants).toEqual([]);
  });

  it("finds what a text asks for near the point, never what another continent has more of", async () => {
    const marseille = { lat: 43.3, lng: 5.37 };
    const near = [
      { ...marseille, lat: 43.31, name: "Le Café Bleu" },
      { ...marseille, lat: 43.53, name: "Petit café" },
      { ...marseille, name: "Chez Nous" },
    ];
    const honolulu = Array.from({ length: 30 }, (_, index) => ({
      lat: 21.3 + index / 1000,
      lng: -157.86,
      name: `Café Palmier ${index}`,
      veganLevel: "vegan" as const,
    }));
    const { readAround } = createTestTiles([...honolulu, ...near]);
    const matches = matcherOf({ ...EMPTY_FILTERS, text: "cafe" }, new Date());
    const names = async (point: typeof marseille, reachKm: number) =>
      (await readAround({ ...point, reachKm }, { matches })).restaurants
        .filter(matches)
        .map(({ name }) => name);
    for (const reachKm of [5, 100, ANYWHERE_KM])
      expect(await names(marseille, reachKm)).toEqual(["Le Café Bleu", "Petit café"]);
    // From where neither is near, the nearer continent comes first.
    const lisbon = { lat: 38.72, lng: -9.14 };
    expect((await names(lisbon, ANYWHERE_KM)).slice(0, 2)).toEqual(["Le Café Bleu", "Petit café"]);
  });

  it("gives up the search for a match anywhere after some hundred tiles", async () => {
    const points = Array.from({ length: 700 }, (_, index) => ({ lat: 0, lng: index / 2 - 175 }));
    const { readAround } = createTestTiles([...points, { lat: 60, lng: 0 }]);
    const from = { lat: -40, lng: 0, reachKm: ANYWHERE_KM };
    expect((await readAround(from, only(700))).restaurants).toEqual([]);
  });

  it("reads tiles with few restaurants together, and a tile with many alone", async () => {
    const scattered = Array.from({ length: 60 }, (_, index) => ({ lat: 50 + index / 7, lng: 13 }));
    const { readAround, asked, restaurants } = createTestTiles([
      ...scattered,
      ...restaurantsAround(120, 0.02),
    ]);
    const found = await readAround({ ...BERLIN, reachKm: 100 });
    const near = restaurants.filter((each) => distanceMiles(BERLIN, each) * KM_PER_MILE <= 100);
    expect(found.restaurants.map(({ id }) => id).sort()).toEqual(near.map(({ id }) => id).sort());
    expect(asked).toContain(tilePath("v1", { ...tileAt(BERLIN), width: 1 }));
    expect(asked.length).toBeLessThan(8);
  });

  it("reads each tile once", async () => {
    const { readAround, asked } = createTestTiles(restaurantsAround(40, 0.02));
    await readAround(BERLIN);
    await readAround({ lat: BERLIN.lat + 0.01, lng: BERLIN.lng });
    expect(asked).toHaveLength(new Set(asked).size);
  });

  it("rejects when a tile cannot be fetched, and tries again", async () => {
    let isDown = true;
    const { readAround } = createTileReader(async (path) => {
      if (path === TILE_INDEX_PATH)
        return { version: "v", tiles: { [tileName(tileAt(BERLIN))]: 30 } };
      if (isDown) throw new Error("no network");
      return encodeTile(
        restaurantsAround(30, 0.001).map((point, index) => ({
          ...samples[0]!,
          ...point,
          id: `${index}`,
        })),
      );
    });
    await expect(readAround(BERLIN)).rejects.toThrow("no network");
    isDown = false;
    expect((await readAround(BERLIN)).restaurants).toHaveLength(30);
  });
});
