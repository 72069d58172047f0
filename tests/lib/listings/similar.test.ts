/** @jest-environment node */
import { haveSimilarNames, isInCityOf } from "@/lib/listings/similar";

it.each([
  ["Fenchel & Feuer", "Feuer Imbiss", true],
  ["Café Açaí", "acai bowls", true],
  ["Vegan Kitchen", "The Vegan Bar", false],
  ["Vegan Kitchen", "Vegan Kitchen", true],
  ["Leaf", "Root", false],
  ["素食 館", "素食", true],
])("%s and %s: %s", (one, other, similar) => {
  expect(haveSimilarNames(one, other)).toBe(similar);
});

it.each([
  ["Weserstraße 14, 12047 Berlin", "Berlin", true],
  ["Rua Augusta, SAO PAULO", "São Paulo", true],
  ["Berliner Straße 1, Hamburg", "Berlin", false],
])("%s is in %s: %s", (address, city, isIn) => {
  expect(isInCityOf(address, { city })).toBe(isIn);
});
