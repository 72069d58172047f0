import type { Directory } from "@/lib/database/records/directory";
import type { Sources } from "@/lib/finding/sources";
import { atOnce } from "@/lib/lists/in-slices";
import { createAddressIndexBuilder } from "@/lib/search/address-index";
import { createSearch } from "@/lib/search/everywhere";
import { createNearCounter } from "@/lib/search/near-counter";
import { placesOf, type Row } from "@/tests/fakes/place-search";

const city = (
  geonameId: number,
  name: string,
  country: string,
  region: string,
  [lat, lng]: readonly [number, number],
  population: number,
  otherNames: string[] = [],
  regionCode = "",
): Row => ({ geonameId, name, country, region, lat, lng, population, otherNames, regionCode });

const ROWS = [
  city(1, "Berlin", "DE", "State of Berlin", [52.524, 13.411], 3_400_000),
  city(2, "Kreuzberg", "DE", "State of Berlin", [52.5, 13.403], 147_000),
  city(3, "Essen", "DE", "North Rhine-Westphalia", [51.457, 7.012], 593_000),
  city(4, "Vienna", "AT", "Vienna", [48.208, 16.372], 1_700_000, ["Wien"]),
  city(5, "Madrid", "ES", "Madrid", [40.417, -3.703], 3_200_000),
  city(
    6,
    "New York City",
    "US",
    "New York",
    [40.714, -74.006],
    8_100_000,
    ["New York", "NYC"],
    "NY",
  ),
  city(7, "Brooklyn", "US", "New York", [40.65, -73.95], 2_300_000, [], "NY"),
  city(8, "Williamsburg", "US", "New York", [40.714, -73.953], 33_000, [], "NY"),
  city(9, "Williamsburg", "US", "Virginia", [37.271, -76.707], 15_000, [], "VA"),
  city(10, "London", "GB", "England", [51.509, -0.126], 7_500_000),
  city(11, "Camden Town", "GB", "England", [51.541, -0.143], 26_000, ["Camden"]),
  city(12, "Camden", "US", "New Jersey", [39.926, -75.12], 76_000, [], "NJ"),
  city(13, "Valencia", "VE", "Carabobo", [10.162, -68.008], 1_385_000),
  city(14, "Valencia", "ES", "Valencia", [39.47, -0.377], 814_000),
  city(15, "Bāli", "IN", "West Bengal", [22.649, 88.341], 297_000),
  city(16, "Denpasar", "ID", "Bali", [-8.65, 115.217], 834_000),
  city(17, "Alor Setar", "MY", "Kedah", [6.121, 100.36], 217_000, ["Thai"]),
  city(18, "Delhi", "IN", "Delhi", [28.652, 77.231], 10_900_000, ["Delí"]),
  city(19, "Tea", "US", "South Dakota", [43.446, -96.836], 4_800, [], "SD"),
  city(20, "Hong Kong", "HK", "", [22.278, 114.175], 7_000_000),
  city(21, "Quito", "EC", "Pichincha", [-0.23, -78.52], 1_400_000),
  city(22, "Antwerpen", "BE", "Flanders", [51.22, 4.4], 460_000),
  city(23, "Holland", "US", "Michigan", [42.788, -86.109], 33_000, [], "MI"),
  city(24, "Amsterdam", "NL", "North Holland", [52.374, 4.89], 741_000),
  city(25, "Lyon", "FR", "Auvergne-Rhône-Alpes", [45.749, 4.847], 472_000),
  city(26, "Munich", "DE", "Bavaria", [48.137, 11.575], 1_260_000, ["München"]),
  city(27, "Ibb", "YE", "Ibb", [13.967, 44.183], 234_000, ["Ab"]),
  city(28, "Lisbon", "PT", "Lisbon", [38.717, -9.133], 510_000, ["Lisboa"]),
  city(30, "Curry", "DE", "Brandenburg", [52.6, 13.5], 900),
  city(29, "Taipei", "TW", "Taipei", [25.048, 121.532], 7_800_000, ["台北"]),
];

const AREAS = [
  {
    name: "Germany",
    country: "DE",
    population: 3_400_000,
    otherNames: ["Allemagne"],
    lat: 52.524,
    lng: 13.411,
  },
  {
    name: "United States",
    country: "US",
    population: 8_100_000,
    otherNames: ["USA"],
    lat: 40.714,
    lng: -74.006,
  },
  {
    name: "Netherlands",
    country: "NL",
    population: 741_000,
    otherNames: ["Holland"],
    lat: 52.374,
    lng: 4.89,
  },
  {
    name: "Bali",
    country: "ID",
    population: 83_000,
    lat: -8.65,
    lng: 115.217,
    isRegion: true as const,
  },
  {
    name: "Bavaria",
    country: "DE",
    population: 126_000,
    otherNames: ["Bayern"],
    lat: 48.137,
    lng: 11.575,
    isRegion: true as const,
  },
  {
    name: "New York",
    country: "US",
    population: 817_000,
    lat: 40.714,
    lng: -74.006,
    isRegion: true as const,
  },
];

