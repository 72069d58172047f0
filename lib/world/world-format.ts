import {
  toDeltas,
  readRepeated,
  readSparse,
  repeated,
  sparse,
  fromDeltas,
} from "@/lib/lists/columns";
import type { Repeated, Sparse } from "@/lib/lists/columns";
import { atOnce, inSteps, type Steps } from "@/lib/lists/in-slices";
import { parseWeek, weekText } from "@/lib/restaurants/hours/hours-as-text";
import { readId, idOverride } from "@/lib/restaurants/tiles/default-id";
import { plainSlug } from "@/lib/strings/plain-slug";
import { withKnownFacts } from "@/lib/restaurants/tiles/with-known-facts";
import { chosenOf, bitsOf } from "@/lib/restaurants/tiles/bits";
import { DIETARY_OPTIONS, FEATURES } from "@/lib/restaurants/filters/filter-options";
import type { Restaurant, RestaurantSummary } from "@/lib/restaurants/types";
import { VEGAN_LEVELS } from "@/lib/restaurants/facts/vegan-level";
import { VENUE_KINDS } from "@/lib/restaurants/facts/venue-kind";

/** A file of another format is not read. */
export const WORLD_FORMAT = 6;

/** Degrees are written as whole numbers of this fraction: 1.1 m. */
const PRECISION = 1e5;

/** What the file has of a restaurant. `hours` is without single dates, but with the owner's closed days. */
export type WorldRestaurant = Pick<
  Restaurant,
  | "id"
  | "name"
  | "latinName"
  | "lat"
  | "lng"
  | "veganLevel"
  | "kind"
  | "cuisine"
  | "features"
  | "dietaryOptions"
  | "hours"
  | "timeZone"
  | "city"
  | "cityId"
  | "country"
  | "countryCode"
  | "rating"
  | "reviewCount"
  | "sample"
> &
  Pick<RestaurantSummary, "place">;

/**
 * Every restaurant, a column for each fact. They are ordered by country and city and within a city from south to north, so
 * that a city is written once with the number of its restaurants, and positions as short distances.
 */
export type WorldData = {
  format: number;
  countries: { code: string[]; name: string[]; cities: number[] };
  cities: { name: string[]; id: Sparse<string | 0>; zone: Repeated<string>; count: number[] };
  name: string[];
  latinName: Sparse<string>;
  id: Sparse<number | string>;
  lat: number[];
  lng: number[];
  /** Positions in the site's lists; -1 for not known. One letter of base 36 for each restaurant. */
  level: string;
  kind: string;
  cuisines: string[];
  cuisine: Repeated<number[]>;
  hours: Repeated<string>;
  features: Sparse<number>;
  dietary: Sparse<number>;
  rating: Sparse<number>;
  reviews: Sparse<number>;
  sample: Sparse<1>;
  place: Sparse<string>;
};

const cityKey = ({ countryCode = "", country, city, cityId = "", timeZone }: WorldRestaurant) =>
  JSON.stringify([countryCode, country, city, cityId, timeZone]);

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** The restaurants of each city, in the order of the file. */
function* byCity(restaurants: readonly WorldRestaurant[]): Steps<WorldRestaurant[][]> {
  const cities = new Map<string, WorldRestaurant[]>();
  yield* inSteps(restaurants, (restaurant) => {
    const key = cityKey(restaurant);
    const known = cities.get(key);
    if (known) known.push(restaurant);
    else cities.set(key, [restaurant]);
  });
  const sorted = [...cities].sort(([a], [b]) => compare(a, b));
  return yield* inSteps(sorted, ([, some]) =>
    some.sort((a, b) => a.lat - b.lat || compare(a.id, b.id)),
  );
}

/** Positions in a list as a text: "0" for none, else one more than the position. */
const letters = <Option>(options: readonly Option[], values: readonly (Option | undefined)[]) =>
  values
    .map((value) => (value === undefined ? 0 : options.indexOf(value) + 1).toString(36))
    .join("");

const readLetter = <Option>(options: readonly Option[], letter: string | undefined) =>
  options[parseInt(letter ?? "0", 36) - 1];

const positive = (value: number | undefined) => value || undefined;

