import { render, screen, within } from "@testing-library/react";
import { AudiencePanel } from "@/components/home/audience-panel";
import { AUDIENCES } from "@/data/home";

const [owners, foodies] = AUDIENCES;

test.each([
  [owners, "List Your Restaurant", "/restaurants/add-listing"],
  [foodies, "Join as a Foodie", "/auth"],
])("with a database the button leads to the form", (audience, name, href) => {
  render(<AudiencePanel audience={audience!} isKept />);
  expect(screen.getByRole("link", { name })).toHaveAttribute("href", href);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("members are not asked to join once more", () => {
  const { container } = render(<AudiencePanel audience={foodies!} isKept />);
  const forMembers = container.querySelector<HTMLElement>('[class*="signed-in:contents"]')!;
  expect(within(forMembers).getByRole("link")).toHaveAttribute("href", "/favorites");
});

test("without a database it stays a button that leads nowhere", () => {
  render(<AudiencePanel audience={foodies!} isKept={false} />);
  expect(screen.getByRole("button", { name: "Join as a Foodie" })).toBeVisible();
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});
