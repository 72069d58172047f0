import {
  LAST_LOCATION_STORAGE_KEY,
  readLastLocation,
  saveLastLocation,
} from "@/lib/location/last-location";

beforeEach(() => window.localStorage.clear());

test("remembers a place to about a hundred meters", () => {
  saveLastLocation({ name: "Your location", lat: 40.758896, lng: -73.98513 });
  expect(readLastLocation()).toEqual({ name: "Your location", lat: 40.759, lng: -73.985 });
});

test.each([
  ["nothing", undefined],
  ["rubbish", "{"],
  ["another type", "[]"],
  ["coordinates off the globe", '{"name":"Nowhere","lat":91,"lng":0}'],
  ["no name", '{"name":" ","lat":1,"lng":1}'],
  ["a prototype", '{"__proto__":{"name":"x","lat":1,"lng":1}}'],
])("is no place: %s", (_, stored) => {
  if (stored !== undefined) window.localStorage.setItem(LAST_LOCATION_STORAGE_KEY, stored);
  expect(readLastLocation()).toBeUndefined();
});
