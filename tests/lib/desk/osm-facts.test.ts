/** @jest-environment node */
import { RESTAURANTS } from "@/data/restaurants";
import { osmFacts } from "@/lib/desk/osm-facts";

const { phone: _phone, latinName: _local, socialMedia: _pages, ...sample } = RESTAURANTS[0]!;

test("a record and an element are compared fact by fact", () => {
  const restaurant = {
    ...sample,
    name: "Kopps",
    veganLevel: "vegan" as const,
    address: "Linienstraße 94",
    countryCode: "DE",
  };
  const facts = osmFacts(restaurant, {
    name: "Kopps",
    amenity: "restaurant",
    "diet:vegan": "yes",
    "addr:street": "Linienstraße",
    "addr:housenumber": "94",
    phone: "+49 30 12345",
    "contact:instagram": "kopps",
  });
  const of = (name: string) => facts.find((fact) => fact.name === name);
  expect(of("name")).toMatchObject({ here: "Kopps", there: "Kopps" });
  expect(of("address")).toMatchObject({ here: "Linienstraße 94", there: "Linienstraße 94" });
  expect(of("veganLevel")).toMatchObject({ here: "Fully vegan", there: "Vegan options" });
  expect(of("phone")).toMatchObject({ here: "Not known", there: "+49 30 12345" });
  expect(of("instagram")).toMatchObject({
    here: "Not known",
    there: "https://www.instagram.com/kopps",
  });
  expect(of("latinName")).toBeUndefined();
});
