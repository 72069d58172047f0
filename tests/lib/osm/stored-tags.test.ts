/** @jest-environment node */
import { createVenueReader } from "@/lib/import/extract/read-venue";
import type { OsmElement } from "@/lib/osm/element";
import { storedTags } from "@/lib/osm/stored-tags";

const TAGS = {
  name: "愛家",
  "name:en": "Loving Hut",
  brand: "Loving Hut",
  amenity: "cafe",
  shop: "bakery",
  street_vendor: "yes",
  cuisine: "thai;pizza",
  "diet:vegan": "only",
  "diet:gluten_free": "yes",
  organic: "only",
  opening_hours: "Mo-Fr 10:00-20:00",
  wheelchair: "limited",
  outdoor_seating: "yes",
  kids_area: "indoor",
  internet_access: "wlan",
  "addr:street": "Weserstraße",
  "addr:housenumber": "14",
  "addr:postcode": "12047",
  "addr:city": "Berlin",
  "contact:phone": "+49 30 1234567",
  "contact:website": "https://example.org",
  email: "a@example.org",
  "contact:instagram": "hut",
  facebook: "hut",
  check_date: "2026-03-01",
  note: "behind the yard",
  "payment:cash": "only",
};

const PLACE = {
  countryCode: "DE",
  country: "Germany",
  city: undefined,
  continent: undefined,
  timeZone: "Europe/Berlin",
  hasOtherCountry: false,
};

function read(tags: Record<string, string>) {
  const geographyOf = () => PLACE as never;
  const reader = createVenueReader({ geographyOf, today: new Date("2026-11-24T00:00:00Z") });
  const element: OsmElement = { type: "node", id: 1, lat: 52.5, lng: 13.4, tags };
  const { hash: _hash, ...venue } = reader.readVenue(element);
  return venue;
}

test("what is kept of an element's tags says everything that the importer reads", () => {
  const kept = storedTags(TAGS);
  expect(read(kept)).toEqual(read(TAGS));
  expect(kept).not.toHaveProperty("note");
  expect(kept).not.toHaveProperty("payment:cash");
});

test("a long value is cut", () => {
  expect(storedTags({ name: "x".repeat(600) }).name).toHaveLength(500);
});
