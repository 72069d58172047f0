/** @jest-environment node */
import { exampleRestaurant } from "@/tests/lib/restaurants/example";
import { apart, receivedCard, sentCard } from "@/lib/restaurants/sent-card";
import { summarize } from "@/lib/restaurants/summary";
import type { WeekHours } from "@/lib/restaurants/types";

const summary = summarize(exampleRestaurant());
const OPEN = [{ open: "17:00", close: "22:00" }];
const WEEK: WeekHours = { monday: OPEN, tuesday: OPEN, friday: OPEN };

const received = (restaurant: typeof summary) =>
  receivedCard(JSON.parse(JSON.stringify(sentCard(restaurant))));

test.each<[string, WeekHours | undefined]>([
  ["a week", WEEK],
  ["single dates", { ...WEEK, dates: { "2026-12-24": [] } }],
  ["ranges of closed days", { ...WEEK, closed: [{ from: "2026-12-24", to: "2026-12-26" }] }],
  ["hours that are not known", undefined],
])("an island receives %s as it was", (_, hours) => {
  const { hours: _own, ...others } = summary;
  expect(received({ ...others, ...(hours && { hours }) }).hours).toEqual(hours);
});

test("they take a third of what the hours would", () => {
  const { week } = sentCard({ ...summary, hours: WEEK });
  expect(week!.length).toBeLessThan(JSON.stringify(WEEK).length / 3);
});

test("it receives what a card shows, and nothing else", () => {
  const shown = {
    id: "kopps-berlin",
    name: "コップス",
    latinName: "Kopps",
    nameLang: "ja",
    picture: summary.picture,
    photoCount: 3,
    rating: 4.5,
    cuisine: ["German"],
    priceRange: 2 as const,
    features: ["takeout"],
    veganLevel: "vegan" as const,
    checkedAt: "2026-03-01",
    addedHere: true as const,
    countryCode: "DE",
    timeZone: "Europe/Berlin",
    place: "Mitte, Berlin",
    hours: WEEK,
    mayHaveClosed: true as const,
  };
  const others = {
    description: "Evening menus.",
    reviewCount: 3,
    lat: 52.5,
    lng: 13.4,
    address: "Linienstraße 94",
    city: "Berlin",
    district: "Mitte",
    dietaryOptions: ["organic"],
    tipWords: "garden",
    kind: "restaurant" as const,
    wheelchair: "limited" as const,
    chain: "x1",
    featured: false,
    sample: false,
  };
  const dishes = { names: ["Seitan doner", "Soup"], count: 5 };
  expect(received({ ...others, ...shown, dishes })).toEqual({
    ...shown,
    dishes: { names: ["Seitan doner"], count: 5 },
  });
  expect(received({ ...others, ...shown, sample: true, featured: true })).toMatchObject({
    sample: true,
    featured: true,
  });
});

test("what all cards of a list have in common is sent once", () => {
  const [leaf, root] = [
    sentCard({ ...summary, hours: WEEK }),
    sentCard({ ...summary, id: "root", cuisine: [] }),
  ];
  const { shared, own } = apart([leaf, root]);
  expect(shared).toMatchObject({ timeZone: summary.timeZone, ...summary.picture });
  expect(own[0]).toEqual({ id: leaf.id, cuisine: leaf.cuisine, week: leaf.week });
  expect(own.map((facts) => ({ ...shared, ...facts }))).toEqual([leaf, root]);
  expect(apart([leaf])).toEqual({ shared: {}, own: [leaf] });
  expect(apart([])).toEqual({ shared: {}, own: [] });
});
