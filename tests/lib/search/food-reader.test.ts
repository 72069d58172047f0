/** @jest-environment node */
import { summarize } from "@/lib/restaurants/summary";
import type { RestaurantSummary } from "@/lib/restaurants/types";
import { createTextMatcher } from "@/lib/search/food-reader";
import { exampleRestaurant } from "@/tests/lib/restaurants/example";

/** A Thursday, noon in New York. */
const NOW = new Date("2026-11-26T17:00:00Z");

function place(facts: Partial<RestaurantSummary>): RestaurantSummary {
  const { description, priceRange, hours, ...base } = summarize(
    exampleRestaurant({ sample: false, name: "Place", cuisine: [] }),
  );
  void [description, priceRange, hours];
  return { ...base, ...facts };
}

const matches = (text: string, facts: Partial<RestaurantSummary>) =>
  createTextMatcher(text, NOW)?.(place(facts)) ?? true;

const thursday = (open: string, close: string) => ({ hours: { thursday: [{ open, close }] } });

describe("what a search text finds (P4.21)", () => {
  it.each<[string, Partial<RestaurantSummary>]>([
    ["gluten free", { dietaryOptions: ["gluten-free options"] }],
    ["glutenfree", { description: "Everything is gluten free." }],
    ["raw", { cuisine: ["Raw"] }],
    ["raw", { dietaryOptions: ["raw options"] }],
    ["raw", { name: "Rawlicious" }],
    ["tofu", { cuisine: ["Vietnamese"] }],
    ["seitan", { veganLevel: "vegan" }],
    ["brunch", { cuisine: ["Breakfast"] }],
    ["brunch", { kind: "cafe", ...thursday("08:00", "17:00") }],
    ["döner", { cuisine: ["Kebab"] }],
    ["seitan doner", { dishes: { names: ["Seitan Döner"], count: 1 } }],
    ["second menu", { tipWords: "ask for the second menu" }],
    ["thai tables in the garden", { cuisine: ["Thai"], tipWords: "four tables garden" }],
    ["lentil stew", { dishes: { names: ["Soup", "Red lentil stew"], count: 2 } }],
    ["soft serve", { kind: "ice cream" }],
    ["cheap", { priceRange: 1 }],
    ["late", thursday("17:00", "23:30")],
    ["late", thursday("17:00", "02:00")],
    ["open now", thursday("11:00", "14:00")],
    ["open friday", { hours: { friday: [{ open: "11:00", close: "14:00" }] } }],
    ["open thursday", thursday("11:00", "14:00")],
    ["midnight", thursday("17:00", "00:30")],
    ["24/7", thursday("00:00", "23:59")],
    ["24/7", thursday("00:00", "24:00")],
    ["with kids", { features: ["family friendly"] }],
    ["dog", { features: ["pet friendly"] }],
    ["terrace", { features: ["outdoor seating"] }],
    ["vegan", { veganLevel: "few vegan options" }],
    ["vegan restaurant", { kind: "bakery" }],
    ["fully vegan", { veganLevel: "vegan" }],
    ["vegetarian", { veganLevel: "vegan" }],
    ["vegan thai", { cuisine: ["Thai"], veganLevel: "vegan options" }],
    ["burgers", { cuisine: ["Burger"] }],
    ["vegan junk food bar", { name: "Vegan Junk Food Bar" }],
    ["terrace", { name: "The Terrace" }],
    ["cafe in the park", { name: "Café Park" }],
  ])("%j finds a place with %j", (text, facts) => expect(matches(text, facts)).toBe(true));

  it.each<[string, Partial<RestaurantSummary>]>([
    ["gluten free", { dietaryOptions: ["organic"] }],
    ["raw", { name: "Strawberry Fields" }],
    ["tofu", { cuisine: ["Italian"] }],
    ["seitan", { veganLevel: "vegetarian" }],
    ["brunch", { kind: "cafe", ...thursday("12:00", "17:00") }],
    ["brunch", { kind: "cafe" }],
    ["late", thursday("11:00", "22:00")],
    ["late", {}],
    ["open now", { ...thursday("11:00", "14:00"), mayHaveClosed: true }],
    ["open friday", thursday("11:00", "14:00")],
    ["open sunday", {}],
    ["midnight", thursday("17:00", "23:00")],
    ["24/7", thursday("06:00", "23:59")],
    ["cheap", { priceRange: 2 }],
    ["dog", { cuisine: ["Hot Dog"] }],
    ["fully vegan", { veganLevel: "vegetarian" }],
    ["vegan thai", { cuisine: ["Indian"], veganLevel: "vegan" }],
    ["cheap thai", { priceRange: 1 }],
  ])("%j does not find one with %j", (text, facts) => expect(matches(text, facts)).toBe(false));
});
