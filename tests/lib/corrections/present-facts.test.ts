/** @jest-environment node */
import { presentFacts } from "@/lib/corrections/present-facts";
import type { Language } from "@/lib/languages/languages";
import type { Restaurant } from "@/lib/restaurants/types";

const factsOf = (facts: Partial<Restaurant>, language?: Language) =>
  presentFacts(
    {
      cuisine: [],
      features: [],
      dietaryOptions: [],
      city: "Berlin",
      country: "Germany",
      lat: 0,
      lng: 0,
      ...facts,
    } as unknown as Restaurant,
    [],
    language,
  );

const nowOf = (facts: Partial<Restaurant>, name: string, language?: Language) =>
  factsOf(facts, language).find((fact) => fact.name === name)?.now;

test.each<[string, Partial<Restaurant>, string, string]>([
  ["a text", { phone: "+49 30 1" }, "phone", "+49 30 1"],
  ["a Latin name", { latinName: "Vegetarian Home" }, "latinName", "Vegetarian Home"],
  ["a city", { city: "Berlin" }, "city", "Berlin"],
  [
    "a page",
    { socialMedia: { facebook: "https://facebook.com/hut" } },
    "facebook",
    "https://facebook.com/hut",
  ],
  [
    "no page of another network",
    { socialMedia: { facebook: "https://facebook.com/hut" } },
    "instagram",
    "Not known",
  ],
  ["a list", { cuisine: ["Thai", "Pizza"] }, "cuisine", "Thai, Pizza"],
  ["an empty list", {}, "cuisine", "Not known"],
  ["an unknown fact", {}, "website", "Not known"],
  ["a level, in the words of its page", { veganLevel: "vegan" }, "veganLevel", "Fully vegan"],
  ["a price", { priceRange: 3 }, "priceRange", "$$$"],
  ["access", { wheelchair: "limited" }, "wheelchair", "Partly"],
  ["a position", { lat: 52.53009765, lng: 13.4 }, "position", "52.53010, 13.40000"],
  ["a list of features", { features: ["wifi", "bar"] }, "features", "wifi, bar"],
  ["hours as text", { hoursText: "24/7", hours: {} as never }, "hoursText", "24/7"],
  ["hours without a text", { hours: {} as never }, "hoursText", "as the restaurant's page says"],
])("says %s", (_, facts, name, now) => {
  expect(nowOf(facts, name)).toBe(now);
});

test.each<[Language, Partial<Restaurant>, string, string]>([
  ["de", { veganLevel: "vegan" }, "veganLevel", "Rein vegan"],
  ["de", { kind: "cafe" }, "kind", "Café"],
  ["de", { cuisine: ["Thai", "Unheard of"] }, "cuisine", "Thailändisch, Unheard of"],
  ["de", {}, "website", "Nicht bekannt"],
  ["de", { hours: {} as never }, "hoursText", "wie auf der Seite des Restaurants"],
  ["de", { city: "Vienna", cityId: "vienna", countryCode: "AT" }, "city", "Wien"],
  ["de", { priceRange: 3 }, "priceRange", "$$$"],
  ["zh-hant", { features: ["wifi", "delivery"] }, "features", "Wi-Fi、外送"],
  ["he", { wheelchair: "yes" }, "wheelchair", "ללא מדרגות"],
])("in %s %j has the %s %s", (language, facts, name, now) => {
  expect(nowOf(facts, name, language)).toBe(now);
});

test("labels, hints and values are those of the language, and their values are sent as before", () => {
  const german = factsOf({ features: ["wifi"] }, "de");
  const english = factsOf({ features: ["wifi"] });
  expect(german).toHaveLength(english.length);
  expect(german.map(({ label }) => label)).toContain("Öffnungszeiten");
  expect(german.find(({ name }) => name === "instagram")).toMatchObject({
    hint: "Die Adresse der Seite oder der Name dort.",
    isLatin: true,
  });
  for (const [index, fact] of german.entries()) {
    const other = english[index]!;
    if (fact.kind === "choice" && other.kind === "choice")
      expect(fact.choices.map(({ value }) => value)).toEqual(
        other.choices.map(({ value }) => value),
      );
    if (fact.kind === "list" && other.kind === "list") {
      expect(fact.values.map(({ value }) => value)).toEqual(other.values.map(({ value }) => value));
      expect(fact.present).toEqual(other.present);
    }
  }
});
