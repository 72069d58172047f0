import {
  LAST_LOCATION_STORAGE_KEY,
  readLastLocation,
  readRecentLocations,
  saveLastLocation,
} from "@/lib/location/last-location";

beforeEach(() => window.localStorage.clear());

test("remembers a place to about a hundred meters", () => {
  saveLastLocation({ name: "Your location", lat: 40.758896, lng: -73.98513 });
  expect(readLastLocation()).toEqual({ name: "Your location", lat: 40.759, lng: -73.985 });
});

test("remembers the last three locations that were chosen, none of the device and none without a name", () => {
  const names = ["Ulm", "Your location", "Bonn", "Kiel", "Ulm", "Jena", "this part of the map"];
  for (const [lat, name] of names.entries()) saveLastLocation({ name, lat, lng: 1 }, true);
  expect(readRecentLocations().map(({ name }) => name)).toEqual(["Jena", "Ulm", "Kiel"]);
});

test("remembers no more than the last one where none is offered again", () => {
  saveLastLocation({ name: "Ulm", lat: 1, lng: 1 });
  expect(readRecentLocations()).toEqual([]);
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
