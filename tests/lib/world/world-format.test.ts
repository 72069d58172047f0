/** @jest-environment node */
import fc from "fast-check";
import { RESTAURANTS } from "@/data/restaurants";
import { DIETARY_OPTIONS, FEATURES } from "@/lib/restaurants/filters/filter-options";
import { isOpenAt } from "@/lib/restaurants/hours/hours";
import { WEEKDAYS, type WeekHours } from "@/lib/restaurants/types";
import { VEGAN_LEVELS } from "@/lib/restaurants/facts/vegan-level";
import { VENUE_KINDS } from "@/lib/restaurants/facts/venue-kind";
import { decodeWorld, encodeWorld, type WorldRestaurant } from "@/lib/world/world-format";

/** The file as it is sent and read. */
function sent(restaurants: readonly WorldRestaurant[]) {
  const text = JSON.stringify(encodeWorld(restaurants));
  return decodeWorld(JSON.parse(text) as ReturnType<typeof encodeWorld>);
}

const byId = (restaurants: readonly WorldRestaurant[]) =>
  restaurants.toSorted((a, b) => (a.id < b.id ? -1 : 1));

const KOPPS: WorldRestaurant = {
  id: "kopps-berlin",
  name: "Kopps",
  lat: 52.52812,
  lng: 13.40109,
  cuisine: [],
  features: [],
  dietaryOptions: [],
  reviewCount: 0,
  timeZone: "Europe/Berlin",
  city: "Berlin",
  cityId: "berlin",
  country: "Germany",
  countryCode: "DE",
  sample: false,
};

const degrees = (limit: number) =>
  fc.integer({ min: -limit * 1e5, max: limit * 1e5 }).map((units) => units / 1e5);
const time = fc
  .record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.integer({ min: 0, max: 59 }) })
  .map(({ hour, minute }) => [hour, minute].map((part) => String(part).padStart(2, "0")).join(":"));
const interval = fc.record({ open: time, close: time });
const day = fc.oneof(interval, fc.array(interval, { minLength: 1, maxLength: 3 }));
const hours: fc.Arbitrary<WeekHours> = fc.record(
  Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, day])),
  { requiredKeys: [] },
);
const name = fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 });
const optional = {
  latinName: name,
  place: name,
  veganLevel: fc.constantFrom(...VEGAN_LEVELS),
  kind: fc.constantFrom(...VENUE_KINDS),
  cityId: fc.constantFrom("berlin", "dong-jing", "springfield-us"),
  countryCode: fc.constantFrom("DE", "JP", "US"),
  rating: fc.integer({ min: 10, max: 50 }).map((tenths) => tenths / 10),
  hours,
};
const restaurant: fc.Arbitrary<WorldRestaurant> = fc.record(
  {
    id: fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,3}$/),
    name,
    lat: degrees(90),
    lng: degrees(180),
    cuisine: fc.uniqueArray(fc.constantFrom("Thai", "Café", "拉麵", "__proto__"), { maxLength: 3 }),
    features: fc.subarray([...FEATURES]),
    dietaryOptions: fc.subarray([...DIETARY_OPTIONS]),
    reviewCount: fc.nat(5000),
    timeZone: fc.constantFrom("Europe/Berlin", "Asia/Tokyo"),
    city: fc.constantFrom("Berlin", "東京", "São Paulo", ""),
    country: fc.constantFrom("Germany", "Japan", ""),
    sample: fc.boolean(),
    ...optional,
  },
  {
    requiredKeys: [
      "id",
      "name",
      "lat",
      "lng",
      "cuisine",
      "features",
      "dietaryOptions",
      "reviewCount",
      "timeZone",
      "city",
      "country",
      "sample",
    ],
  },
) as fc.Arbitrary<WorldRestaurant>;

describe("the world file", () => {
  it("returns every encoded restaurant, with every fact and no other", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(restaurant, { selector: ({ id }) => id, maxLength: 30 }),
        (restaurants) => expect(byId(sent(restaurants))).toEqual(byId(restaurants)),
      ),
      { numRuns: 300 },
    );
  });

  it("has nothing of what is not known", () => expect(sent([KOPPS])).toEqual([KOPPS]));

  it("is read where there is no restaurant", () => expect(sent([])).toEqual([]));

  it("keeps names in other scripts, whose ids do not follow from them", () => {
    const tokyo = {
      ...KOPPS,
      id: "ain-soph-dong-jing",
      name: "アインソフ",
      latinName: "Ain Soph",
      city: "東京",
      cityId: "dong-jing",
    };
    expect(sent([tokyo])).toEqual([tokyo]);
  });

  it("does not write ids that follow from name and city, nor the text of those that have a number more", () => {
    const second = { ...KOPPS, id: "kopps-berlin-2" };
    const text = JSON.stringify(encodeWorld([KOPPS, second]));
    expect(text).not.toContain("kopps");
    expect(byId(sent([KOPPS, second]))).toEqual([KOPPS, second]);
  });

  it("keeps a night that ends after midnight, split days and a week without any hour", () => {
    const night: WeekHours = {
      friday: [
        { open: "12:00", close: "15:00" },
        { open: "18:00", close: "02:00" },
      ],
    };
    const [bar, closed] = byId(
      sent([
        { ...KOPPS, id: "bar-berlin", hours: night },
        { ...KOPPS, id: "closed-berlin", hours: {} },
      ]),
    );
    expect(bar?.hours).toEqual(night);
    expect(closed?.hours).toEqual({});
    // 01:30 on a Saturday in Berlin.
    expect(isOpenAt(bar!.hours!, bar!.timeZone, new Date("2026-11-21T00:30:00Z"))).toBe(true);
  });

  it("leaves out hours of single dates, and keeps the form of the samples", () => {
    const dated = { monday: [{ open: "09:00", close: "17:00" }], dates: { "2026-12-25": [] } };
    expect(sent([{ ...KOPPS, hours: dated }])[0]?.hours).toEqual({ monday: dated.monday });
    for (const { id, hours } of sent(RESTAURANTS)) {
      const sample = RESTAURANTS.find((each) => each.id === id)!;
      for (const now of ["2026-11-22T17:00:00Z", "2026-11-24T03:30:00Z", "2026-11-28T22:15:00Z"])
        expect(isOpenAt(hours!, sample.timeZone, new Date(now))).toBe(
          isOpenAt(sample.hours, sample.timeZone, new Date(now)),
        );
    }
  });
});
