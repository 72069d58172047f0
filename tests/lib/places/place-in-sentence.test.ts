/** @jest-environment node */
import { placeInSentence } from "@/lib/places/place-in-sentence";

test.each([
  ["United States", "the United States"],
  ["United Kingdom", "the United Kingdom"],
  ["Netherlands", "the Netherlands"],
  ["Cayman Islands", "the Cayman Islands"],
  ["Dominican Republic", "the Dominican Republic"],
  ["Dominica", "Dominica"],
  ["Germany", "Germany"],
  ["Netherland", "Netherland"],
  ["Berlin", "Berlin"],
])("%s after a preposition is %s", (name, text) => expect(placeInSentence(name)).toBe(text));

test("names of other languages stay as they are", () => {
  expect(placeInSentence("Bahamas", "fr")).toBe("Bahamas");
});
