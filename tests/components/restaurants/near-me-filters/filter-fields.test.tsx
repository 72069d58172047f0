import { render, screen } from "@testing-library/react";
import { FilterFields } from "@/components/restaurants/near-me-filters/filter-fields";
import { EMPTY_FILTERS } from "@/lib/restaurants/filters/active-filters";

test("the dietary options say that any of them matches, and that allergies are the kitchen's to know", () => {
  render(<FilterFields filters={EMPTY_FILTERS} choice={undefined} onChange={() => undefined} />);
  expect(screen.getByRole("group", { name: "Dietary options" }).nextSibling).toHaveTextContent(
    "Matches any of these. Always tell the kitchen about an allergy.",
  );
});

describe("what would leave nothing (P14.645)", () => {
  const counts = new Map([
    ["veganLevel:vegan", 2],
    ["priceRange:1", 1],
    ["rating:3", 1],
  ]);
  const choice = { cuisines: [], counts, hasPrices: true, hasRatings: true };
  const show = (filters: Partial<typeof EMPTY_FILTERS>) =>
    render(
      <FilterFields
        filters={{ ...EMPTY_FILTERS, ...filters }}
        choice={choice}
        onChange={() => undefined}
      />,
    );

  test("says (0) and cannot be pressed", () => {
    show({});
    expect(screen.getByRole("checkbox", { name: /^Fully vegan .* 2$/ })).toBeEnabled();
    expect(screen.getByRole("checkbox", { name: /^Vegetarian .* \(0\)$/ })).toBeDisabled();
    expect(screen.getByRole("button", { name: "$" })).toBeEnabled();
    expect(screen.getByRole("button", { name: "$$ (0)" })).toBeDisabled();
    expect(screen.getByRole("button", { name: "Any" })).toBeEnabled();
    expect(screen.getByRole("button", { name: /4\+ \(0\)$/ })).toBeDisabled();
    expect(screen.getByRole("switch", { name: "Open now" })).toBeDisabled();
    expect(screen.getByRole("heading", { name: "Open now (0)" })).toBeVisible();
  });

  test("can be turned off where it is on", () => {
    show({ veganLevel: ["vegetarian"], priceRange: [2], rating: 4, openNow: true });
    expect(screen.getByRole("checkbox", { name: /^Vegetarian/ })).toBeEnabled();
    expect(screen.getByRole("button", { name: "$$" })).toBeEnabled();
    expect(screen.getByRole("switch", { name: "Open now" })).toBeEnabled();
  });
});
