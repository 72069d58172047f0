import { distanceMiles } from "@/lib/location/distance";
import { isOpenAt } from "@/lib/restaurants/hours";
import {
  getRestaurant,
  listMapSamples,
  listRestaurants,
  listRestaurantSummaries,
  listReviews,
  listTopRated,
} from "@/lib/restaurants/queries";

const UNKNOWN_IDS = ["", "0", "9", "01", " 1", "1 ", "1e0", "__proto__", "toString", "🌱", "../1"];

/** What every implementation of the queries must answer, be the records in memory or in a database. */
describe("restaurant queries", () => {
  it("lists every restaurant once", async () => {
    const ids = (await listRestaurants()).map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("gets each listed restaurant by its id", async () => {
    for (const restaurant of await listRestaurants()) {
      expect(await getRestaurant(restaurant.id)).toEqual(restaurant);
    }
  });

  it.each(UNKNOWN_IDS)("answers undefined for the unknown id %p", async (id) => {
    expect(await getRestaurant(id)).toBeUndefined();
    expect(await listReviews(id)).toEqual([]);
  });

  it("gives records that the rules can work with", async () => {
    for (const restaurant of await listRestaurants()) {
      expect(restaurant.name.trim()).not.toBe("");
      expect(Math.abs(restaurant.lat)).toBeLessThanOrEqual(90);
      expect(Math.abs(restaurant.lng)).toBeLessThanOrEqual(180);
      expect([1, 2, 3, 4]).toContain(restaurant.priceRange);
      expect(restaurant.rating).toBeGreaterThanOrEqual(0);
      expect(restaurant.rating).toBeLessThanOrEqual(5);
      expect(Number.isInteger(restaurant.reviewCount)).toBe(true);
      expect(() => isOpenAt(restaurant.hours, restaurant.timeZone, new Date(0))).not.toThrow();
      expect(distanceMiles(restaurant, restaurant)).toBe(0);
    }
  });

  it("summarizes the same restaurants in the same order, without contact data", async () => {
    const restaurants = await listRestaurants();
    const summaries = await listRestaurantSummaries();
    expect(summaries.length).toBeLessThanOrEqual(500);
    summaries.forEach((summary, index) => {
      const { picture, ...fields } = summary;
      expect(restaurants[index]).toMatchObject(fields);
      expect(picture).toEqual(restaurants[index]?.images[0]);
      expect(summary).not.toHaveProperty("phone");
      expect(summary).not.toHaveProperty("email");
    });
  });

  it("hands out plain JSON", async () => {
    const summaries = await listRestaurantSummaries();
    expect(JSON.parse(JSON.stringify(summaries))).toEqual(summaries);
  });

  it("ranks the five best rated, best first", async () => {
    const ratings = (await listTopRated()).map(({ rating }) => rating);
    const best = (await listRestaurants()).map(({ rating }) => rating).sort((a, b) => b - a);
    expect(ratings).toEqual(best.slice(0, 5));
  });

  it("gives the map screen five restaurants", async () => {
    const known = (await listRestaurants()).map(({ id }) => id);
    const ids = (await listMapSamples()).map(({ id }) => id);
    expect(ids).toHaveLength(5);
    expect(known).toEqual(expect.arrayContaining(ids));
  });

  it("lists a restaurant's own reviews, newest first", async () => {
    for (const { id } of await listRestaurants()) {
      const reviews = await listReviews(id);
      expect(reviews.every(({ restaurantId }) => restaurantId === id)).toBe(true);
      const written = reviews.map(({ createdAt }) => createdAt);
      expect(written).toEqual(written.toSorted().reverse());
    }
  });

  it("does not let a caller change what the next one gets", async () => {
    const first = await listRestaurants();
    first.length = 0;
    (await listReviews("1")).length = 0;
    expect((await listRestaurants()).length).toBeGreaterThan(0);
    expect((await listReviews("1")).length).toBeGreaterThan(0);
  });
});
