/** @jest-environment node */
import { RESTAURANTS } from "@/data/restaurants";
import { encodeCities } from "@/lib/gazetteer/all-cities";
import { shardPath } from "@/lib/gazetteer/fold";
import { readShard } from "@/lib/gazetteer/search";
import { distanceMiles } from "@/lib/location/distance";
import { decodeTile, encodeTile, type TileData } from "@/lib/restaurants/tiles/tile-format";
import { tileAt, tileName } from "@/lib/restaurants/tiles/tile-grid";
import { TILE_INDEX_PATH, type TileIndex } from "@/lib/restaurants/tiles/tile-files";
import { createTileReader } from "@/lib/restaurants/tiles/tiles";
import { summarize } from "@/lib/restaurants/summary";
import { createWorldQueryRunner, type WorldQuery } from "@/lib/world/world-queries";
import { openWorld, type WorldFound, type WorldSearch } from "@/lib/world/world";
import { encodeWorld, type WorldRestaurant } from "@/lib/world/world-format";
import type { IndexedCity } from "@/lib/cities/city-index";

const VERSION = "1-7-3";

/** The same restaurant, thirty times in a row to the east, and one in Taipei. */
const [sample] = RESTAURANTS;
const berlin: WorldRestaurant[] = Array.from({ length: 30 }, (_, index) => ({
  ...sample!,
  id: `leaf-${index}-berlin`,
  name: `Leaf ${index}`,
  lat: 52.52,
  lng: 13.4 + index / 1000,
  timeZone: "Europe/Berlin",
  city: "Berlin",
  cityId: "berlin",
  country: "Germany",
  countryCode: "DE",
  sample: false,
}));
const taipei: WorldRestaurant = {
  ...berlin[0]!,
  id: "su-shi-taipei",
  name: "素食之家",
  latinName: "Vegetarian Home",
  lat: 25.0478,
  lng: 121.5319,
  city: "Taipei",
  cityId: "taipei",
  country: "Taiwan",
  countryCode: "TW",
};

const MUNICH = {
  name: "Munich",
  region: "Bavaria",
  regionCode: "",
  country: "DE",
  lat: 48.137,
  lng: 11.575,
  population: 1_260_000,
  aliases: ["München", "Monaco di Baviera"],
};
const NEW_YORK = {
  ...MUNICH,
  name: "New York City",
  region: "New York",
  regionCode: "NY",
  country: "US",
  aliases: [],
};

const world = openWorld(VERSION, encodeWorld([...berlin, taipei]));
const run = createWorldQueryRunner(world, async () => encodeCities([MUNICH, NEW_YORK]));
const ask = async <Result>(query: WorldQuery) => (await run(query)) as Result;
const file = (path: string) => ask<unknown>({ kind: "file", path });

test("tiles come from the world as from the site, so that near me lists the same", async () => {
  const index = (await file(TILE_INDEX_PATH)) as TileIndex;
  expect(index).toEqual({
    version: VERSION,
    tiles: { [tileName(tileAt(berlin[0]!))]: 30, [tileName(tileAt(taipei))]: 1 },
  });
  const { readAround } = createTileReader(file);
  const near = await readAround({ lat: 52.52, lng: 13.4 });
  expect(near).toMatchObject({ radiusKm: 5 });
  expect(near.restaurants.map(({ id }) => id).sort()).toEqual(berlin.map(({ id }) => id).sort());
  const far = await readAround({ lat: 24, lng: 121 });
  expect(far.restaurants[0]).toMatchObject({ id: "su-shi-taipei", countryCode: "TW" });
});

test("a tile has the facts that the site's own tile has, but no photo", async () => {
  const [first] = berlin;
  const tile = (await file(
    `/restaurants/tiles/${VERSION}/${tileName(tileAt(first!))}`,
  )) as TileData;
  const own = encodeTile([
    summarize({ ...sample!, ...first!, priceRange: undefined, images: [] } as never),
  ]);
  expect(decodeTile(tile)[0]?.id).toBe(decodeTile(own)[0]?.id);
  for (const column of ["hours", "zone", "city", "cuisine", "country"] as const)
    expect(tile[column].values).toEqual(own[column].values);
});

