import { render, screen } from "@testing-library/react";
import { FilterFields } from "@/components/restaurants/near-me-filters/filter-fields";
import { EMPTY_FILTERS } from "@/lib/restaurants/filters/active-filters";

test("the dietary options say that any of them matches, and that allergies are the kitchen's to know", () => {
  render(<FilterFields filters={EMPTY_FILTERS} choice={undefined} onChange={() => undefined} />);
  expect(screen.getByRole("group", { name: "Dietary options" }).nextSibling).toHaveTextContent(
    "Matches any of these. Always tell the kitchen about an allergy.",
  );
});
