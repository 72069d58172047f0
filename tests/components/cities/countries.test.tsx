import { render, screen, within } from "@testing-library/react";
import { Countries } from "@/components/cities/countries";

const COUNTRIES = [
  {
    name: "United States",
    count: 1240,
    flag: "/pictures/flags/united-states.svg",
    topCities: ["New York", "Los Angeles", "Portland"],
  },
  { name: "Japan", count: 187, flag: "/pictures/flags/japan.svg", topCities: ["Tokyo"] },
];

test("shows each country with its flag, its count and the way to its restaurants", () => {
  render(<Countries countries={COUNTRIES} />);
  expect(
    screen.getByRole("heading", { level: 1, name: "Vegan Restaurants Worldwide" }),
  ).toBeVisible();
  const [first, second] = screen.getAllByRole("article").map((card) => within(card));
  expect(first?.getByRole("img", { name: "Flag: United States" })).toBeVisible();
  expect(first?.getByText("1,240")).toBeVisible();
  expect(first?.getByRole("link", { name: "United States" })).toHaveAttribute(
    "href",
    "/restaurants/near-me?country=United%20States",
  );
  expect(second?.getByText("187")).toBeVisible();
  expect(second?.getByRole("link", { name: "Japan" })).toHaveAttribute(
    "href",
    "/restaurants/near-me?country=Japan",
  );
});
