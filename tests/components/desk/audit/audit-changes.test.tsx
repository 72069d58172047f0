import { render, screen } from "@testing-library/react";
import { AuditChanges } from "@/components/desk/audit/audit-changes";

const lines = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);

test("each fact has a line, and what has a page leads there", () => {
  const before = { veganLevel: "vegetarian" };
  render(<AuditChanges before={before} after={{ veganLevel: "vegan", restaurantId: "kopps" }} />);
  expect(lines()).toEqual(["How vegan: Vegetarian became Fully vegan", "Restaurant: kopps"]);
  expect(screen.getByRole("link", { name: "kopps" })).toHaveAttribute("href", "/desk/venues/kopps");
});

test("an entry that changed nothing has no list", () => {
  render(<AuditChanges before={null} after={null} />);
  expect(screen.queryByRole("list")).toBeNull();
});

test("a long entry is shortened", () => {
  const after = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`f${index}`, index]));
  render(<AuditChanges before={null} after={after} />);
  expect(screen.getByText("3 more")).toBeVisible();
});
