/** @jest-environment node */
import { cameraAround } from "@/lib/map/camera";
import { placeCamera } from "@/lib/places/place-camera";

const SIZE = { width: 390, height: 340 };
const CITY = {
  id: "taipei",
  name: "Taipei",
  country: "Taiwan",
  countryCode: "TW",
  count: 4,
  veganCount: 0,
  lat: 25.05,
  lng: 121.53,
};
const NEAR = [
  { lat: 25.05, lng: 121.53 },
  { lat: 25.06, lng: 121.54 },
  { lat: 25.04, lng: 121.52 },
];
const FAR_OUT = { lat: 24.6, lng: 120.9 };

test("the map of a city does not begin with what is far out", () => {
  expect(placeCamera(CITY, [FAR_OUT, ...NEAR], SIZE)).toEqual(
    placeCamera(CITY, [...NEAR, FAR_OUT], SIZE),
  );
  expect(placeCamera(CITY, [FAR_OUT, ...NEAR], SIZE).zoom).toBe(cameraAround(NEAR, SIZE, 13).zoom);
});

test("a city with one restaurant has a map", () => {
  expect(placeCamera(CITY, [NEAR[1]!], SIZE)).toEqual(cameraAround([NEAR[1]!], SIZE, 13));
});
