import { render, screen } from "@testing-library/react";
import { AuditChanges } from "@/components/desk/audit/audit-changes";

const lines = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);

test.each([
  [
    { phone: "1", priceRange: null },
    { phone: "2", priceRange: 3 },
    ["Phone: 1 became 2", "Price: 3"],
  ],
  [null, { restaurantId: "kopps" }, ["restaurantId: kopps"]],
  [{ role: "editor" }, null, ["role: editor became nothing"]],
  [null, null, []],
  [{ country: "Chile", phone: null }, { country: "Chile", phone: "1" }, ["Phone: 1"]],
  [{ features: ["wifi", "bar"] }, { features: [] }, ["Features: wifi, bar became Not known"]],
])("%j and %j are told fact by fact", (before, after, told) => {
  render(<AuditChanges {...{ before, after }} />);
  expect(lines()).toEqual(told);
});

test("a long entry is shortened", () => {
  const after = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`f${index}`, index]));
  render(<AuditChanges before={null} after={after} />);
  expect(screen.getByText("3 more")).toBeVisible();
});
