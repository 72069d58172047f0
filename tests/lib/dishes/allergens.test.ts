/** @jest-environment node */
import { ALLERGENS, allergenField, chosenAllergens } from "@/lib/dishes/allergens";
import { allergenBoxes, allergensText } from "@/lib/dishes/allergens-text";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/reviews.json";

const textsOf = (language: "en" | "de") => textsIn<keyof typeof english>(language, "reviews");

test("there are the 14 of the European Union, each once", () => {
  expect(new Set(ALLERGENS).size).toBe(14);
});

test("a form's boxes are read in their order, and others are not", () => {
  const data = new FormData();
  for (const name of [allergenField("sesame"), allergenField("gluten"), "allergen-gold"])
    data.set(name, "on");
  expect(chosenAllergens(data)).toEqual(["gluten", "sesame"]);
});

test.each([
  [[], undefined],
  [["soy"], "soy"],
  [["soy", "gluten"], "gluten and soy"],
  [["sesame", "gluten", "soy"], "gluten, soy and sesame"],
] as const)("%j: %s", (allergens, text) =>
  expect(allergensText([...allergens], textsOf("en"))).toBe(text),
);

test.each([
  ["en", "Gluten", "Molluscs"],
  ["de", "Gluten", "Weichtiere"],
] as const)("in %s the boxes of a form begin with a capital", (language, first, last) => {
  const boxes = allergenBoxes(textsOf(language));
  expect(boxes.map(({ id }) => id)).toEqual(ALLERGENS);
  expect([boxes[0]!.label, boxes.at(-1)!.label]).toEqual([first, last]);
});

test("they are named in another language", () =>
  expect(allergensText(["soy", "nuts"], textsOf("de"))).toBe("Soja und Schalenfrüchte"));
