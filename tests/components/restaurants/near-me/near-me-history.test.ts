import { nearMeHistory, placeHistory } from "@/components/restaurants/near-me/near-me-history";

const { initial, read, write } = nearMeHistory("en", true);
const LOCATION = { name: "Berlin", lat: 52.52, lng: 13.405 };

it("a history entry keeps what the map shows, and whose card is open (P4.22)", () => {
  const map = { lat: 52.5, lng: 13.4, zoom: 15.5, of: "52.52,13.405", id: "one" };
  const entry = write({ ...initial, view: "map", location: LOCATION, map });
  expect(read(entry)).toMatchObject({ view: "map", map });
});

it.each([
  undefined,
  "map",
  { lat: 52.5, lng: 13.4, of: "52.52,13.405" },
  { lat: "52", lng: 13.4, zoom: 15, of: "52.52,13.405" },
  { lat: 52.5, lng: 13.4, zoom: 15 },
])("a map of another format is none: %j", (map) => {
  const entry = write({ ...initial, location: LOCATION });
  expect(read({ ...entry, data: { ...(entry.data as object), map } })).not.toHaveProperty("map");
});

it("is kept on the pages of a language", () => {
  const place = { path: "/restaurants/near-me/berlin", location: LOCATION };
  expect(nearMeHistory("en", false).path).toBe("/restaurants/near-me");
  expect(nearMeHistory("de", true).path).toBe("/de/restaurants/near-me");
  expect(placeHistory("he", place).path).toBe("/he/restaurants/near-me/berlin");
});
