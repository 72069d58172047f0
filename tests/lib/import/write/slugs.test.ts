/** @jest-environment node */
import { createCitySlugs } from "@/lib/import/write/city-slugs";
import { restaurantSlug, slugOf, takeSlug } from "@/lib/import/write/slugs";
import { isSlug } from "@/lib/restaurants/slug";
import { growth, LINEAR } from "@/tests/fakes/growth";

test.each([
  ["Kopps", "Berlin", "kopps-berlin"],
  ["Café Açaí & More", "São Paulo", "cafe-acai-and-more-sao-paulo"],
  ["Vegan Berlin", "Berlin", "vegan-berlin"],
  ["東京", "Taipei", "dongjing-taipei"],
  ["L'Étoile d’Or", "Paris", "letoile-dor-paris"],
  ["☘", "Dublin", "shamrock-dublin"],
  ["—", "Dublin", "restaurant-dublin"],
])("%s in %s: %s", (name, city, slug) => expect(restaurantSlug(name, city)).toBe(slug));

test("a slug that is taken gets the next wanted one, then a number", () => {
  const taken = new Set(["springfield"]);
  expect(takeSlug(["springfield", "springfield-us"], taken)).toBe("springfield-us");
  expect(takeSlug(["springfield", "springfield-us"], taken)).toBe("springfield-2");
  expect(takeSlug(["springfield", "springfield-us"], taken)).toBe("springfield-3");
});

test("cities of one name have slugs that are paths, also where their region has no code", () => {
  const slugs = createCitySlugs([], []);
  const talas = (id: number, country: string, region: string) =>
    slugs.slugFor({ id, name: "Talas", country, region, lat: 0, lng: 0, population: 1_000 }).id;
  const taken = [
    talas(1, "TR", "38"),
    talas(2, "KG", ""),
    talas(3, "KG", ""),
    talas(4, "KG", "06"),
  ];
  expect(taken).toEqual(["talas", "talas-kg", "talas-2", "talas-kg-06"]);
  expect(taken.filter((id) => !isSlug(id))).toEqual([]);
});

test("a long name is cut", () => expect(slugOf("a".repeat(500))).toHaveLength(60));

test("many places of one name cost time in proportion to their number", () => {
  const takeAll = (size: number) => {
    const taken = new Set<string>();
    for (let count = 0; count < size; count += 1) takeSlug(["green-table"], taken);
    expect(taken).toContain(`green-table-${size}`);
  };
  expect(growth((size) => size, takeAll, 200)).toBeLessThan(LINEAR);
});
