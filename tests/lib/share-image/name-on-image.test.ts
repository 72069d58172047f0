/** @jest-environment node */
import { RESTAURANTS } from "@/data/restaurants";
import { nameOnImage } from "@/lib/share-image/name-on-image";

const of = (name: string, latinName?: string) =>
  nameOnImage({
    ...RESTAURANTS[0]!,
    name,
    ...(latinName && { latinName }),
    veganLevel: "vegan",
    city: "Springfield",
  });

test("without letters of a font, the name of the city in the language", () => {
  const restaurant = { ...RESTAURANTS[0]!, name: "မြစ်", city: "Vienna", country: "Austria" };
  expect(nameOnImage(restaurant, "de")).toEqual({ title: "Wien" });
});

test.each([
  ["Latin letters", "Kopps", undefined, { title: "Kopps" }],
  ["a script with a font", "青葉素食", "Green Leaf", { title: "青葉素食", below: "Green Leaf" }],
  ["such a script alone", "הגינה", undefined, { title: "הגינה" }],
  ["a script without a font", "მწვანე ბაღი", "Mtsvane Baghi", { title: "Mtsvane Baghi" }],
  ["such a script alone", "မြစ်", undefined, { title: "Vegan restaurant in Springfield" }],
  ["an emoji", "Kale 🥬", undefined, { title: "Kale" }],
])("%s: %s", (_case, name, latinName, expected) => expect(of(name, latinName)).toEqual(expected));
