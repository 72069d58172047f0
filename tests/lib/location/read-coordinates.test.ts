import fc from "fast-check";
import { coordinatesLabel, readCoordinates } from "@/lib/location/read-coordinates";

test.each<[string, number, number]>([
  ["52.52, 13.40", 52.52, 13.4],
  ["52.52,13.40", 52.52, 13.4],
  [" 52.52 13.40 ", 52.52, 13.4],
  ["-33.8688, 151.2093", -33.8688, 151.2093],
  ["52,52; 13,40", 52.52, 13.4],
  ["52.52° N, 13.40° E", 52.52, 13.4],
  ["33.8688° S, 70.65° W", -33.8688, -70.65],
  ["geo:52.52,13.40", 52.52, 13.4],
  ["https://www.openstreetmap.org/#map=15/52.52/13.40", 52.52, 13.4],
  ["https://www.openstreetmap.org/?mlat=52.52&mlon=13.40#map=12/50/10", 52.52, 13.4],
  ["openstreetmap.org/node/1#map=19/-33.9/18.4&layers=N", -33.9, 18.4],
  ["https://osm.org/?lat=1.5&lon=2.5&zoom=4", 1.5, 2.5],
])("%s", (text, lat, lng) => expect(readCoordinates(text)).toEqual({ lat, lng }));

test.each([
  "",
  "Berlin",
  "10115",
  "10 115",
  "5, 10",
  "24/7",
  "91.5, 13.4",
  "52.52",
  "52.52, 181.5",
  "https://example.com/#map=15/52.52/13.40",
  "https://www.openstreetmap.org/copyright",
  "Straße 5, 10115 Berlin",
])("%j is no point", (text) => expect(readCoordinates(text)).toBeUndefined());

test("reads any text without an error", () => {
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => void readCoordinates(text)));
});

test("names a point by its degrees", () =>
  expect(coordinatesLabel({ lat: 52.52, lng: 13.4 })).toBe("52.5200, 13.4000"));
