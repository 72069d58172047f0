/** @jest-environment node */
import { gzipSync } from "node:zlib";
import { RESTAURANTS } from "@/data/restaurants";
import { slugOf } from "@/lib/import/write/slugs";
import { DIETARY_OPTIONS, FEATURES } from "@/lib/restaurants/filters/filter-options";
import { summarize } from "@/lib/restaurants/summary";
import { encodeTile } from "@/lib/restaurants/tiles/tile-format";
import type { Restaurant, RestaurantSummary } from "@/lib/restaurants/types";
import { VEGAN_LEVELS } from "@/lib/restaurants/facts/vegan-level";
import { VENUE_KINDS } from "@/lib/restaurants/facts/venue-kind";
import { nextInteger, seededRandom } from "@/lib/lists/seeded-random";

/** The limit of a restaurant in a tile, compressed as a web server does. */
const MOST_BYTES = 60;

const random = seededRandom(22);
const any = <Value>(values: readonly Value[]) => values[nextInteger(random, 0, values.length - 1)]!;
/** The first values are the most frequent, as in a city. */
const frequent = <Value>(values: readonly Value[]) =>
  values[Math.floor(values.length * random() ** 3)]!;
const some = <Value>(values: readonly Value[], share: number) =>
  values.filter(() => random() < share);

const FIRST =
  "Café Bistro Restaurant Pizzeria Imbiss Sushi Pho Burger Kebab Trattoria Zum Bar".split(" ");
const SYLLABLES = "ka li mo ra ben tan go shi ver de au gu sta lin ter hof krone ba na sol".split(
  " ",
);
const CUISINES =
  "Vietnamese Italian Indian Burger Thai Turkish Japanese Café Pizza Greek Korean".split(" ");
const CITIES = ["Berlin", "Potsdam", "Falkensee", "Teltow", "Hennigsdorf"];

function name() {
  const word = () =>
    Array.from({ length: nextInteger(random, 2, 4) }, () => any(SYLLABLES)).join("");
  const own = word().replace(/^./, (letter) => letter.toUpperCase());
  return random() < 0.5 ? own : `${any(FIRST)} ${own}`;
}

function hours(): NonNullable<Restaurant["hours"]> {
  const pad = (hour: number) => `${String(hour).padStart(2, "0")}:${any(["00", "00", "30"])}`;
  const day = () => [
    { open: pad(nextInteger(random, 7, 18)), close: pad(nextInteger(random, 19, 23)) },
  ];
  const week = day();
  return {
    tuesday: week,
    wednesday: week,
    thursday: week,
    friday: week,
    saturday: day(),
    sunday: day(),
  };
}

const WEEKS = Array.from({ length: 80 }, hours);

/** As sparse, and as varied, as OpenStreetMap is in a large city. */
function place(index: number): RestaurantSummary {
  const text = name();
  const city = frequent(CITIES);
  const facts: Partial<Restaurant> = {
    id: `${slugOf(text)}-${slugOf(city)}${index % 20 === 0 ? `-${index}` : ""}`,
    name: text,
    lat: 52.5 + 0.5 * random() ** 2,
    lng: 13 + 0.5 * random() ** 2,
    city,
    countryCode: "DE",
    timeZone: "Europe/Berlin",
    cuisine: [...new Set([frequent(CUISINES), ...some(CUISINES, 0.03)])],
    kind: frequent(VENUE_KINDS),
    veganLevel: frequent(["vegan options", ...VEGAN_LEVELS]),
    features: some(FEATURES.slice(0, 5), 0.2),
    dietaryOptions: some(DIETARY_OPTIONS, 0.03),
    checkedAt: `202${nextInteger(random, 3, 6)}-0${nextInteger(random, 1, 9)}-1${nextInteger(random, 0, 9)}`,
    reviewCount: 0,
    images: [],
    featured: false,
    sample: false,
    ...(random() < 0.5 && { hours: random() < 0.5 ? any(WEEKS) : hours() }),
    ...(random() < 0.4 && { wheelchair: any(["yes", "limited", "no"] as const) }),
    ...(random() < 0.05 && { latinName: text }),
    // Members write them; the extract has none.
    ...(random() < 0.02 && { description: Array.from({ length: 40 }, name).join(" ") }),
  };
  const { description, address, rating, priceRange, hours: _, ...base } = RESTAURANTS[0]!;
  void [description, address, rating, priceRange, _];
  return summarize({ ...base, ...facts } as Restaurant);
}

test.each([500, 100, 50])(
  "a restaurant takes at most 60 bytes where %s are fetched together",
  (count) => {
    const restaurants = Array.from({ length: count }, (_, index) => place(index));
    const bytes = gzipSync(JSON.stringify(encodeTile(restaurants))).length / restaurants.length;
    // Without the facts it would be no realistic tile.
    expect(bytes).toBeGreaterThan(25);
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  },
);
