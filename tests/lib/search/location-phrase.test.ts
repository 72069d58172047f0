/** @jest-environment node */
import { readLocationPhrase } from "@/lib/search/location-phrase";

describe("readLocationPhrase", () => {
  it.each<[string, string, string]>([
    ["ramen in Brooklyn", "ramen", "Brooklyn"],
    ["Ramen near Brooklyn, NY", "ramen", "Brooklyn, NY"],
    ["ramen, Brooklyn", "ramen", "Brooklyn"],
    ["pizza berlin", "pizza", "berlin"],
    ["berlin pizza", "pizza", "berlin"],
    ["ramen Hong Kong", "ramen", "Hong Kong"],
    ["best burgers in São Paulo", "burger", "São Paulo"],
    ["restaurants in Lyon", "", "Lyon"],
    ["cafe with outdoor seating in The Hague", "cafe outdoor seating", "The Hague"],
    ["ramen in Brooklyn with wifi", "ramen wifi", "Brooklyn"],
    ["東京 ramen", "ramen", "東京"],
    ["台北素食", "vegetarian", "台北"],
    ["在台北的素食", "vegetarian", "台北"],
    ["台北24小時素食", "24 hours vegetarian", "台北"],
    ["台北vegan餐廳", "vegan", "台北"],
    ["台北pizza", "pizza", "台北"],
    ["台北101素食", "vegetarian", "台北101"],
    ["台北的素食餐廳", "vegetarian", "台北"],
    ["מסעדה טבעונית בתל אביב", "vegan", "תל אביב"],
    ["צמחוני בווינה", "vegetarian", "וינה"],
    ["טבעוני ב־Berlin", "vegan", "Berlin"],
    ["glutenfrei in Köln", "gluten-free", "Köln"],
    ["vegetarisch bei Köln", "vegetarian", "Köln"],
    ["sans gluten près de Lyon", "gluten-free", "Lyon"],
    ["comida vegana en Madrid", "vegan", "Madrid"],
    ["bakeries close to Frankfurt am Main", "bakery", "Frankfurt am Main"],
  ])("reads %j, among others", (text, wanted, place) => {
    const found = readLocationPhrase(text).map((reading) => [reading.text, reading.where]);
    expect(found).toContainEqual([wanted, place]);
  });

  it("tries the longest location first", () => {
    const readings = readLocationPhrase("vegan pizza berlin").map(({ text, where }) => [
      text,
      where,
    ]);
    expect(readings.slice(0, 2)).toEqual([
      ["vegan", "pizza berlin"],
      ["vegan pizza", "berlin"],
    ]);
  });

  it.each([
    ["breakfast near me", "breakfast"],
    ["Ramen in der Nähe", "ramen"],
    ["ramen près de moi", "ramen"],
    ["ramen cerca de mí", "ramen"],
    ["附近素食", "vegetarian"],
    ["צמחוני לידי", "vegetarian"],
    ["near me breakfast", "breakfast"],
    ["vegan burgers nearby", "vegan burger"],
    ["Ice cream around here!", "ice cream"],
    ["tonkotsu near me", "tonkotsu"],
    ["restaurants near me", ""],
    ["near me", ""],
  ])("reads %j as near the visitor", (text, wanted) => {
    expect(readLocationPhrase(text)).toEqual([{ text: wanted, isSaid: true }]);
  });

  it.each([
    "Brooklyn",
    "ברלין",
    "在台北的",
    "Hong Kong",
    "Turkey",
    "Bar",
    "Pizzo",
    "ramen",
    "pizza and pasta",
    "Nearby Town",
    "Paris in Texas",
    "Nice, France",
    "350 5th Ave, New York",
    "no such place at all",
    "x".repeat(10_000),
    "pizza ".repeat(100),
  ])("reads %j as no phrase", (text) => {
    expect(readLocationPhrase(text)).toEqual([]);
  });
});
