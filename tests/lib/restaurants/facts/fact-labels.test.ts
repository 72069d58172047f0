/** @jest-environment node */
import labels from "@/lib/messages/en/forms/facts.json";
import { RESTAURANT_FACTS } from "@/lib/restaurants/facts/fact-table";

test("facts have the same names in forms and in what is said after them", () => {
  const names = Object.entries(RESTAURANT_FACTS).map(([name, { label }]) => [name, label]);
  expect(labels).toEqual(Object.fromEntries(names));
});
