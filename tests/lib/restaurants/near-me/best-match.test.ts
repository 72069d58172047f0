/** @jest-environment node */
import { matchPoints, sortByBestMatch } from "@/lib/restaurants/near-me/best-match";
import { summarize } from "@/lib/restaurants/summary";
import type { RestaurantSummary, WeekHours } from "@/lib/restaurants/types";
import { exampleRestaurant } from "@/tests/lib/restaurants/example";

/** A Thursday, noon in Berlin. */
const NOW = new Date("2026-11-26T11:00:00Z");
const HERE = { lat: 52.52, lng: 13.405 };
const KM_PER_DEGREE = 111.195;

const open = (from: string, to: string): WeekHours => ({ thursday: [{ open: from, close: to }] });

/** A restaurant so many kilometers north of here, of which nothing else is known. */
function place(km: number, facts: Partial<RestaurantSummary> = {}): RestaurantSummary {
  const { rating, hours, checkedAt, ...base } = summarize(exampleRestaurant({ sample: false }));
  void [rating, hours, checkedAt];
  const north = { lat: HERE.lat + km / KM_PER_DEGREE, lng: HERE.lng, timeZone: "Europe/Berlin" };
  return { ...base, ...north, reviewCount: 0, ...facts };
}

const NOTHING = { km: 0.1, now: NOW, isOpen: undefined, isOpenInAnHour: undefined };

describe("the points of P14.641", () => {
  it.each<[string, Partial<RestaurantSummary>, Partial<typeof NOTHING> | object, number]>([
    ["a place of which nothing is known", {}, {}, 4],
    ["fully vegan", { veganLevel: "vegan" }, {}, 64],
    ["vegetarian", { veganLevel: "vegetarian" }, {}, 44],
    ["vegan options", { veganLevel: "vegan options" }, {}, 24],
    ["few vegan options", { veganLevel: "few vegan options" }, {}, 4],
    ["a large chain with options", { veganLevel: "vegan options", isLargeChain: true }, {}, -16],
    ["a large chain with few", { veganLevel: "few vegan options", isLargeChain: true }, {}, -16],
    ["a large vegetarian chain", { veganLevel: "vegetarian", isLargeChain: true }, {}, 44],
    ["a large vegan chain", { veganLevel: "vegan", isLargeChain: true }, {}, 64],
    ["200 m", {}, { km: 0.2 }, 4],
    ["a little more", {}, { km: 0.201 }, -1],
    ["500 m", {}, { km: 0.5 }, -1],
    ["1 km", {}, { km: 1 }, -6],
    ["2 km", {}, { km: 2 }, -11],
    ["5 km", {}, { km: 5 }, -16],
    ["10 km", {}, { km: 10 }, -26],
    ["25 km", {}, { km: 25 }, -36],
    ["50 km", {}, { km: 50 }, -46],
    ["farther", {}, { km: 50.1 }, -56],
    ["open", {}, { isOpen: true, isOpenInAnHour: true }, 10],
    ["open, and closed in an hour", {}, { isOpen: true, isOpenInAnHour: false }, 10],
    ["opening within the hour", {}, { isOpen: false, isOpenInAnHour: true }, 10],
    ["closed", {}, { isOpen: false, isOpenInAnHour: false }, 0],
    ["checked within a year", { checkedAt: "2025-11-27" }, {}, 8],
    ["checked before", { checkedAt: "2025-11-25" }, {}, 4],
    ["a photo", { photoCount: 3 }, {}, 5],
    ["one five", { rating: 5, reviewCount: 1 }, {}, 5],
    ["many fives", { rating: 5, reviewCount: 995 }, {}, 9.97],
    ["many ones", { rating: 1, reviewCount: 995 }, {}, -5.95],
  ])("of %s", (_, facts, circumstances, points) => {
    const { veganLevel, ...unknown } = place(0.1);
    void veganLevel;
    expect(matchPoints({ ...unknown, ...facts }, { ...NOTHING, ...circumstances })).toBeCloseTo(
      points,
      2,
    );
  });
});

describe("the order of best match", () => {
  it.each<[string, RestaurantSummary[], string[]]>([
    [
      "fully vegan places before others of the same distance",
      [
        place(1, { id: "options", veganLevel: "vegan options" }),
        place(1, { id: "vegetarian", veganLevel: "vegetarian" }),
        place(1, { id: "vegan", veganLevel: "vegan" }),
      ],
      ["vegan", "vegetarian", "options"],
    ],
    [
      "a burger chain next door after a vegan place, and after any independent one with options",
      [
        place(0.05, {
          id: "chain",
          veganLevel: "vegan options",
          isLargeChain: true,
          hours: open("06:00", "23:00"),
        }),
        place(4.9, { id: "vegan", veganLevel: "vegan", hours: open("18:00", "22:00") }),
        place(1.9, { id: "options", veganLevel: "vegan options", hours: open("18:00", "22:00") }),
      ],
      ["vegan", "options", "chain"],
    ],
    [
      "within a band what is open, not what is 100 m nearer",
      [
        place(0.3, { id: "closed", veganLevel: "vegan", hours: open("18:00", "22:00") }),
        place(0.4, { id: "open", veganLevel: "vegan", hours: open("11:00", "22:00") }),
        place(0.35, { id: "soon", veganLevel: "vegan", hours: open("12:30", "22:00") }),
        place(0.2, { id: "unknown", veganLevel: "vegan" }),
      ],
      ["soon", "open", "unknown", "closed"],
    ],
    [
      "what may have closed last",
      [
        place(0.1, { id: "gone", veganLevel: "vegan", mayHaveClosed: true }),
        place(90, { id: "far", veganLevel: "few vegan options" }),
      ],
      ["far", "gone"],
    ],
    [
      "the nearer of equals, then by id",
      [place(0.19, { id: "b" }), place(0.1, { id: "c" }), place(0.19, { id: "a" })],
      ["c", "a", "b"],
    ],
  ])("has %s", async (_, restaurants, ids) => {
    const sorted = await sortByBestMatch(restaurants, { from: HERE, now: NOW });
    expect(sorted.map(({ id }) => id)).toEqual(ids);
    const reversed = await sortByBestMatch(restaurants.toReversed(), { from: HERE, now: NOW });
    expect(reversed.map(({ id }) => id)).toEqual(ids);
  });

  it("has what is in an outer ring after all of an inner one", async () => {
    const restaurants = [
      place(7, { id: "vegan", veganLevel: "vegan" }),
      place(4, { id: "chain", veganLevel: "vegan options", isLargeChain: true }),
      place(3, { id: "gone", veganLevel: "vegan", mayHaveClosed: true }),
    ];
    const ringOf = (km: number) => (km <= 5 ? 0 : 1);
    const sorted = await sortByBestMatch(restaurants, { from: HERE, now: NOW, ringOf });
    expect(sorted.map(({ id }) => id)).toEqual(["chain", "gone", "vegan"]);
  });

  it("lets other tasks run while it orders thousands", async () => {
    const many = Array.from({ length: 20_000 }, (_, index) =>
      place((index * 7919) % 90, { id: `id-${index}`, hours: open("12:00", "22:00") }),
    );
    let tasks = 0;
    const timer = setInterval(() => (tasks += 1));
    const sorted = await sortByBestMatch(many, { from: HERE, now: NOW });
    clearInterval(timer);
    expect(new Set(sorted).size).toBe(many.length);
    expect(tasks).toBeGreaterThan(1);
  });
});
