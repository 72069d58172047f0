/** @jest-environment node */
import { languageLedTo, signInPath } from "@/lib/auth/sign-in-path";

test.each([
  ["/de/restaurants/1#reviews", "de"],
  ["/restaurants/1/tip?language=he#tip", "he"],
  ["/restaurants/1/dishes/add?dish=2&language=zh-hant", "zh-hant"],
  ["/restaurants/1?languages=de", "en"],
  ["/restaurants/1#?language=xx", "en"],
  ["/restaurants/1", "en"],
])("%s leads to a page in %s", (href, language) => expect(languageLedTo(href)).toBe(language));

test.each([
  ["/de/restaurants/1", "/de/auth?next=%2Fde%2Frestaurants%2F1"],
  ["/restaurants/1/tip?language=he", "/he/auth?next=%2Frestaurants%2F1%2Ftip%3Flanguage%3Dhe"],
  ["/profile", "/auth?next=%2Fprofile"],
])("%s is signed in to at %s", (next, path) => expect(signInPath(next)).toBe(path));
