import { render, screen, within } from "@testing-library/react";
import { DishSection } from "@/components/dishes/dish-section";
import type { Dish } from "@/lib/dishes/types";

jest.mock("@/components/dishes/lazy-dish-mark", () => ({
  LazyDishMark: ({ kind, name, count }: { kind: string; name: string; count?: number }) => (
    <button type="button">{`${kind} ${name} ${count ?? ""}`.trim()}</button>
  ),
}));

const DONER: Dish = {
  id: "d1",
  name: "Seitan doner",
  level: "vegan",
  price: { amount: "9.50", currency: "EUR" },
  allergens: ["gluten", "soy"],
  byOwner: true,
  eatenBy: 4,
  eatenAt: "2026-11-02T12:00:00Z",
  addedAt: "2026-01-02T12:00:00Z",
  isServed: true,
  isRetired: false,
};
const BARE: Dish = {
  id: "d2",
  name: "Soup",
  allergens: [],
  byOwner: false,
  eatenBy: 0,
  addedAt: "2026-03-02T12:00:00Z",
  isServed: true,
  isRetired: false,
};

const show = (
  served: Dish[],
  { gone = [] as Dish[], total = served.length, isFullyVegan = false, isOpenToPhotos = false } = {},
) =>
  render(
    <DishSection
      restaurantId="kopps"
      hasPrices
      isFullyVegan={isFullyVegan}
      isOpenToPhotos={isOpenToPhotos}
      dishes={{ served, total, gone }}
    />,
  );

const item = (name: string) => screen.getByRole("heading", { name }).closest("li")!;

test.each([
  [false, "Menus change, so check with staff before you order. Always tell the kitchen"],
  [true, "Menus change. Always tell the kitchen"],
])("advises to check with staff, but not where everything is vegan: %s", (isFullyVegan, advice) => {
  show([DONER], { isFullyVegan });
  expect(screen.getByText(/^According to members and the owner\./)).toHaveTextContent(advice);
});

test("a dish says what is known of it, and when it was confirmed", () => {
  show([DONER]);
  expect(item("Seitan doner")).toHaveTextContent(
    "Seitan doner€9.50VeganBy the ownerConfirmed in November 2026Contains gluten and soy.",
  );
  const row = within(item("Seitan doner"));
  row.getByRole("button", { name: "ate Seitan doner 4" });
  row.getByRole("button", { name: "gone Seitan doner" });
  expect(row.getByRole("link", { name: "Report the dish Seitan doner" })).toHaveAttribute(
    "href",
    "/report/dish/d1",
  );
});

test("of a dish with a name alone nothing is made up", () => {
  show([BARE]);
  expect(item("Soup")).toHaveTextContent(
    /^SoupAdded in March 2026Ask whether it is vegan as served\./,
  );
  expect(item("Soup")).not.toHaveTextContent("Contains");
  expect(
    screen.getByRole("link", { name: "Add how it is served, price, allergens to Soup" }),
  ).toHaveAttribute("href", "/restaurants/kopps/dishes/add?dish=d2");
  expect(screen.getAllByRole("link", { name: /^Add/ })).toHaveLength(2);
});

test("a photo is asked for where photos can be added and the dish has none", () => {
  const photo = {
    recordId: "p1",
    id: "a".repeat(32),
    width: 800,
    height: 600,
    description: "Soup",
  };
  show([BARE, { ...DONER, photo }], { isOpenToPhotos: true });
  expect(
    screen.getByRole("link", { name: "Add how it is served, price, allergens, photo to Soup" }),
  ).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: /^Add .* to Seitan doner/ })).toBeNull();
});

test("what is vegan on request says what to ask for", () => {
  show([{ ...BARE, level: "on request", request: "without the cheese" }]);
  expect(item("Soup")).toHaveTextContent("Vegan on request");
  expect(item("Soup")).toHaveTextContent("Ask for it: without the cheese");
});

test("dishes that are no longer served are behind a button, and the owner's word stands", () => {
  const gone = [
    { ...BARE, isServed: false },
    { ...DONER, isServed: false, isRetired: true },
  ];
  show([], { gone });
  screen.getByText("2 dishes no longer served");
  screen.getByText("No dish is listed yet");
  expect(screen.getByRole("button", { name: "ate Soup 0", hidden: true })).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /Seitan/, hidden: true })).toBeNull();
});

test("with more dishes than are shown there is a way to all", () => {
  show([DONER], { total: 57 });
  expect(screen.getByRole("link", { name: "Show all 57 dishes" })).toHaveAttribute(
    "href",
    "/restaurants/kopps/dishes",
  );
  expect(screen.getByRole("link", { name: "Add a dish" })).toHaveAttribute(
    "href",
    "/restaurants/kopps/dishes/add",
  );
});
