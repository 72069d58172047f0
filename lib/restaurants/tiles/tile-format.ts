import { readSparse, sparse, type Sparse } from "@/lib/lists/columns";
import { inSlices } from "@/lib/lists/in-slices";
import { withKnownFacts } from "@/lib/restaurants/tiles/with-known-facts";
import { bitsOf, chosenOf } from "@/lib/restaurants/tiles/bits";
import { parseWeek, weekText } from "@/lib/restaurants/hours/hours-as-text";
import type { RestaurantSummary, WeekHours } from "@/lib/restaurants/types";
import { readId, idOverride } from "@/lib/restaurants/tiles/default-id";
import { SEARCHED_CHARACTERS } from "@/lib/restaurants/filters/filter-restaurants";
import { DIETARY_OPTIONS, FEATURES } from "@/lib/restaurants/filters/filter-options";
import { VEGAN_LEVELS } from "@/lib/restaurants/facts/vegan-level";
import { VENUE_KINDS } from "@/lib/restaurants/facts/venue-kind";
import { WHEELCHAIR_ACCESS } from "@/lib/restaurants/facts/wheelchair";
import type { Picture } from "@/lib/picture";

/** The version of the columns below; it is part of the tiles' URLs, which browsers keep for a year. */
export const TILE_FORMAT = 11;

/** Degrees are sent as whole numbers of this fraction: 1.1 m. */
const PRECISION = 1e5;
/** More than what is lost in reading 52.5296 as a binary fraction. */
const TINY = 1e-4;

/** A column whose values repeat: each value once, and for each restaurant its place in that list; -1 for none. */
type Repeated<Value> = { values: Value[]; at: number[] };

/** The restaurants of one tile, a column for each fact, which compresses better than a record for each restaurant. */
export type TileData = {
  /** Ids that do not follow from the name and the city. */
  id: Sparse<number | string>;
  name: string[];
  latinName: Repeated<string>;
  nameLang: Repeated<string>;
  /** The part of it that is searched; none of samples. */
  description: Sparse<string>;
  lat: number[];
  lng: number[];
  cuisine: Repeated<string[]>;
  /** Bits, by the position in the site's lists of options. */
  features: number[];
  dietary: number[];
  /** Positions in the site's lists; -1 for not known. */
  level: number[];
  kind: number[];
  price: number[];
  wheelchair: number[];
  rating: number[];
  reviews: number[];
  hours: Repeated<string>;
  /** Opening hours of single dates. */
  dates: Repeated<NonNullable<WeekHours["dates"]>>;
  zone: Repeated<string>;
  city: Repeated<string>;
  country: Repeated<string>;
  checked: Repeated<string>;
  picture: Repeated<Picture>;
  /** How many photos there are; the picture is the first. */
  photos: number[];
  dishes: Sparse<NonNullable<RestaurantSummary["dishes"]>>;
  /** None of samples, whose tips are not searched. */
  tips: Sparse<string>;
  /** 1 for restaurants that are marked: featured, sample, may have closed, added by a listing. */
  featured: number[];
  sample: number[];
  closing: number[];
  added: number[];
  chain: Sparse<string>;
  largeChain: Sparse<1>;
  place: Sparse<string>;
};

function repeated<Value>(values: (Value | undefined)[]): Repeated<Value> {
  const places = new Map<string, number>();
  /** The world file's restaurants share their values. */
  const shared = new Map<Value, number>();
  const distinct: Value[] = [];
  const at = values.map((value) => {
    if (value === undefined) return -1;
    const same = shared.get(value);
    if (same !== undefined) return same;
    const key = JSON.stringify(value);
    const place = places.get(key) ?? distinct.push(value) - 1;
    places.set(key, place);
    shared.set(value, place);
    return place;
  });
  return { values: distinct, at };
}

const place = <Option>(options: readonly Option[], value: Option | undefined) =>
  value === undefined ? -1 : options.indexOf(value);

/** Cut off, not rounded: a restaurant stays in its tile. */
const cut = (degrees: number) => Math.floor(degrees * PRECISION + TINY);

