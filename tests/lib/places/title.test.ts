/** @jest-environment node */
import { placeTitle } from "@/lib/places/title";
import words from "@/lib/restaurants/facts/cuisine-uses.json";

const titleOf = (cuisine: string) =>
  placeTitle("Berlin", { page: 1 }, { cuisine, district: undefined });

test.each([
  ["Vietnamese", "Vegan-friendly Vietnamese restaurants in Berlin"],
  ["Afghan", "Vegan-friendly Afghan restaurants in Berlin"],
  ["Uzbek", "Vegan-friendly Uzbek restaurants in Berlin"],
  ["Balkan", "Vegan-friendly Balkan restaurants in Berlin"],
  ["Punjabi", "Vegan-friendly Punjabi restaurants in Berlin"],
  ["Cajun", "Vegan-friendly Cajun restaurants in Berlin"],
  ["Creole", "Vegan-friendly Creole restaurants in Berlin"],
  ["Somali", "Vegan-friendly Somali restaurants in Berlin"],
  ["Yemeni", "Vegan-friendly Yemeni restaurants in Berlin"],
  ["Provencal", "Vegan-friendly Provençal restaurants in Berlin"],
  ["Asian Fusion", "Vegan-friendly Asian fusion restaurants in Berlin"],
  ["Regional", "Vegan-friendly restaurants with regional cuisine in Berlin"],
  ["Local", "Vegan-friendly restaurants with local cuisine in Berlin"],
  ["International", "Vegan-friendly restaurants with international cuisine in Berlin"],
  ["Fusion", "Vegan-friendly restaurants with fusion cuisine in Berlin"],
  ["Organic", "Vegan-friendly restaurants with organic food in Berlin"],
  ["Healthy", "Vegan-friendly restaurants with healthy food in Berlin"],
  ["Raw", "Vegan-friendly restaurants with raw food in Berlin"],
  ["Fine Dining", "Fine dining restaurants with vegan options in Berlin"],
  ["Coffee Shop", "Coffee shops with vegan options in Berlin"],
  ["Bakery", "Bakeries with vegan options in Berlin"],
  ["Tea", "Places for tea with vegan options in Berlin"],
  ["Burger", "Burger places with vegan options in Berlin"],
  ["Italian Pizza", "Italian pizza places with vegan options in Berlin"],
  ["Wiener Küche", "Vegan-friendly restaurants listed as “Wiener Küche” in Berlin"],
])("the heading of %s", (cuisine, title) => expect(titleOf(cuisine)).toBe(title));

test("every cuisine has one use besides being served at a place", () => {
  for (const use of Object.values<Record<string, string>>(words)) {
    const uses = Object.keys(use).toSorted().join();
    expect(["adjective", "food", "place", "dish,place"]).toContain(uses);
    expect(use.dish ?? "").not.toMatch(/^[A-Z](?!uddha|awaii|orea|tali)/);
  }
});
