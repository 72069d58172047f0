/** @jest-environment node */
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
  ["geo:52.52,13.40;u=35", 52.52, 13.4],
  [`52°31'12"N 13°24'18"E`, 52.52, 13.405],
  ["52°31′12″ N, 13°24′18″ E", 52.52, 13.405],
  [`52° 31' 12" N 13° 24' 18" E`, 52.52, 13.405],
  [`33°52'08.0"S 151°12'33.5"E`, -33.8688889, 151.2093056],
  ["52°31.2'N 13°24.3'E", 52.52, 13.405],
  [`13°24'18"E 52°31'12"N`, 52.52, 13.405],
  [`N52°31'12" E13°24'18"`, 52.52, 13.405],
  ["N 52.52 E 13.40", 52.52, 13.4],
  ["N52.52, W13.40", 52.52, -13.4],
  ["52.52N 13.40E", 52.52, 13.4],
  ["52N 13E", 52, 13],
  ["E 13.40 N 52.52", 52.52, 13.4],
  ["(52.52, 13.40)", 52.52, 13.4],
  ["[52.52, 13.40]", 52.52, 13.4],
  ["( 52.52 13.40 )", 52.52, 13.4],
  ["+52.52, +13.40", 52.52, 13.4],
  ["lat 52.52 lon 13.40", 52.52, 13.4],
  ["Lat: 52.52, Lng: -13.40", 52.52, -13.4],
  ["latitude=52.52&longitude=13.40", 52.52, 13.4],
  ['{"lat": 52.52, "lon": 13.40}', 52.52, 13.4],
  ["lat 52 lon 13", 52, 13],
  ["0, 0", 0, 0],
  ["0,0", 0, 0],
  ["0.0, 0.0", 0, 0],
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
  "24 / 7",
  "10 E 53",
  "N 52.52 N 13.40",
  "N 52.52 S 13.40 E",
  `52°61'12"N 13°24'18"E`,
  "5 W, 10 W",
  "lat 95 lon 13",
  "https://www.openstreetmap.org/node/123",
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
