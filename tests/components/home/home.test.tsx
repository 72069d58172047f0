import { render, screen, within } from "@testing-library/react";
import { Home } from "@/components/home/home";
import { getHomeContent } from "@/lib/home/queries";
import type { RealHome } from "@/lib/home/types";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }));

const REAL: RealHome = {
  places: 1234,
  cities: 56,
  countries: 1,
  importedOn: "2026-11-25",
  popular: [
    { id: "graz", name: "Graz", country: "Austria", continent: "Europe", lng: 15.4, count: 41 },
    { id: "linz", name: "Linz", country: "Austria", continent: "Europe", lng: 14.3, count: 1 },
  ],
  reviews: [
    {
      id: "r1",
      restaurantId: "leaf-graz",
      restaurantName: "Leaf",
      city: "Graz",
      rating: 4,
      title: "Warm soup",
      content: "Twice in a row.",
      userName: "Ada L.",
      visitDate: "2026-11-20",
    },
  ],
  photos: [
    {
      recordId: "p1",
      id: "0f",
      width: 800,
      height: 800,
      description: "A bowl of lentils",
      userId: "bo",
      userName: "Bo",
      restaurantId: "leaf-linz",
      restaurantName: "Leaf",
      latinName: null,
      countryCode: "AT",
      city: "Linz",
    },
  ],
};

async function show(real?: RealHome) {
  const content = await getHomeContent();
  render(<Home content={content} restaurants={[]} isKept real={real} />);
}

const SAMPLE_TEXTS = /10,000|2,500|40%|made up|Target Audience|Sample/;

test("with the samples alone the claims, strategies and testimonials are as specified", async () => {
  await show();
  expect(screen.getByText("Trusted by 10,000+ vegan food enthusiasts")).toBeVisible();
  expect(screen.getByRole("heading", { name: "Target Audience" })).toBeVisible();
  expect(screen.getByRole("heading", { name: "Heard over dinner" })).toBeVisible();
  expect(screen.getByText("Join over 10,000+ users and 2,500+ restaurants.")).toBeVisible();
  expect(screen.queryByRole("heading", { name: "Popular cities" })).not.toBeInTheDocument();
});

test("with real places there are true figures, cities and reviews in their place", async () => {
  await show(REAL);
  expect(screen.queryByText(SAMPLE_TEXTS)).not.toBeInTheDocument();
  const figures = screen.getByRole("region", { name: "In numbers" });
  expect(figures).toHaveTextContent("1,234 places56 cities1 countryLast import 25 November 2026");
  expect(screen.getByRole("link", { name: /Graz/ })).toHaveAttribute(
    "href",
    "/restaurants/by-city/graz",
  );
  expect(screen.getByText("Austria, 1 restaurant")).toBeVisible();
  const review = screen.getByRole("article");
  expect(within(review).getByRole("link", { name: "Leaf" })).toHaveAttribute(
    "href",
    "/restaurants/leaf-graz",
  );
  expect(review).toHaveTextContent("Ada L., visited 20 November 2026");
  const photo = screen.getByRole("figure");
  expect(within(photo).getByRole("img", { name: "A bowl of lentils" })).toBeInTheDocument();
  expect(photo).toHaveTextContent("LeafLinzPhoto by Bo");
  expect(screen.getByRole("link", { name: "All photos" })).toHaveAttribute(
    "href",
    "/community/photos",
  );
  expect(screen.getByText("Join 1,234 restaurants and the people who eat there.")).toBeVisible();
});

const NEAR_ME = "Restaurants near me";

test("with the samples alone nothing stands before the location search", async () => {
  await show();
  expect(screen.queryByRole("link", { name: NEAR_ME })).not.toBeInTheDocument();
});

test("with real places near me comes first on phones, and on phones alone", async () => {
  await show(REAL);
  const [first] = within(screen.getByRole("main")).getAllByRole("link");
  expect(first).toHaveAccessibleName(NEAR_ME);
  expect(first).toHaveAttribute("href", "/restaurants/near-me");
  expect(first).toHaveClass("md:hidden");
  const search = screen.getByRole("search");
  expect(first?.compareDocumentPosition(search)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("what there is none of is left out", async () => {
  await show({ ...REAL, popular: [], reviews: [], photos: [], importedOn: undefined });
  for (const name of ["Popular cities", "Newest reviews", "Newest photos"])
    expect(screen.queryByRole("heading", { name })).not.toBeInTheDocument();
  expect(screen.queryByText(/Last import/)).not.toBeInTheDocument();
});
