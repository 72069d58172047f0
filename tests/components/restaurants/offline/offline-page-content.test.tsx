import { render, screen } from "@testing-library/react";
import OfflinePageContent from "@/components/restaurants/offline/offline-page-content";

jest.mock("@/components/restaurants/offline/offline-restaurant", () => ({
  OfflineRestaurant: ({ id }: { id: string }) => <p>Kept: {id}</p>,
}));

jest.mock("@/components/restaurants/offline/offline-city", () => ({
  OfflineCity: ({ id }: { id: string }) => <p>Kept city: {id}</p>,
}));

test.each(["/restaurants/soup-bar-berlin", "/he/restaurants/soup-bar-berlin"])(
  "%s shows what is kept of the restaurant",
  (path) => {
    render(<OfflinePageContent requestedUrl={new URL(path, "http://localhost:3000")} />);
    expect(screen.getByText("Kept: soup-bar-berlin")).toBeVisible();
  },
);

test.each([
  "/restaurants/by-city/berlin",
  "/restaurants/near-me/berlin",
  "/de/restaurants/near-me/Berlin#sort=rating",
])("%s shows what is kept of the city", (path) => {
  render(<OfflinePageContent requestedUrl={new URL(path, "http://localhost:3000")} />);
  expect(screen.getByText("Kept city: berlin")).toBeVisible();
});

test.each([
  ["/restaurants/near-me/52.52,13.41", "a shared location", "#around=52.52,13.41"],
  [
    "/fr/restaurants/near-me/52.52,13.41#sort=rating",
    "a shared location",
    "#around=52.52,13.41&sort=rating",
  ],
  [
    "/restaurants/near-me/52.52,13.41#around=Mitte@52.5201,13.4049&q=ramen",
    "Mitte",
    "#around=Mitte@52.5201,13.4049&q=ramen",
  ],
])("%s leads to near me around it", (path, name, fragment) => {
  render(<OfflinePageContent requestedUrl={new URL(path, "http://localhost:3000")} />);
  const link = screen.getByRole("link", { name: `Restaurants around ${name}` });
  expect(link).toHaveAttribute("href", `/restaurants/near-me${fragment}`);
});

test.each(["/de", "/de/restaurants/near-me", "/restaurants/top-rated"])(
  "%s shows nothing: it is no restaurant",
  (path) => {
    const { container } = render(
      <OfflinePageContent requestedUrl={new URL(path, "http://localhost:3000")} />,
    );
    expect(container).toBeEmptyDOMElement();
  },
);