/** Puts restaurants into columns. */
export function encodeTile(restaurants: readonly RestaurantSummary[]): TileData {
  const column = <Value>(read: (restaurant: RestaurantSummary) => Value) => restaurants.map(read);
  return {
    id: sparse(column(({ id, name, latinName = name, city }) => idOverride(id, latinName, city))),
    name: column(({ name }) => name),
    latinName: repeated(column(({ latinName }) => latinName)),
    nameLang: repeated(column(({ nameLang }) => nameLang)),
    description: sparse(
      column(({ sample, description }) =>
        sample ? undefined : description?.slice(0, SEARCHED_CHARACTERS),
      ),
    ),
    lat: column(({ lat }) => cut(lat)),
    lng: column(({ lng }) => cut(lng)),
    cuisine: repeated(column(({ cuisine }) => cuisine)),
    features: column(({ features }) => bitsOf(FEATURES, features)),
    dietary: column(({ dietaryOptions }) => bitsOf(DIETARY_OPTIONS, dietaryOptions)),
    level: column(({ veganLevel }) => place(VEGAN_LEVELS, veganLevel)),
    kind: column(({ kind }) => place(VENUE_KINDS, kind)),
    price: column(({ priceRange = -1 }) => priceRange),
    wheelchair: column(({ wheelchair }) => place(WHEELCHAIR_ACCESS, wheelchair)),
    rating: column(({ rating = -1 }) => rating),
    reviews: column(({ reviewCount }) => reviewCount),
    hours: repeated(column(({ hours }) => hours && weekText(hours))),
    dates: repeated(column(({ hours }) => hours?.dates)),
    zone: repeated(column(({ timeZone }) => timeZone)),
    city: repeated(column(({ city }) => city)),
    country: repeated(column(({ countryCode }) => countryCode)),
    checked: repeated(column(({ checkedAt }) => checkedAt?.slice(0, "YYYY-MM-DD".length))),
    picture: repeated(column(({ picture }) => picture)),
    photos: column(({ photoCount = 0 }) => photoCount),
    dishes: sparse(column(({ dishes }) => dishes)),
    tips: sparse(column(({ sample, tipWords }) => (sample ? undefined : tipWords))),
    featured: column(({ featured }) => Number(featured)),
    sample: column(({ sample }) => Number(sample)),
    added: column(({ addedHere = false }) => Number(addedHere)),
    closing: column(({ mayHaveClosed = false }) => Number(mayHaveClosed)),
    chain: sparse(column(({ chain }) => chain)),
    largeChain: sparse(column(({ isLargeChain }) => (isLargeChain ? (1 as const) : undefined))),
    place: sparse(column(({ place }) => place)),
  };
}

/** Reads each distinct key once: columns have few distinct values. */
function remembered<Key, Value>(read: (key: Key) => Value) {
  const known = new Map<Key, Value>();
  return (key: Key) => {
    if (!known.has(key)) known.set(key, read(key));
    return known.get(key)!;
  };
}

const readFeatures = remembered((bits: number) => chosenOf(FEATURES, bits));
const readDietary = remembered((bits: number) => chosenOf(DIETARY_OPTIONS, bits));
const readWeek = remembered(parseWeek);

function positive(value: number | undefined) {
  return value === undefined || value < 0 ? undefined : value;
}

/** Reads the restaurant of a name and its position. Restaurants share equal values, which are not to be changed. */
function tileDecoder(tile: TileData) {
  const read = <Value>({ values, at }: Repeated<Value>, index: number) => values[at[index]!];
  const ids = readSparse(tile.id, tile.name.length);
  const descriptions = readSparse(tile.description, tile.name.length);
  const dishes = readSparse(tile.dishes, tile.name.length);
  const tips = readSparse(tile.tips, tile.name.length);
  const chains = readSparse(tile.chain, tile.name.length);
  const largeChains = readSparse(tile.largeChain, tile.name.length);
  const places = readSparse(tile.place, tile.name.length);
  const hoursOf = (index: number) => {
    const week = read(tile.hours, index);
    const dates = read(tile.dates, index);
    if (week === undefined) return undefined;
    return dates ? { ...readWeek(week), dates } : readWeek(week);
  };
  return (name: string, index: number) => {
    const city = read(tile.city, index)!;
    const latinName = read(tile.latinName, index);
    const restaurant: RestaurantSummary = {
      id: readId(ids[index], latinName ?? name, city),
      name,
      lat: tile.lat[index]! / PRECISION,
      lng: tile.lng[index]! / PRECISION,
      cuisine: read(tile.cuisine, index) ?? [],
      features: readFeatures(tile.features[index]!),
      dietaryOptions: readDietary(tile.dietary[index]!),
      reviewCount: tile.reviews[index]!,
      timeZone: read(tile.zone, index)!,
      city,
      picture: read(tile.picture, index)!,
      featured: tile.featured[index] === 1,
      sample: tile.sample[index] === 1,
    };
    return withKnownFacts(restaurant, {
      latinName,
      nameLang: read(tile.nameLang, index),
      description: descriptions[index],
      veganLevel: VEGAN_LEVELS[tile.level[index]!],
      kind: VENUE_KINDS[tile.kind[index]!],
      wheelchair: WHEELCHAIR_ACCESS[tile.wheelchair[index]!],
      priceRange: positive(tile.price[index]) as RestaurantSummary["priceRange"],
      rating: positive(tile.rating[index]),
      hours: hoursOf(index),
      countryCode: read(tile.country, index),
      checkedAt: read(tile.checked, index),
      photoCount: tile.photos[index] || undefined,
      dishes: dishes[index],
      tipWords: tips[index],
      addedHere: tile.added[index] === 1 || undefined,
      mayHaveClosed: tile.closing[index] === 1 || undefined,
      chain: chains[index],
      isLargeChain: largeChains[index] === 1 || undefined,
      place: places[index],
    });
  };
}

/** What encodeTile put into columns. */
export function decodeTile(tile: TileData): RestaurantSummary[] {
  return tile.name.map(tileDecoder(tile));
}

const DECODED_AT_A_TIME = 500;

/** The same in several tasks, since a city has thousands: none of them holds up a press. */
export function decodeTileInTasks(tile: TileData): Promise<RestaurantSummary[]> {
  return inSlices(tile.name, tileDecoder(tile), DECODED_AT_A_TIME);
}
