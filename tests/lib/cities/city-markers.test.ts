/** @jest-environment node */
import type { MapMarker } from "@/lib/map/markers";
import { cityMarkers } from "@/lib/cities/city-markers";

const CITY = {
  id: "null-island",
  name: "Null Island",
  country: "Nowhere",
  count: 7,
  lat: 0,
  lng: 0,
};
/** Along a meridian, on a sphere of 3959 miles radius. */
const DEGREES_PER_MILE = 180 / (Math.PI * 3959);

function northOf(id: string, miles: number): MapMarker {
  return { id, name: id, address: "", lat: miles * DEGREES_PER_MILE, lng: 0 };
}

test("shows a pin at the city's center, named after its count", () => {
  expect(cityMarkers(CITY, [])).toEqual([
    {
      id: "city-null-island",
      name: "Null Island, 7 vegan restaurants",
      address: "Nowhere",
      lat: 0,
      lng: 0,
    },
  ]);
});

test("counts places with vegan food where they are real", () => {
  const [pin] = cityMarkers({ ...CITY, count: 1, pageId: "null-island" }, []);
  expect(pin?.name).toBe("Null Island, 1 place with vegan food");
  const [other] = cityMarkers({ ...CITY, pageId: "null-island", veganCount: 2 }, []);
  expect(other?.name).toBe("Null Island, 7 places with vegan food, 2 fully vegan");
});

test.each([
  [0, true],
  [24.999, true],
  [25.001, false],
  [3000, false],
])("a restaurant %s miles away is shown: %s", (miles, isShown) => {
  const markers = cityMarkers(CITY, [northOf("place", miles)]);
  expect(markers.some(({ id }) => id === "place")).toBe(isShown);
});