/** Puts restaurants into columns, with interruptions. */
export function* encodeWorldInSteps(restaurants: readonly WorldRestaurant[]): Steps<WorldData> {
  const cities = yield* byCity(restaurants);
  const rows = cities.flat();
  const column = <Value>(work: (row: WorldRestaurant) => Value) => inSteps(rows, work);
  const firsts = cities.map(([first]) => first!);
  const countries = new Map<string, { code: string; name: string; cities: number }>();
  for (const { countryCode: code = "", country: name } of firsts) {
    const key = JSON.stringify([code, name]);
    const known = countries.get(key) ?? { code, name, cities: 0 };
    countries.set(key, { ...known, cities: known.cities + 1 });
  }
  const land = [...countries.values()];
  const names = repeated(rows.flatMap(({ cuisine }) => cuisine)).values;
  const places = new Map(names.map((name, place) => [name, place]));
  yield;
  return {
    format: WORLD_FORMAT,
    countries: {
      code: land.map(({ code }) => code),
      name: land.map(({ name }) => name),
      cities: land.map((country) => country.cities),
    },
    cities: {
      name: firsts.map(({ city }) => city),
      id: sparse(firsts.map(({ city, cityId }) => cityIdException(city, cityId))),
      zone: repeated(firsts.map(({ timeZone }) => timeZone)),
      count: cities.map((some) => some.length),
    },
    name: yield* column(({ name }) => name),
    latinName: sparse(yield* column(({ latinName }) => latinName)),
    id: sparse(
      yield* column(({ id, name, latinName = name, city }) => idOverride(id, latinName, city)),
    ),
    lat: toDeltas(yield* column(({ lat }) => Math.round(lat * PRECISION))),
    lng: toDeltas(yield* column(({ lng }) => Math.round(lng * PRECISION))),
    level: letters(VEGAN_LEVELS, yield* column(({ veganLevel }) => veganLevel)),
    kind: letters(VENUE_KINDS, yield* column(({ kind }) => kind)),
    cuisines: names,
    cuisine: repeated(yield* column(({ cuisine }) => cuisine.map((name) => places.get(name)!))),
    hours: repeated(yield* column(({ hours }) => hours && weekText(hours))),
    features: sparse(yield* column(({ features }) => positive(bitsOf(FEATURES, features)))),
    dietary: sparse(yield* column((row) => positive(bitsOf(DIETARY_OPTIONS, row.dietaryOptions)))),
    rating: sparse(yield* column(({ rating }) => rating)),
    reviews: sparse(yield* column(({ reviewCount }) => positive(reviewCount))),
    sample: sparse(yield* column(({ sample }) => (sample ? (1 as const) : undefined))),
    place: sparse(yield* column(({ place }) => place)),
  };
}

/** Puts restaurants into columns. */
export const encodeWorld = (restaurants: readonly WorldRestaurant[]) =>
  atOnce(encodeWorldInSteps(restaurants));

/** The JSON of columns, with interruptions. */
export function* worldTextInSteps(world: WorldData): Steps<string> {
  const columns = Object.entries(world) as [string, unknown][];
  const texts: string[] = [];
  for (const [name, column] of columns) {
    texts.push(`${JSON.stringify(name)}:${JSON.stringify(column)}`);
    yield;
  }
  return `{${texts.join()}}`;
}

/** What says the slug of a city where it is not that of its name; 0 where there is none. */
function cityIdException(city: string, cityId: string | undefined) {
  if (cityId === undefined) return 0;
  return cityId === plainSlug(city) ? undefined : cityId;
}

/** The city of each row, as the file has it. */
function* citiesOf({ countries, cities }: WorldData) {
  const zones = readRepeated(cities.zone);
  const ids = readSparse(cities.id, cities.name.length);
  let city = 0;
  for (const [country, count] of countries.cities.entries())
    for (const last = city + count; city < last; city++) {
      const name = cities.name[city]!;
      const id = ids[city];
      yield {
        count: cities.count[city]!,
        facts: {
          city: name,
          ...(id !== 0 && { cityId: id ?? plainSlug(name) }),
          timeZone: zones[city]!,
          country: countries.name[country]!,
          ...(countries.code[country] && { countryCode: countries.code[country] }),
        },
      };
    }
}

/** What encodeWorld put into columns. */
export function decodeWorld(world: WorldData): WorldRestaurant[] {
  const rows = world.name.length;
  const lat = fromDeltas(world.lat);
  const lng = fromDeltas(world.lng);
  const ids = readSparse(world.id, rows);
  const latinNames = readSparse(world.latinName, rows);
  const cuisineSets = world.cuisine.values.map((set) => set.map((at) => world.cuisines[at]!));
  const weeks = world.hours.values.map(parseWeek);
  const features = readSparse(world.features, rows);
  const dietary = readSparse(world.dietary, rows);
  const ratings = readSparse(world.rating, rows);
  const reviews = readSparse(world.reviews, rows);
  const samples = readSparse(world.sample, rows);
  const placeLines = readSparse(world.place, rows);
  const restaurants: WorldRestaurant[] = [];
  for (const { count, facts } of citiesOf(world))
    for (let left = count; left > 0; left--) {
      const row = restaurants.length;
      const name = world.name[row]!;
      const restaurant: WorldRestaurant = {
        id: readId(ids[row], latinNames[row] ?? name, facts.city),
        name,
        lat: lat[row]! / PRECISION,
        lng: lng[row]! / PRECISION,
        cuisine: cuisineSets[world.cuisine.at[row]!] ?? [],
        features: chosenOf(FEATURES, features[row] ?? 0),
        dietaryOptions: chosenOf(DIETARY_OPTIONS, dietary[row] ?? 0),
        reviewCount: reviews[row] ?? 0,
        sample: samples[row] === 1,
        ...facts,
      };
      restaurants.push(
        withKnownFacts(restaurant, {
          latinName: latinNames[row],
          veganLevel: readLetter(VEGAN_LEVELS, world.level[row]),
          kind: readLetter(VENUE_KINDS, world.kind[row]),
          hours: weeks[world.hours.at[row]!],
          rating: ratings[row],
          place: placeLines[row],
        }),
      );
    }
  return restaurants;
}
