/** @jest-environment node */
import { openGeography, type PlaceOf } from "@/lib/import/geography";

let placeOf: PlaceOf;
beforeAll(() => {
  placeOf = openGeography();
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
  const place = placeOf({ lat, lng }, addressCity ? { city: addressCity } : {});
  expect([place.countryCode, place.city?.name, place.timeZone]).toEqual([country, city, timeZone]);
});

test("a metropolis does not reach into the country", () => {
  const zhudong = { lat: 24.7366, lng: 121.0917 };
  expect(placeOf(zhudong, {}).city?.name).toMatch(/Hsinchu|Zhudong|Zhubei/);
});

test("an address may say in which state it is", () => {
  const newport = { lat: 40.7271, lng: -74.0345 };
  expect(placeOf(newport, { state: "nj" }).city?.name).toBe("Jersey City");
  expect(placeOf(newport, { state: "NJ", city: "Hoboken" }).city?.name).toBe("Hoboken");
  expect(placeOf(newport, { state: "New Jersey" }).city).toBeDefined();
});

test("an address may name its country in any way; another one is noticed", () => {
  const berlin = { lat: 52.52, lng: 13.4 };
  for (const country of ["DE", "Germany", "Deutschland", "de"])
    expect([country, placeOf(berlin, { country }).hasOtherCountry]).toEqual([country, false]);
  expect(placeOf(berlin, { country: "FR" }).hasOtherCountry).toBe(true);
});

test("the high seas have no country and no city", () => {
  expect(placeOf({ lat: 30, lng: -40 }, {})).toMatchObject({
    countryCode: undefined,
    city: undefined,
  });
});
