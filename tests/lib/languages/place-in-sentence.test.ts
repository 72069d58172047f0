/** @jest-environment node */
import { placeInSentence } from "@/lib/languages/place-in-sentence";

test.each([
  ["United States", "the United States"],
  ["United Kingdom", "the United Kingdom"],
  ["Netherlands", "the Netherlands"],
  ["Cayman Islands", "the Cayman Islands"],
  ["Dominican Republic", "the Dominican Republic"],
  ["Dominica", "Dominica"],
  ["Palestinian Territories", "the Palestinian Territories"],
  ["Caribbean Netherlands", "the Caribbean Netherlands"],
  ["U.S. Virgin Islands", "the U.S. Virgin Islands"],
  ["Turks & Caicos Islands", "the Turks and Caicos Islands"],
  ["Congo - Kinshasa", "the Democratic Republic of the Congo"],
  ["Congo - Brazzaville", "the Republic of the Congo"],
  ["Hong Kong SAR China", "Hong Kong"],
  ["Macao SAR China", "Macao"],
  ["Bosnia & Herzegovina", "Bosnia and Herzegovina"],
  ["Myanmar (Burma)", "Myanmar"],
  ["Vatican City", "Vatican City"],
  ["constructor", "constructor"],
  ["Germany", "Germany"],
  ["Netherland", "Netherland"],
  ["Berlin", "Berlin"],
])("%s after a preposition is %s", (name, text) => expect(placeInSentence(name)).toBe(text));

test("names of other languages stay as they are", () => {
  expect(placeInSentence("Bahamas", "fr")).toBe("Bahamas");
});
