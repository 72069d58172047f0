/** @jest-environment node */
import { citySlug } from "@/lib/cities/slug";

test.each([
  ["New York", "new-york"],
  ["São Paulo", "sao-paulo"],
  ["Kraków", "krakow"],
  ["Ho Chi Minh City", "ho-chi-minh-city"],
  ["Washington, D.C.", "washington-d-c"],
  [" Lima ", "lima"],
])("writes %j as %j", (name, slug) => {
  expect(citySlug(name)).toBe(slug);
});
