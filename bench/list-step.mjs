// The step behind every key press on the near-me screen: filter, sort, take the first page. Beside it, in the same run, what
// one would write without thinking: Array.filter().sort() with everything worked out on the spot.
import { join } from "node:path";
import { createJiti } from "jiti";
import { ROOT } from "../scripts/run/process.mjs";
import { median } from "./median.mjs";
import { printTable } from "./table.mjs";

const SIZES = [8, 1_000, 10_000, 50_000];
const PAGE = 24;
const MEASURE_MS = 300;
const PLACE = { lat: 40.7128, lng: -74.006 };
const NOW = new Date("2025-06-13T17:30:00Z");

const jiti = createJiti(import.meta.url, { alias: { "@": ROOT } });
const load = (path) => jiti.import(join(ROOT, path));

const { RESTAURANTS } = await load("data/restaurants.ts");
const { distanceMiles } = await load("lib/location/distance.ts");
const { filterRestaurants } = await load("lib/restaurants/filter.ts");
const { EMPTY_FILTERS } = await load("lib/restaurants/filters.ts");
const { isOpenAt } = await load("lib/restaurants/hours.ts");
const { sortRestaurants } = await load("lib/restaurants/sort.ts");
const { seededRandom } = await load("lib/seeded-random.ts");

const SCENARIOS = [
  { name: "no filter, nearest first", filters: {}, sort: "distance" },
  { name: "text, nearest first", filters: { text: "rad" }, sort: "distance" },
  {
    name: "cuisine, rating and features, best first",
    filters: { cuisine: ["Italian", "Thai"], rating: 4, features: ["wifi"] },
    sort: "rating",
  },
  { name: "open now, nearest first", filters: { openNow: true }, sort: "distance" },
  { name: "no filter, by name", filters: {}, sort: "name" },
];

/** Copies of the sample records under other names, spread over the world by a fixed seed. */
function synthesize(count) {
  const random = seededRandom(count);
  return Array.from({ length: count }, (_, index) => ({
    ...RESTAURANTS[index % RESTAURANTS.length],
    id: String(index + 1),
    name: `${RESTAURANTS[index % RESTAURANTS.length].name} ${Math.floor(random() * count)}`,
    rating: 3 + Math.round(random() * 20) / 10,
    lat: random() * 180 - 90,
    lng: random() * 360 - 180,
  }));
}

function ours(restaurants, { filters, sort }) {
  return sortRestaurants(filterRestaurants(restaurants, filters, NOW), sort, PLACE).slice(0, PAGE);
}

const PLAIN_SORTS = {
  distance: (a, b) => distanceMiles(PLACE, a) - distanceMiles(PLACE, b),
  rating: (a, b) => b.rating - a.rating,
  name: (a, b) => a.name.localeCompare(b.name),
};

function plain(restaurants, { filters, sort }) {
  const { text, cuisine, features, rating, openNow } = filters;
  return restaurants
    .filter(
      (restaurant) =>
        [restaurant.name, ...restaurant.cuisine, restaurant.description].some((field) =>
          field.toLowerCase().includes(text.toLowerCase()),
        ) &&
        (cuisine.length === 0 || cuisine.some((name) => restaurant.cuisine.includes(name))) &&
        features.every((name) => restaurant.features.includes(name)) &&
        restaurant.rating >= rating &&
        (!openNow || isOpenAt(restaurant.hours, restaurant.timeZone, NOW)),
    )
    .sort(PLAIN_SORTS[sort])
    .slice(0, PAGE);
}

function timeOf(step) {
  const start = performance.now();
  step();
  return performance.now() - start;
}

/** The first run, which fills caches, and the median of the ones after it, in ms. */
function measure(step) {
  const first = timeOf(step);
  const times = [];
  const end = performance.now() + MEASURE_MS;
  do times.push(timeOf(step));
  while (performance.now() < end);
  return { first, median: median(times) };
}

/** Prints the table. */
export function benchListStep() {
  const rows = SIZES.flatMap((size) => {
    const restaurants = synthesize(size);
    return SCENARIOS.map(({ name, filters, sort }) => {
      const scenario = { filters: { ...EMPTY_FILTERS, ...filters }, sort };
      const own = measure(() => ours(restaurants, scenario));
      const other = measure(() => plain(restaurants, scenario));
      return [
        size.toLocaleString("en"),
        name,
        own.first.toFixed(3),
        own.median.toFixed(3),
        other.median.toFixed(3),
        (own.median / other.median).toFixed(2),
      ];
    });
  });
  printTable(
    "Filter, sort and page (ms)",
    ["restaurants", "scenario", "first run", "median", "plain", "ratio"],
    rows,
  );
}
