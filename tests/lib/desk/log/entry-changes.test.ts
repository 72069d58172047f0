/** @jest-environment node */
import { entryChanges } from "@/lib/desk/log/entry-changes";

const told = (before: unknown, after: unknown) =>
  entryChanges({ before, after }).map(
    ({ label, old, now }) => `${label}: ${old ? `${old.text} became ` : ""}${now.text}`,
  );

test.each([
  [
    { phone: "1", priceRange: null },
    { phone: "2", priceRange: 3 },
    ["Phone: 1 became 2", "Price: $$$"],
  ],
  [
    { veganLevel: "vegetarian" },
    { veganLevel: "vegan" },
    ["How vegan: Vegetarian became Fully vegan"],
  ],
  [{ wheelchair: "limited" }, { wheelchair: null }, ["Wheelchair: Partly became nothing"]],
  [{ role: "editor" }, null, ["Role: editor became nothing"]],
  [
    { suspended: false },
    { suspended: true, endsAt: "2026-12-03T10:00:00Z" },
    ["Suspended: No became Yes", "Ends: 3 December 2026"],
  ],
  [{ features: ["wifi", "bar"] }, { features: [] }, ["Features: wifi, bar became Not known"]],
  [
    { socialMedia: { instagram: "a" } },
    { socialMedia: { instagram: "b" } },
    ["Social media: Instagram a became Instagram b"],
  ],
  [null, null, []],
])("%j and %j are told fact by fact", (before, after, lines) => {
  expect(told(before, after)).toEqual(lines);
});

test.each([
  ["a fact that is the same", { country: "Chile" }, { country: "Chile" }],
  ["a state, which the entry says", { status: "review" }, { status: "refused" }],
  ["hours by day, which follow from their text", { hours: null }, { hours: { monday: [] } }],
  ["all columns of a restaurant that was merged", { restaurant: { id: "1", name: "A" } }, null],
])("%s is left out", (_, before, after) => {
  expect(told(before, after)).toEqual([]);
});

test("facts that the desk changed in a listing are among the others", () => {
  const after = { status: "published", restaurantId: "kopps", changed: { veganLevel: "vegan" } };
  expect(told({ status: "review" }, after)).toEqual([
    "Restaurant: kopps",
    "How vegan: Fully vegan",
  ]);
});

test("the id of a restaurant leads to its page at the desk", () => {
  const [change] = entryChanges({ before: null, after: { mergedInto: "kopps-berlin" } });
  expect(change?.now).toEqual({ text: "kopps-berlin", href: "/desk/venues/kopps-berlin" });
});
