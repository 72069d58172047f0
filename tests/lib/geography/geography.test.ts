/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { openGeography, type GeographyOf } from "@/lib/import/geography";

let geographyOf: GeographyOf;
beforeAll(() => {
  geographyOf = openGeography();
});

test.each<[string, number, number, string | undefined, string, string, string]>([
  ["Kreuzberg", 52.4986, 13.4033, undefined, "DE", "Berlin", "Europe/Berlin"],
  ["the Mission", 37.7599, -122.4148, undefined, "US", "San Francisco", "America/Los_Angeles"],
  ["San Ramon", 37.7799, -121.978, undefined, "US", "San Ramon", "America/Los_Angeles"],
  ["Midtown", 40.7549, -73.984, undefined, "US", "New York", "America/New_York"],
  ["Brooklyn by its address", 40.6782, -73.9442, "Brooklyn", "US", "Brooklyn", "America/New_York"],
  ["Jersey City", 40.7282, -74.0776, undefined, "US", "Jersey City", "America/New_York"],
  ["its downtown", 40.7196, -74.0466, undefined, "US", "Jersey City", "America/New_York"],
  [
    "Manhattan's side of the river",
    40.7116,
    -74.0158,
    undefined,
    "US",
    "New York",
    "America/New_York",
  ],
  ["Hell's Kitchen", 40.7638, -73.9918, undefined, "US", "New York", "America/New_York"],
  ["Kansas City in Kansas", 39.1142, -94.6275, undefined, "US", "Kansas City", "America/Chicago"],
  ["the south of Tokyo", 35.588, 139.728, undefined, "JP", "Tokyo", "Asia/Tokyo"],
  ["Taipei", 25.033, 121.5654, undefined, "TW", "Taipei", "Asia/Taipei"],
  ["Indiana", 39.7684, -86.1581, undefined, "US", "Indianapolis", "America/Indiana/Indianapolis"],
  ["Kathmandu", 27.7172, 85.324, undefined, "NP", "Kathmandu", "Asia/Kathmandu"],
  ["an address in another city", 52.4986, 13.4033, "Hamburg", "DE", "Berlin", "Europe/Berlin"],
])("%s", (_where, lat, lng, addressCity, country, city, timeZone) => {
  const place = geographyOf({ lat, lng }, addressCity ? { city: addressCity } : {});
  expect([place.countryCode, place.city?.name, place.timeZone]).toEqual([country, city, timeZone]);
});

test.each<[string, number, number, string]>([
  ["the Sunset", 37.753, -122.494, "San Francisco"],
  ["Oakland", 37.8044, -122.2712, "Oakland"],
  ["Berkeley", 37.8716, -122.2727, "Berkeley"],
  ["Williamsburg in Brooklyn", 40.7141, -73.9614, "New York"],
  ["Astoria in Queens", 40.7644, -73.9235, "New York"],
  ["the Bronx", 40.8448, -73.8648, "New York"],
  ["Staten Island", 40.5795, -74.1502, "New York"],
  ["Hoboken", 40.744, -74.0324, "Hoboken"],
  ["Newark", 40.7357, -74.1724, "Newark"],
  ["Silver Lake", 34.0869, -118.2702, "Los Angeles"],
  ["Long Beach", 33.7701, -118.1937, "Long Beach"],
  ["Portland", 45.5152, -122.6784, "Portland"],
  ["Vancouver, across the river", 45.6387, -122.6615, "Vancouver"],
  ["Camden", 51.539, -0.1426, "London"],
  ["Croydon", 51.3762, -0.0982, "London"],
  ["Spandau", 52.5356, 13.2007, "Berlin"],
  ["Potsdam", 52.3906, 13.0645, "Potsdam"],
  ["Versailles", 48.8014, 2.1301, "Versailles"],
  ["Jaffa", 32.054, 34.75, "Tel Aviv"],
  ["Yokohama", 35.4437, 139.638, "Yokohama"],
  ["Newtown", -33.8983, 151.1784, "Sydney"],
])("%s belongs to its city without an address", (_where, lat, lng, city) => {
  expect(geographyOf({ lat, lng }, {}).city?.name).toBe(city);
});

test.each<[string, number, number, string | undefined]>([
  ["New York", 40.78, -73.97, "North America"],
  ["Honolulu", 21.3, -157.85, "Oceania"],
  ["London", 51.5, -0.12, "Europe"],
  ["Paris", 48.85, 2.35, "Europe"],
  ["Saint-Denis on Réunion", -20.88, 55.45, "Africa"],
  ["Madrid", 40.4, -3.7, "Europe"],
  ["Amsterdam", 52.37, 4.9, "Europe"],
  ["Kralendijk on Bonaire", 12.15, -68.27, "North America"],
  ["Lisbon", 38.7, -9.1, "Europe"],
  ["Oslo", 59.9, 10.75, "Europe"],
  ["Copenhagen", 55.68, 12.57, "Europe"],
  ["Nuuk", 64.18, -51.7, "North America"],
  ["Moscow", 55.75, 37.6, "Europe"],
  ["Novosibirsk", 55, 82.9, "Asia"],
  ["Istanbul", 41.01, 28.97, "Asia"],
  ["Beijing", 39.9, 116.4, "Asia"],
  ["Hong Kong", 22.3, 114.17, "Asia"],
  ["Taipei", 25, 121.5, "Asia"],
  ["Tel Aviv", 32.08, 34.78, "Asia"],
  ["Sydney", -33.87, 151.2, "Oceania"],
  ["Auckland", -36.8, 174.7, "Oceania"],
  ["Santiago", -33.4, -70.6, "South America"],
  ["Quito", -0.2, -78.5, "South America"],
  ["Nairobi", -1.28, 36.8, "Africa"],
  ["Pristina", 42.66, 21.16, "Europe"],
  ["McMurdo", -77.85, 166.67, undefined],
])("%s is on its continent", (_where, lat, lng, continent) => {
  expect(geographyOf({ lat, lng }, {}).continent).toBe(continent);
});

test.each([
  ["Testilä", "Testilä"],
  ["Kallio", "Kallio"],
  ["Helsingfors", undefined],
  ["HELSINKI", undefined],
  ["00530 Helsinki", undefined],
  [" ", undefined],
])("a town that an address names beside its city: %j", (city, town) => {
  expect(geographyOf({ lat: 60.171, lng: 24.9401 }, { city }).town).toBe(town);
});

test("a metropolis does not reach into the country", () => {
  const zhudong = { lat: 24.7366, lng: 121.0917 };
  expect(geographyOf(zhudong, {}).city?.name).toMatch(/Hsinchu|Zhudong|Zhubei/);
});

test("an address may say in which state it is", () => {
  const newport = { lat: 40.7271, lng: -74.0345 };
  expect(geographyOf(newport, { state: "nj" }).city?.name).toBe("Jersey City");
  expect(geographyOf(newport, { state: "NJ", city: "Hoboken" }).city?.name).toBe("Hoboken");
  expect(geographyOf(newport, { state: "New Jersey" }).city).toBeDefined();
});

test("an address may name its country in any way; another one is noticed", () => {
  const berlin = { lat: 52.52, lng: 13.4 };
  for (const country of ["DE", "Germany", "Deutschland", "de"])
    expect([country, geographyOf(berlin, { country }).hasOtherCountry]).toEqual([country, false]);
  expect(geographyOf(berlin, { country: "FR" }).hasOtherCountry).toBe(true);
});

test("the high seas have no country and no city", () => {
  expect(geographyOf({ lat: 30, lng: -40 }, {})).toMatchObject({
    countryCode: undefined,
    city: undefined,
  });
});
