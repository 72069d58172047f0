import { render, screen, within } from "@testing-library/react";
import { MapScreen } from "@/components/restaurants/world-map/map-screen";
import { listMapSamples } from "@/lib/restaurants/queries";

test("shows the map, how to use it, and its five restaurants as links", async () => {
  const restaurants = await listMapSamples();
  render(<MapScreen restaurants={restaurants} />);
  expect(screen.getByRole("heading", { level: 1, name: "Restaurant Map" })).toBeVisible();
  expect(screen.getByRole("region", { name: "Map of restaurants" })).toBeVisible();

  const [howTo, onThisMap] = screen.getAllByRole("list");
  if (!howTo || !onThisMap) throw new Error("expected two lists");
  expect(within(howTo).getAllByRole("listitem").length).toBeGreaterThan(2);
  const links = within(onThisMap).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    restaurants.map(({ id }) => `/restaurants/${id}`),
  );
  expect(links).toHaveLength(5);
  expect(within(onThisMap).getAllByText("Sample listing")).toHaveLength(5);
});
