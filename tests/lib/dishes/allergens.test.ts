/** @jest-environment node */
import { ALLERGENS, allergenField, allergensText, chosenAllergens } from "@/lib/dishes/allergens";

test("there are the 14 of the European Union, each once", () => {
  expect(new Set(ALLERGENS.map(({ id }) => id)).size).toBe(14);
});

test("a form's boxes are read in their order, and others are not", () => {
  const data = new FormData();
  for (const name of [allergenField("sesame"), allergenField("gluten"), "allergen-gold"])
    data.set(name, "on");
  expect(chosenAllergens(data)).toEqual(["gluten", "sesame"]);
});

test.each([
  [[], undefined],
  [["soy"], "Contains soy"],
  [["soy", "gluten"], "Contains gluten and soy"],
  [["sesame", "gluten", "soy"], "Contains gluten, soy and sesame"],
] as const)("%j: %s", (allergens, text) => expect(allergensText([...allergens])).toBe(text));