/** How many restaurants the directory has in cities; the restaurants below are some of them. */
const COUNTS: Readonly<Record<number, number>> = {
  1: 500,
  5: 45,
  6: 400,
  10: 600,
  14: 36,
  16: 50,
  24: 120,
  26: 90,
};

const restaurant = (
  id: string,
  name: string,
  city: string,
  country: string,
  [lat, lng]: readonly [number, number],
  address: string | null = null,
  postcode: string | null = null,
) => ({
  id,
  name,
  latinName: null,
  city,
  country,
  lat,
  lng,
  address,
  postcode,
  cuisine: [],
  veganLevel: null,
  sample: false,
});

const RESTAURANTS = [
  restaurant(
    "mahlzeit",
    "Mahlzeit Kreuzberg",
    "Berlin",
    "Germany",
    [52.5, 13.42],
    "Ahornstraße 12",
    "10999",
  ),
  restaurant("ahorn", "Carrot Corner", "Berlin", "Germany", [52.51, 13.43], "Ahornstr. 3", "10999"),
  restaurant("quito", "Hoja Verde", "Quito", "Ecuador", [-0.21, -78.49], "Madrid 12"),
  restaurant("madrid", "Zanahoria", "Madrid", "Spain", [40.42, -3.7], "Calle Mayor 3", "28004"),
  restaurant(
    "florentin",
    "Florentin 1070",
    "Vienna",
    "Austria",
    [48.2, 16.35],
    "Ahornstraße 8",
    "1070",
  ),
  restaurant("carotterie", "Carotterie 2000", "Antwerpen", "Belgium", [51.22, 4.41]),
  restaurant(
    "camden",
    "Vegan Burger Camden",
    "London",
    "United Kingdom",
    [51.54, -0.14],
    "1 Bean Lane",
    "E8 1EA",
  ),
  restaurant("e20", "Pickle", "London", "United Kingdom", [51.55, -0.01], null, "E20 1FS"),
  restaurant("e2", "Beetroot", "London", "United Kingdom", [51.53, -0.07], null, "E2 8JL"),
  restaurant("sw1x", "Radish", "London", "United Kingdom", [51.5, -0.15], null, "SW1X 0BP"),
  restaurant("sw11", "Parsnip", "London", "United Kingdom", [51.47, -0.16], null, "SW11 4LX"),
  restaurant("m5v", "Maple Leaf", "Toronto", "Canada", [43.64, -79.39], null, "M5V 2L7"),
  restaurant("damrak", "Wortel", "Amsterdam", "Netherlands", [52.37, 4.89], null, "1012 CT"),
  restaurant(
    "ny",
    "Kale Yard",
    "New York",
    "United States",
    [40.75, -73.99],
    "12 Ahorn Street",
    "10001",
  ),
  restaurant("hut", "Test Leaf", "Vienna", "Austria", [48.21, 16.37]),
  restaurant("hut2", "Test Leaf", "Berlin", "Germany", [52.52, 13.4]),
];

/** The site's own sources with a few places and restaurants. Names of restaurants are invented. */
export async function exampleSources(): Promise<Sources> {
  const addresses = createAddressIndexBuilder();
  RESTAURANTS.forEach(addresses.add);
  const near = createNearCounter();
  RESTAURANTS.forEach(near.add);
  const byId = new Map(RESTAURANTS.map((each) => [each.id, each]));
  const cityOf = (geonameId: number) => {
    const row = ROWS.find((each) => each.geonameId === geonameId);
    const name = row?.name === "New York City" ? "New York" : row?.name;
    const count = COUNTS[geonameId];
    return name && count ? { id: `c${geonameId}`, name, country: row!.country, count } : undefined;
  };
  const directory: Partial<Directory> = {
    isReal: true,
    search: await createSearch(RESTAURANTS),
    restaurant: (id) => byId.get(id),
    city: cityOf,
    addresses: atOnce(addresses.finish()),
    countNear: near.countNear,
  };
  return {
    directory: directory as Directory,
    places: placesOf(ROWS, AREAS, (id) => COUNTS[id] ?? 0),
  };
}
