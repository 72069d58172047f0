/** @jest-environment node */
import { RESTAURANTS } from "@/data/restaurants";
import { suggestedFacts, unreadableFacts } from "@/lib/desk/suggested-facts";
import type { Restaurant } from "@/lib/restaurants/types";

const RESTAURANT: Restaurant = {
  ...RESTAURANTS[0]!,
  latinName: "Green",
  city: "Berlin",
  socialMedia: { instagram: "https://www.instagram.com/old" },
  veganLevel: "vegan",
  priceRange: 2,
  features: ["wifi"],
  lat: 52.5,
  lng: 13.4,
  countryCode: "DE",
};

const row = (name: string, sent: string) => suggestedFacts({ [name]: sent }, RESTAURANT)[0]!;

test.each([
  ["veganLevel", "vegetarian", "Fully vegan", "Vegetarian"],
  ["priceRange", "4", "$$", "$$$$"],
  ["latinName", "Vegetarian Home", "Green", "Vegetarian Home"],
  ["city", "Potsdam", "Berlin", "Potsdam"],
  ["instagram", "@kopps", "https://www.instagram.com/old", "https://www.instagram.com/kopps"],
  ["facebook", "https://de.facebook.com/kopps", "Not known", "https://de.facebook.com/kopps"],
  ["features", "none", "wifi", "None"],
  ["features", "wifi, bar", "wifi", "wifi, bar"],
  ["position", "52.501, 13.4", "52.5, 13.4", "52.501, 13.4 (110 m away)"],
])("%s %s is shown in the words of the page", (name, sent, now, suggested) => {
  expect(row(name, sent)).toMatchObject({ now, suggested, sent, canTake: true });
});

test.each([
  ["phone", "call us"],
  ["position", "north of the bridge"],
  ["features", "jacuzzi"],
  ["swimming", "yes"],
  ["instagram", "they have none"],
  ["facebook", "https://notfacebook.com/kopps"],
])("%s %s cannot be accepted as it is", (name, sent) => {
  expect(row(name, sent)).toMatchObject({ canTake: false, suggested: sent });
  expect(unreadableFacts({ [name]: sent }, [name])).toHaveProperty(`new:${name}`);
  expect(unreadableFacts({ [name]: sent }, [])).toEqual({});
});
