/** @jest-environment node */
import {
  listCityGuides,
  listFoodGuides,
  listHealthTopics,
  listNutrients,
  listRecipes,
  listTravelGuides,
} from "@/lib/guides/queries";
import { listCityGroups } from "@/lib/cities/queries";

/** What every implementation of the queries must return, with records in memory or in a database. */
describe("guide queries", () => {
  it.each([
    ["food guides", listFoodGuides],
    ["travel guides", listTravelGuides],
    ["city guides", listCityGuides],
    ["recipes", listRecipes],
    ["health topics", listHealthTopics],
  ])("list four %s", async (_, list) => {
    const records: { id: string; description: string }[] = await list();
    expect(new Set(records.map(({ id }) => id)).size).toBe(4);
    expect(new Set(records.map(({ description }) => description)).size).toBe(4);
  });

  it("rate the travel guides 4.9, 4.8, 4.7 and 4.6 (P12.2)", async () => {
    const guides = await listTravelGuides();
    expect(guides.map(({ city, rating }) => [city, rating])).toEqual([
      ["Berlin", 4.9],
      ["Tokyo", 4.8],
      ["Mexico City", 4.7],
      ["Tel Aviv", 4.6],
    ]);
    for (const { highlights } of guides) expect(highlights.length).toBeGreaterThan(1);
  });

  it("count 245, 189, 156 and 134 restaurants in the city guides (P12.3)", async () => {
    expect((await listCityGuides()).map(({ city, restaurants }) => [city, restaurants])).toEqual([
      ["New York", 245],
      ["London", 189],
      ["Los Angeles", 156],
      ["Berlin", 134],
    ]);
  });

  it("name cities of the Cities screen, with the same counts", async () => {
    const cities = (await listCityGroups()).flatMap((group) => group.cities);
    for (const guide of await listCityGuides()) {
      const city = cities.find(({ id }) => id === guide.id);
      expect(city).toMatchObject({ name: guide.city, count: guide.restaurants });
    }
  });

  it("hold recipes of every difficulty, with times and servings", async () => {
    const recipes = await listRecipes();
    expect(new Set(recipes.map(({ difficulty }) => difficulty))).toEqual(
      new Set(["Easy", "Medium", "Hard"]),
    );
    for (const { cookTime, servings } of recipes) {
      expect(cookTime).toBeGreaterThan(0);
      expect(servings).toBeGreaterThan(0);
    }
  });

  it("hold the three key nutritional considerations", async () => {
    expect((await listNutrients()).map(({ title }) => title)).toEqual([
      "Vitamin B12",
      "Iron absorption",
      "Omega-3",
    ]);
  });

  it("name a source for every statement about health", async () => {
    for (const { sources } of [...(await listHealthTopics()), ...(await listNutrients())]) {
      expect(sources.length).toBeGreaterThan(0);
      for (const { label, url } of sources) {
        expect(label).not.toBe("");
        expect(new URL(url).protocol).toBe("https:");
      }
    }
  });
});
