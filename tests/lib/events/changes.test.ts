/** @jest-environment node */
import { newsForGuests } from "@/lib/events/changes";

const FACTS = {
  title: "Dumplings",
  text: "We fold them.",
  start: "2027-06-12T18:30",
  end: "2027-06-12T22:30",
  timeZone: "Europe/Lisbon",
  restaurantId: null,
  address: "Town hall",
  city: "Lisbon",
  country: "Portugal",
  cityId: "lisbon",
  link: null,
};

test.each<[object, string[]]>([
  [{}, []],
  [{ title: "Dumplings again", text: "And eat them.", link: "https://example.org" }, []],
  [{ cityId: null }, []],
  [{ start: "2027-06-12T19:00" }, ["time"]],
  [{ end: "2027-06-12T23:00" }, ["time"]],
  [{ address: "Library" }, ["place"]],
  [{ restaurantId: "radish", address: "Radish, 1 Main Street" }, ["place"]],
  [{ city: "Tokyo", country: "Japan", timeZone: "Asia/Tokyo" }, ["time", "place"]],
])("guests are told of %j: %j", (changes, news) => {
  expect(newsForGuests(FACTS, { ...FACTS, ...changes })).toEqual(news);
});
