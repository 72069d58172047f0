/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { RESTAURANTS } from "@/data/restaurants";
import { REVIEWS } from "@/data/reviews";
import { distanceMiles } from "@/lib/location/distance";
import { CUISINES, DIETARY_OPTIONS, FEATURES } from "@/lib/restaurants/filters/filter-options";
import { WEEKDAYS, type Restaurant, type SampleRestaurant } from "@/lib/restaurants/types";

const DOWNTOWN = { lat: 40.7128, lng: -74.006 };
const MIDTOWN = { lat: 40.7589, lng: -73.9851 };
const DEFAULT_PLACES = [
  ["home's default", DOWNTOWN],
  ["near-me's default", MIDTOWN],
] as const;

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

const listed = (field: "cuisine" | "features" | "dietaryOptions") =>
  RESTAURANTS.flatMap((restaurant) => restaurant[field]);

function pathOf(publicAddress: string) {
  return join(process.cwd(), "public", publicAddress);
}

describe("the eight sample restaurants", () => {
  it("carry the ids 1 to 8, the mark of samples and New York", () => {
    expect(RESTAURANTS.map(({ id }) => id)).toEqual(["1", "2", "3", "4", "5", "6", "7", "8"]);
    for (const restaurant of RESTAURANTS) {
      expect(restaurant).toMatchObject({
        sample: true,
        city: "New York",
        country: "United States",
        timeZone: "America/New_York",
      });
      expect(restaurant.createdAt).toMatch(INSTANT);
      expect(restaurant.updatedAt > restaurant.createdAt).toBe(true);
    }
  });

  it("give hours for every weekday in the form HH:MM", () => {
    for (const { hours } of RESTAURANTS) {
      expect(Object.keys(hours)).toEqual([...WEEKDAYS]);
      for (const day of Object.values(hours)) {
        expect([day.open, day.close]).toEqual([
          expect.stringMatching(TIME),
          expect.stringMatching(TIME),
        ]);
      }
    }
  });

  it("include one that is closed on Mondays, one open past midnight, and the first open daily until before midnight", () => {
    const days = ({ hours }: SampleRestaurant) => Object.values(hours);
    expect(RESTAURANTS.filter(({ hours }) => hours.monday?.closed)).toHaveLength(1);
    expect(RESTAURANTS.filter((r) => days(r).some((d) => d.close < d.open))).toHaveLength(1);
    expect(days(RESTAURANTS[0]!).every((day) => !day.closed && day.open < day.close)).toBe(true);
  });

  it.each<[string, (restaurant: Restaurant) => boolean, number]>([
    ["without a website", ({ website }) => !website, 1],
    ["without a telephone", ({ phone }) => !phone, 1],
    ["verified and featured", ({ verified, featured }) => verified && featured, 1],
    ["verified only", ({ verified, featured }) => verified && !featured, 3],
    ["featured only", ({ verified, featured }) => !verified && featured, 1],
    ["neither", ({ verified, featured }) => !verified && !featured, 3],
  ])("hold some %s", (_, test, count) => {
    expect(RESTAURANTS.filter(test)).toHaveLength(count);
  });

  it("can be called and visited at the first, and nowhere in the real world", () => {
    expect(RESTAURANTS[0]).toMatchObject({
      phone: expect.any(String),
      website: expect.any(String),
    });
    for (const { phone, website, email, socialMedia } of RESTAURANTS) {
      if (phone) expect(phone).toMatch(/^\+1 212 555 01\d\d$/);
      for (const address of [website, ...Object.values(socialMedia ?? {})]) {
        if (address) expect(new URL(address).hostname).toMatch(/\.example$/);
      }
      if (email) expect(email).toMatch(/^[a-z]+@[a-z]+\.example$/);
    }
  });

  it.each<[string, readonly (string | number)[], (string | number)[]]>([
    ["cuisine", CUISINES, listed("cuisine")],
    ["feature", FEATURES, listed("features")],
    ["dietary option", DIETARY_OPTIONS, listed("dietaryOptions")],
    ["price", [1, 2, 3, 4], RESTAURANTS.map(({ priceRange }) => priceRange)],
  ])("match every %s at least once and none always, and name no other", (_, options, found) => {
    expect(new Set(found)).toEqual(new Set(options));
    for (const option of options) {
      const count = found.filter((value) => value === option).length;
      expect(count).toBeLessThan(RESTAURANTS.length);
    }
  });

  it("are separated by every minimum rating, with ratings between them", () => {
    const counts = [3, 4, 4.5].map((least) => RESTAURANTS.filter((r) => r.rating >= least).length);
    expect(new Set([RESTAURANTS.length, ...counts, 0]).size).toBe(5);
  });

  it("hold at least two with more features than a card shows", () => {
    expect(RESTAURANTS.filter(({ features }) => features.length > 3).length).toBeGreaterThan(1);
  });

  it("have three pictures each, that are there in the stated size", () => {
    for (const { id, name, images } of RESTAURANTS) {
      expect(images).toHaveLength(3);
      for (const { src, alt, width, height } of images) {
        expect(src).toMatch(new RegExp(`^/pictures/restaurants/${id}/`));
        expect(alt.startsWith(name)).toBe(true);
        const svg = readFileSync(pathOf(src), "utf8");
        expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
      }
    }
  });
});

describe("the places of the sample restaurants", () => {
  it("are at least 1.6 km apart", () => {
    const KM_PER_MILE = 1.609344;
    for (const a of RESTAURANTS) {
      for (const b of RESTAURANTS) {
        if (a !== b) expect(distanceMiles(a, b) * KM_PER_MILE).toBeGreaterThan(1.6);
      }
    }
  });

  it.each(DEFAULT_PLACES)("show both feet and miles from %s", (_, place) => {
    const miles = RESTAURANTS.map((restaurant) => distanceMiles(place, restaurant));
    expect(Math.min(...miles)).toBeLessThan(1);
    expect(Math.max(...miles)).toBeGreaterThan(1);
  });

  it.each(DEFAULT_PLACES)(
    "stand in one order by great circle and by plain coordinate difference from %s (P5.7)",
    (_, place) => {
      const by = (measure: (restaurant: Restaurant) => number) =>
        RESTAURANTS.toSorted((a, b) => measure(a) - measure(b)).map(({ id }) => id);
      const greatCircle = by((restaurant) => distanceMiles(place, restaurant));
      const plain = ({ lat, lng }: Restaurant) => Math.hypot(lat - place.lat, lng - place.lng);
      expect(by(plain)).toEqual(greatCircle);
    },
  );
});

describe("the three sample reviews", () => {
  it("belong to the restaurants 1 to 3 and are marked as samples (P6.5)", () => {
    expect(REVIEWS.map(({ restaurantId }) => restaurantId)).toEqual(["1", "2", "3"]);
    for (const review of REVIEWS) {
      expect(review.sample).toBe(true);
      expect(review.createdAt).toMatch(INSTANT);
      expect(review.createdAt >= review.visitDate).toBe(true);
      expect(existsSync(pathOf(review.userAvatar ?? "missing"))).toBe(true);
    }
    expect(REVIEWS.map(({ verified }) => verified)).toContain(undefined);
  });
});
