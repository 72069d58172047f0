/** @jest-environment node */
import { findIn } from "@/lib/finding/find";
import { exampleSources } from "@/tests/fakes/finding-sources";

const sources = exampleSources();

/** What a text means, in one line. */
async function meaningOf(text: string) {
  const found = await findIn(text, await sources);
  if (found.kind === "unknown")
    return `unknown: ${found.near.map(({ name, detail }) => [name, detail].filter(Boolean).join(", ")).join(" | ")}`;
  const { restaurant, everywhere, location, text: food } = found.means;
  if (restaurant) return `restaurant ${restaurant}`;
  if (everywhere) return `everywhere ${everywhere}`;
  const where = location ? `${location.lat.toFixed(1)}, ${location.lng.toFixed(1)}` : "near me";
  return food ? `${food} at ${where}` : where;
}

const BERLIN = "52.5, 13.4";
const KREUZBERG = "52.5, 13.4";

describe("a text of food words means food, although places are called so", () => {
  it.each([
    ["thai", "thai at near me"],
    ["Deli", "deli at near me"],
    ["tea", "tea at near me"],
    ["terrace", "outdoor seating at near me"],
    ["Hong Kong", "22.3, 114.2"],
    ["Tea, South Dakota", "43.4, -96.8"],
    ["curry berlin", `curry at ${BERLIN}`],
    ["Curry, Germany", "52.6, 13.5"],
    ["tea berlin", `tea at ${BERLIN}`],
    ["pizza essen", "pizza at 51.5, 7.0"],
    ["ramen Essen", "ramen at 51.5, 7.0"],
    ["essen pizza", "pizza at 51.5, 7.0"],
    ["vegan restaurant essen", "vegan at 51.5, 7.0"],
    ["vegan essen", "vegan at near me"],
    ["veganes essen", "vegan at near me"],
    ["Essen", "51.5, 7.0"],
    ["vegan essen berlin", `vegan at ${BERLIN}`],
  ])("%s", async (text, expected) => expect(await meaningOf(text)).toBe(expected));
});

describe("of places with one name the one that is meant", () => {
  it.each([
    ["Valencia", "39.5, -0.4"],
    ["Bali", "-8.7, 115.2"],
    ["raw food bali", "raw at -8.7, 115.2"],
    ["Holland", "52.4, 4.9"],
    ["Holland, Michigan", "42.8, -86.1"],
    ["USA", "40.7, -74.0"],
    ["pizza in the United States", "pizza at 40.7, -74.0"],
    ["vegan usa", "vegan at 40.7, -74.0"],
    ["New York", "40.7, -74.0"],
    ["NYC", "40.7, -74.0"],
    ["Allemagne", BERLIN],
    ["Bayern", "48.1, 11.6"],
    ["Munich, Allemagne", "48.1, 11.6"],
    ["München Bayern", "48.1, 11.6"],
  ])("%s", async (text, expected) => expect(await meaningOf(text)).toBe(expected));
});

describe("a district with its city", () => {
  it.each([
    ["Kreuzberg, Berlin", KREUZBERG],
    ["Berlin Kreuzberg", KREUZBERG],
    ["vegan in Kreuzberg, Berlin", `vegan at ${KREUZBERG}`],
    ["Camden, London", "51.5, -0.1"],
    ["Williamsburg, Brooklyn", "40.7, -74.0"],
    ["Brooklyn NYC", "40.6, -74.0"],
    ["Brooklyn, New York, NY", "40.6, -74.0"],
  ])("%s", async (text, expected) => expect(await meaningOf(text)).toBe(expected));

  it("is not one of another city", async () =>
    expect(await meaningOf("Williamsburg, Berlin")).toMatch(/^unknown/));
});

