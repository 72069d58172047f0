import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BarChart } from "@/components/desk/health/bar-chart";

const CHART = { title: "By country", of: "Country", unit: "Restaurants", none: "Nothing." };

it("has its numbers as a table, too", async () => {
  const figures = [
    { label: "Germany", count: 1234 },
    { label: "Italy", count: 617 },
  ];
  const { container } = render(<BarChart {...CHART} figures={figures} />);
  expect(screen.getByRole("img", { name: /^Bar chart: By country/ })).toBeVisible();
  const bars = [...container.querySelectorAll("rect.fill-leaf")];
  expect(bars.map((bar) => bar.getAttribute("width"))).toEqual(["100%", "50%"]);
  await userEvent.setup().click(screen.getByText(/As a table/));
  const table = screen.getByRole("table");
  expect(within(table).getByRole("row", { name: "Germany 1,234" })).toBeVisible();
});

it("says that there is nothing", () => {
  render(<BarChart {...CHART} figures={[]} />);
  expect(screen.getByText("Nothing.")).toBeVisible();
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});
