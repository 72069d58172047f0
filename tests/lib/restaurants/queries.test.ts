/** @jest-environment node */
import { distanceMiles } from "@/lib/location/distance";
import { isOpenAt } from "@/lib/restaurants/hours/hours";
import {
  getListingExample,
  getRestaurant,
  listExampleRestaurants,
  listMapSamples,
  listRestaurantPages,
  listRestaurants,
  listRestaurantsNear,
  listRestaurantsNearAny,
  listReviews,
  listTopRated,
} from "@/lib/restaurants/queries";

const ALL = 500;
const TIMES_SQUARE = { lat: 40.7589, lng: -73.9851 };
const NAIROBI = { lat: -1.2921, lng: 36.8219 };

const UNKNOWN_IDS = ["", "0", "9", "01", " 1", "1 ", "1e0", "__proto__", "toString", "🌱", "../1"];

/** What every implementation of the queries must return, with records in memory or in a database. */
describe("restaurant queries", () => {
  it("lists every restaurant once", async () => {
    const ids = (await listRestaurants(ALL)).map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("gets each listed restaurant by its id", async () => {
    for (const restaurant of await listRestaurants(ALL)) {
      expect(await getRestaurant(restaurant.id)).toEqual(restaurant);
    }
  });

  it.each(UNKNOWN_IDS)("returns undefined for the unknown id %p", async (id) => {
    expect(await getRestaurant(id)).toBeUndefined();
    expect(await listReviews(id)).toEqual([]);
  });

  it("returns records that satisfy the rules", async () => {
    for (const restaurant of await listRestaurants(ALL)) {
      expect(restaurant.name.trim()).not.toBe("");
      expect(Math.abs(restaurant.lat)).toBeLessThanOrEqual(90);
      expect(Math.abs(restaurant.lng)).toBeLessThanOrEqual(180);
      expect([1, 2, 3, 4]).toContain(restaurant.priceRange);
      expect(restaurant.rating).toBeGreaterThanOrEqual(0);
      expect(restaurant.rating).toBeLessThanOrEqual(5);
      expect(Number.isInteger(restaurant.reviewCount)).toBe(true);
      expect(() => isOpenAt(restaurant.hours!, restaurant.timeZone, new Date(0))).not.toThrow();
      expect(distanceMiles(restaurant, restaurant)).toBe(0);
    }
  });

  it("summarizes the same restaurants in the same order, without contact data", async () => {
    const restaurants = await listRestaurants(ALL);
    const summaries = await listExampleRestaurants(ALL);
    summaries.forEach((summary, index) => {
      const { picture, ...fields } = summary;
      expect(restaurants[index]).toMatchObject(fields);
      expect(picture).toEqual(restaurants[index]?.images[0]);
      expect(summary).not.toHaveProperty("phone");
      expect(summary).not.toHaveProperty("email");
    });
  });

  it("returns plain JSON", async () => {
    const summaries = await listExampleRestaurants(ALL);
    expect(JSON.parse(JSON.stringify(summaries))).toEqual(summaries);
  });

  it("lists the restaurants within a distance, nearest first", async () => {
    const all = await listRestaurants(ALL);
    for (const radiusMiles of [0, 1, 2.5, 100, 12_500]) {
      const near = await listRestaurantsNear({ center: TIMES_SQUARE, radiusMiles });
      const miles = near.map((restaurant) => distanceMiles(TIMES_SQUARE, restaurant));
      expect(miles).toEqual(miles.toSorted((a, b) => a - b));
      const expected = all.filter((other) => distanceMiles(TIMES_SQUARE, other) <= radiusMiles);
      expect(near.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
    }
    expect(await listRestaurantsNear({ center: NAIROBI, radiusMiles: 100 })).toEqual([]);
  });

  it("lists a restaurant that is near several centers once", async () => {
    const near = await listRestaurantsNearAny([TIMES_SQUARE, NAIROBI, TIMES_SQUARE], 100);
    const one = await listRestaurantsNear({ center: TIMES_SQUARE, radiusMiles: 100 });
    expect(one).not.toEqual([]);
    expect(near).toEqual(one);
    expect(await listRestaurantsNearAny([], 100)).toEqual([]);
  });

  it("names every restaurant's page with its date", async () => {
    const all = await listRestaurants(ALL);
    expect(await listRestaurantPages()).toEqual(
      all.map(({ id, updatedAt }) => ({ id, updatedAt })),
    );
  });

  it("returns no more restaurants than requested, and a verified one as an example", async () => {
    expect(await listExampleRestaurants(3)).toHaveLength(3);
    expect(await getListingExample()).toMatchObject({ verified: true });
  });

  it("ranks the five best rated, best first", async () => {
    const ratings = (await listTopRated()).map(({ rating }) => rating);
    const best = (await listRestaurants(ALL)).map(({ rating }) => rating!).sort((a, b) => b - a);
    expect(ratings).toEqual(best.slice(0, 5));
  });

  it("returns five restaurants for the map screen", async () => {
    const known = (await listRestaurants(ALL)).map(({ id }) => id);
    const ids = (await listMapSamples()).map(({ id }) => id);
    expect(ids).toHaveLength(5);
    expect(known).toEqual(expect.arrayContaining(ids));
  });

  it("lists a restaurant's own reviews, newest first", async () => {
    for (const { id } of await listRestaurants(ALL)) {
      const reviews = await listReviews(id);
      expect(reviews.every(({ restaurantId }) => restaurantId === id)).toBe(true);
      const written = reviews.map(({ createdAt }) => createdAt);
      expect(written).toEqual(written.toSorted().reverse());
    }
  });

  it("does not let a caller change what the next one gets", async () => {
    const first = await listRestaurants(ALL);
    first.length = 0;
    (await listReviews("1")).length = 0;
    expect((await listRestaurants(ALL)).length).toBeGreaterThan(0);
    expect((await listReviews("1")).length).toBeGreaterThan(0);
  });
});
