/** @jest-environment node */
import { parseNearMePlace } from "@/lib/near-me/parse-place";
import { slugOf } from "@/lib/import/write/slugs";
import { nearMePointPath } from "@/lib/near-me/place-path";

test.each([
  ["52.52,13.41", { point: { lat: 52.52, lng: 13.41 }, written: "52.52,13.41" }],
  ["52.52%2C13.41", { point: { lat: 52.52, lng: 13.41 }, written: "52.52,13.41" }],
  ["52.520,13.410", { point: { lat: 52.52, lng: 13.41 }, written: "52.52,13.41" }],
  ["+52.52,+13.41", { point: { lat: 52.52, lng: 13.41 }, written: "52.52,13.41" }],
  ["%2B52.52%2c13.41", { point: { lat: 52.52, lng: 13.41 }, written: "52.52,13.41" }],
  ["%2052.52%20,%2013.41%20", { point: { lat: 52.52, lng: 13.41 }, written: "52.52,13.41" }],
  ["-0,-0", { point: { lat: 0, lng: 0 }, written: "0.00,0.00" }],
  ["90,180", { point: { lat: 90, lng: 180 }, written: "90.00,180.00" }],
  ["-90,-179.999", { point: { lat: -90, lng: 180 }, written: "-90.00,180.00" }],
  ["52.5244, 13.4105", { point: { lat: 52.52, lng: 13.41 }, written: "52.52,13.41" }],
  ["52.5,13", { point: { lat: 52.5, lng: 13 }, written: "52.50,13.00" }],
  ["-0.001,-0.004", { point: { lat: 0, lng: 0 }, written: "0.00,0.00" }],
  ["-33.87,151.21", { point: { lat: -33.87, lng: 151.21 }, written: "-33.87,151.21" }],
  ["-17,-180", { point: { lat: -17, lng: 180 }, written: "-17.00,180.00" }],
  ["berlin", { cityId: "berlin", written: "berlin" }],
  ["Berlin", { cityId: "berlin", written: "berlin" }],
  ["S%C3%A3o%20Paulo", { cityId: "sao-paulo", written: "sao-paulo" }],
  ["Berlin%2F..%2F..", { cityId: "berlin", written: "berlin" }],
  ["52.52,13.41,7", { cityId: "52-52-13-41-7", written: "52-52-13-41-7" }],
])("%s is read, and has one spelling", (segment, place) => {
  expect(parseNearMePlace(segment)).toEqual(place);
});

test.each([
  ["Łódź", "lodz"],
  ["lodz", "lodz"],
  ["Kraków", "krakow"],
  ["São Paulo", "sao-paulo"],
  ["Xi’an", "xian"],
  ["Đà Nẵng", "da-nang"],
  ["東京", "dongjing"],
])("the name %s is read as imports write its slug", (name, slug) => {
  const place = { cityId: slug, written: slug };
  expect(parseNearMePlace(encodeURIComponent(name), slugOf)).toEqual(place);
});

test.each([
  "91,0",
  "90.001,0",
  "0,181",
  "-0,-180.1",
  "999,999",
  "%",
  "%F0",
  "%00",
  "",
  "...",
  "東京",
  "Москва",
])("%j is no place", (segment) => {
  expect(parseNearMePlace(segment)).toBeUndefined();
});

test.each([
  [{ lat: 52.5244, lng: 13.4105 }, "/restaurants/near-me/52.52,13.41"],
  [{ lat: -0.001, lng: -180 }, "/restaurants/near-me/0.00,180.00"],
])("the path of %j is the one that its page has", (point, path) => {
  expect(nearMePointPath(point)).toBe(path);
  expect(parseNearMePlace(path.split("/").at(-1)!)?.written).toBe(path.split("/").at(-1));
});