describe("postal codes and streets with their city", () => {
  it.each([
    ["28004 Madrid", "40.4, -3.7"],
    ["28999 Madrid", "40.4, -3.7"],
    ["1070 Wien", "48.2, 16.4"],
    ["2000 Antwerpen", "51.2, 4.4"],
    ["69001 Lyon", "45.7, 4.8"],
    ["New York 10001", "40.8, -74.0"],
    ["New York, NY 10001", "40.8, -74.0"],
    ["D-10999", "52.5, 13.4"],
    ["10999 Kreuzberg", "52.5, 13.4"],
    ["London E8", "51.5, -0.1"],
    ["London E8 4AE", "51.5, -0.1"],
    ["E20 London", "51.5, -0.0"],
    ["1012 AB Amsterdam", "52.4, 4.9"],
    ["Ahornstraße 12, 10999 Berlin", "52.5, 13.4"],
    ["Berlin, Ahornstr. 12", "52.5, 13.4"],
    ["Wien, Ahornstraße", "48.2, 16.4"],
    ["Ahorn Street New York", "40.8, -74.0"],
    ["vegan pizza 10999 berlin", "vegan pizza at 52.5, 13.4"],
    ["Test Leaf Wien", "restaurant hut"],
    ["Test Leaf", "everywhere Test Leaf"],
    ["Carotterie 2000", "restaurant carotterie"],
  ])("%s", async (text, expected) => expect(await meaningOf(text)).toBe(expected));

  it("a city whose code nobody knows has its own name", async () => {
    const found = await findIn("69001 Lyon", await sources);
    expect(found).toMatchObject({
      means: { location: { name: "Lyon, Auvergne-Rhône-Alpes, France" } },
    });
  });

  it.each([
    ["SW1A 1AA", "unknown: SW1X 0BP, London, United Kingdom"],
    ["E2 7JE", "unknown: E2, London, United Kingdom | E2 8JL, London, United Kingdom"],
    ["M5V 2T6", "unknown: M5V, Toronto, Canada | M5V 2L7, Toronto, Canada"],
    ["1012 AB", "unknown: 1012, Amsterdam, Netherlands | 1012 CT, Amsterdam, Netherlands"],
    ["10997", "unknown: 10999, Berlin, Germany"],
  ])("%s", async (text, expected) => expect(await meaningOf(text)).toBe(expected));
});

describe("what nobody can place", () => {
  it.each([
    ["pizza berln", "unknown: Pizza in Berlin, Germany"],
    ["ramen in berln", "unknown: Ramen in Berlin, Germany"],
    ["brunch Lisbonn", "unknown: Brunch in Lisbon, Portugal"],
    ["berlin germnay", "unknown: Berlin, Germany"],
    ["Berln Germany", "unknown: Berlin, Germany"],
    ["new yrok", "unknown: New York, USA"],
    ["unheard berlin", "unknown: Berlin, Germany"],
    ["Xyzzyville", "unknown: "],
  ])("%s", async (text, expected) => expect(await meaningOf(text)).toBe(expected));
});

describe("words of every language of the site, in any spelling", () => {
  it.each([
    ["Frühstück Berlin", `frühstück at ${BERLIN}`],
    ["fruehstueck berlin", `frühstück at ${BERLIN}`],
    ["desayuno Madrid", "desayuno at 40.4, -3.7"],
    ["petit déjeuner à Lyon", "petit déjeuner at 45.7, 4.8"],
    ["早餐 台北", "早餐 at 25.0, 121.5"],
    ["在台北的素食", "vegetarian at 25.0, 121.5"],
    ["臺北", "25.0, 121.5"],
    ["臺北素食餐廳", "vegetarian at 25.0, 121.5"],
    ["vegan doener kreuzberg", `vegan doner at ${KREUZBERG}`],
    ["vegan-friendly restaurants berlin", `vegan at ${BERLIN}`],
    ["vegan dinner berlin", `vegan at ${BERLIN}`],
    ["guenstig in der naehe", "cheap at near me"],
    ["veganes Essen in der Nähe von Berlin", `vegan at ${BERLIN}`],
    ["restaurants", "near me"],
  ])("%s", async (text, expected) => expect(await meaningOf(text)).toBe(expected));
});
