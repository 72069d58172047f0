import { render, screen } from "@testing-library/react";
import { SectionTabs } from "@/components/ui/section-tabs";

const TABS = [
  { href: "/community/forum", label: "Forum" },
  { href: "/community/blog", label: "Blog" },
];

test("links every page of the section and marks the one that is open", () => {
  render(<SectionTabs label="Community pages" tabs={TABS} current="/community/blog" />);
  expect(screen.getByRole("navigation", { name: "Community pages" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Forum" })).toHaveAttribute("href", "/community/forum");
  expect(screen.getByRole("link", { name: "Forum" })).not.toHaveAttribute("aria-current");
  expect(screen.getByRole("link", { current: "page" })).toHaveTextContent("Blog");
});
