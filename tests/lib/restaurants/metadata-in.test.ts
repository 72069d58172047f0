/** @jest-environment node */
import { restaurantMetadataIn } from "@/lib/restaurants/metadata-in";
import { exampleRestaurant } from "@/tests/lib/restaurants/example";

const place = exampleRestaurant({
  id: "goodies-berlin",
  name: "Goodies",
  sample: false,
  veganLevel: "vegan",
  kind: "cafe",
  city: "Berlin",
  country: "Germany",
  countryCode: "DE",
  district: "Mitte",
  address: "Torstraße 199",
  cuisine: ["Vietnamese", "Burger"],
  features: ["outdoor seating"],
});

test.each([
  ["de", "Goodies, veganes Café in Berlin-Mitte"],
  ["fr", "Goodies, café végane à Berlin (Mitte)"],
  ["es", "Goodies, cafetería vegana en Mitte, Berlín"],
  ["zh-hant", "Goodies：柏林 Mitte 的純素咖啡館"],
  ["he", "Goodies, בית קפה טבעוני ב־Mitte, ברלין"],
] as const)("the title in %s", (language, title) =>
  expect(restaurantMetadataIn(language, place).title).toBe(title),
);

test.each([
  ["de", "Goodies, veganes Café in den USA"],
  ["fr", "Goodies, café végane aux États-Unis"],
  ["es", "Goodies, cafetería vegana en Estados Unidos"],
  ["zh-hant", "Goodies：美國的純素咖啡館"],
] as const)(
  "a country in place of a city has a preposition of its own in %s",
  (language, title) => {
    const { district: _district, ...rest } = { ...place, city: "United States" };
    expect(restaurantMetadataIn(language, rest).title).toBe(title);
  },
);

test("a description says what is on the page, and the page names all of its languages", () => {
  const { description, alternates } = restaurantMetadataIn("de", place);
  expect(description).toBe(
    "Goodies, veganes Café in Berlin-Mitte. Adresse: Torstraße 199. Küche: Vietnamesisch, Burger. Gut zu wissen: Plätze im Freien. Öffnungszeiten, Karte und Lokale…",
  );
  expect(alternates).toMatchObject({
    canonical: "/de/restaurants/goodies-berlin",
    languages: {
      "zh-Hant": "/zh-hant/restaurants/goodies-berlin",
      "x-default": "/restaurants/goodies-berlin",
    },
  });
});

test("a description in Chinese has the marks of Chinese", () => {
  expect(restaurantMetadataIn("zh-hant", place).description).toMatch(
    /^Goodies：柏林 Mitte 的純素咖啡館。地址：Torstraße 199。料理：越式料理、漢堡。/,
  );
});

test("French joins à and an article, and a long name leaves no room for the kind", () => {
  expect(restaurantMetadataIn("fr", { ...place, city: "Le Mans", district: "Le Mans" }).title).toBe(
    "Goodies, café végane au Mans",
  );
  const name = "The Very Long Name of a Small Cafe by the River Spree";
  expect(restaurantMetadataIn("de", { ...place, name }).title).toBe(`${name}, Berlin`);
});

test.each([
  ["zum-verein-berlin", "Verein zur Pflege der pflanzlichen Küche und der…, Berlin"],
  ["zum-verein-berlin-2", "Verein zur Pflege der pflanzlichen Küche und der… (2), Berlin"],
])("a name that fills the title is cut: %s", (id, title) => {
  const name = "Verein zur Pflege der pflanzlichen Küche und der österreichischen Backkunst";
  expect(restaurantMetadataIn("de", { ...place, id, name }).title).toBe(title);
  expect(title.length).toBeLessThanOrEqual(65);
});