test("returns no other file, and no tile of another name", async () => {
  for (const path of [
    "",
    "/restaurants/near-me",
    "/restaurants/tiles/1/a-b",
    "/gazetteer/towns/1.json",
  ])
    expect(await file(path)).toBeUndefined();
});

test("searches names, other scripts, cities, and names that are misspelled", async () => {
  const search = (text: string) => ask<WorldSearch>({ kind: "search", text, limit: 5 });
  expect((await search("素食")).restaurants).toMatchObject([{ id: "su-shi-taipei" }]);
  expect(await search("taipei")).toMatchObject({ isGuess: false, isCut: false });
  expect((await search("vegetarain home")).isGuess).toBe(true);
  const many = await search("leaf");
  expect(many.restaurants).toHaveLength(5);
  expect(many.isCut).toBe(true);
  expect((await search("zucchini")).restaurants).toEqual([]);
});

/** A world with what food words are about, on a Saturday at noon of Vienna. */
test("reads food words as the search everywhere does (P4.21)", async () => {
  jest.useFakeTimers({ now: new Date("2026-11-28T11:00:00Z") });
  const vienna = (id: string, facts: Partial<WorldRestaurant>): WorldRestaurant => {
    const { hours: _, ...place } = { ...berlin[0]!, city: "Vienna", cityId: "vienna" };
    return { ...place, country: "Austria", countryCode: "AT", id, cuisine: [], ...facts };
  };
  const open = { saturday: [{ open: "11:00", close: "15:00" }] };
  const small = openWorld(
    VERSION,
    encodeWorld([
      vienna("a-vienna", { name: "Alpha", veganLevel: "vegan options", cuisine: ["Thai"] }),
      vienna("b-vienna", { name: "Beta", veganLevel: "vegan", hours: open }),
      vienna("c-vienna", { name: "Vegan Corner", veganLevel: "vegetarian" }),
      taipei,
    ]),
  );
  const found = (text: string) => small.search(text, 5).restaurants.map(({ id }) => id[0]);
  expect(found("vegan restaurant vienna")).toEqual(["b", "c", "a"]);
  expect(found("vegan")).toHaveLength(4);
  expect(found("Vegan Corner")).toEqual(["c"]);
  expect(found("fully vegan in vienna")).toEqual(["b"]);
  expect(found("vegan thai vienna")).toEqual(["a"]);
  expect(found("open now vienna")).toEqual(["b"]);
  expect(found("open sunday vienna")).toEqual([]);
  expect(found("vienna素食")).toEqual(found("vegetarian vienna"));
  expect(found("週六營業素食vienna")).toEqual(found("open saturday vegetarian vienna"));
  expect(found(" ")).toEqual([]);
  jest.useRealTimers();
});

test("finds one restaurant, the nearest ones, and the cities", async () => {
  const found = await ask<WorldFound>({ kind: "restaurant", id: "su-shi-taipei" });
  expect(found).toMatchObject({
    country: "Taiwan",
    picture: { src: expect.stringContaining("/") },
  });
  expect(await ask({ kind: "restaurant", id: "nowhere" })).toBeUndefined();
  const around = { lat: 52.52, lng: 13.4 };
  const nearest = await ask<WorldFound[]>({ kind: "nearest", around, limit: 31 });
  const distances = nearest.map((restaurant) => distanceMiles(around, restaurant));
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  expect(nearest.at(-1)?.id).toBe("su-shi-taipei");
  const city = await ask<IndexedCity>({ kind: "city", id: "berlin" });
  expect(city).toMatchObject({ name: "Berlin", country: "Germany", count: 30, lat: 52.52 });
  expect(await file("/restaurants/cities.json")).toMatchObject([
    { id: "berlin" },
    { id: "taipei" },
  ]);
});

test("the gazetteer's files hold the cities by their names, their later words and their other names", async () => {
  const cities = async (name: string) =>
    readShard(await file(shardPath("cities", name))).map(({ city }) => city.name);
  expect(await cities("munich")).toContain("Munich");
  expect(await cities("munchen")).toContain("Munich");
  expect(await cities("york city")).toContain("New York City");
  const [munich] = readShard(await file(shardPath("cities", "munchen")));
  expect(munich?.city).toEqual({ ...MUNICH, aliases: ["München"] });
});
