import { render, screen, within } from "@testing-library/react";
import { Members } from "@/components/community/members/members";
import { Photos } from "@/components/community/photos";
import { listMembers, listPhotos } from "@/lib/community/queries";

const ONE_PAGE = { page: 1, pages: 1 };
const NO_CITIES = { ...ONE_PAGE, cities: [] };

const MEMBER = {
  slug: "ada-example",
  name: "Ada Example",
  town: "Halle",
  reviews: 1,
  rating: 4,
  helpful: 3,
};

const PHOTO = {
  recordId: "11111111-1111-4111-8111-111111111111",
  id: "a".repeat(32),
  width: 1200,
  height: 800,
  description: "Tofu on rye",
  reviewId: "r1",
  userId: "ada-example",
  userName: "Ada Example",
  restaurantId: "jays-halle",
  restaurantName: "Jay's",
  city: "Halle",
};

test("samples are named samples", async () => {
  render(<Members samples={await listMembers()} entries={[]} {...NO_CITIES} />);
  expect(screen.getAllByRole("article")).toHaveLength(4);
  expect(screen.getByText(/Sample members:/)).toBeInTheDocument();
});

test("a real member has a link, and figures that say what they count", () => {
  render(<Members samples={[]} entries={[MEMBER]} {...NO_CITIES} pages={2} />);
  const card = within(screen.getByRole("article"));
  expect(card.getByRole("link", { name: "Ada Example" })).toHaveAttribute(
    "href",
    "/community/members/ada-example",
  );
  const figures = card.getAllByRole("term").map(({ textContent }) => textContent);
  expect(figures).toEqual(["review", "stars given", "helpful votes in 12 months"]);
  expect(screen.queryByText(/Sample/)).toBeNull();
  expect(screen.getByRole("link", { name: /Next/ })).toHaveAttribute(
    "href",
    "/community/members/page/2",
  );
});

const city = (id: string, name: string, country: string, members: number) => ({
  id,
  name,
  country,
  members,
});
const CITIES = [
  city("halle", "Halle", "Germany", 3),
  city("halle-be", "Halle", "Belgium", 2),
  city("gera", "Gera", "Germany", 1),
];

test("cities lead to their members, those of one name with their country", () => {
  render(<Members samples={[]} entries={[MEMBER]} {...ONE_PAGE} cities={CITIES} />);
  const nav = within(screen.getByRole("navigation", { name: "Members by city" }));
  expect(nav.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "Halle, Germany 3",
    "Halle, Belgium 2",
    "Gera 1",
  ]);
  expect(nav.getByRole("link", { name: "Gera 1" })).toHaveAttribute(
    "href",
    "/community/members/by-city/gera",
  );
});

test("the members of a city say what their numbers are of, and lead to all members", () => {
  const [halle] = CITIES;
  render(
    <Members
      samples={[]}
      entries={[MEMBER]}
      page={1}
      pages={2}
      cities={CITIES}
      {...(halle && { city: halle })}
    />,
  );
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Members who know Halle");
  expect(screen.getByText(/a review of a place in Halle/)).toBeInTheDocument();
  const nav = within(screen.getByRole("navigation", { name: "Members by city" }));
  expect(nav.getByRole("link", { current: "page" })).toHaveTextContent("Halle, Germany");
  expect(nav.getByRole("link", { name: "All members" })).toHaveAttribute(
    "href",
    "/community/members",
  );
  expect(screen.getByRole("link", { name: /Next/ })).toHaveAttribute(
    "href",
    "/community/members/by-city/halle/page/2",
  );
});

test("without members and photos the pages say so", () => {
  const { unmount } = render(<Members samples={[]} entries={[]} {...NO_CITIES} />);
  expect(screen.getByText(/Nobody has written a review yet/)).toBeInTheDocument();
  unmount();
  render(<Photos samples={[]} entries={[]} {...ONE_PAGE} />);
  expect(screen.getByText("No member has added a photo yet.")).toBeInTheDocument();
  expect(screen.queryByText(/Sample/)).toBeNull();
});

test("a real photo has its author, its restaurant and no likes", () => {
  render(<Photos samples={[]} entries={[PHOTO]} {...ONE_PAGE} />);
  expect(screen.getByRole("img", { name: "Tofu on rye" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Jay's" })).toHaveAttribute(
    "href",
    "/restaurants/jays-halle",
  );
  expect(screen.getByRole("link", { name: "Ada Example" })).toBeInTheDocument();
  expect(screen.queryByText(/Likes|Comments/)).toBeNull();
});

test("a photo's restaurant has its name as at the door, with its language", () => {
  const names = { restaurantName: "青葉素食", latinName: "Green Leaf", countryCode: "TW" };
  render(<Photos samples={[]} entries={[{ ...PHOTO, ...names }]} {...ONE_PAGE} />);
  expect(screen.getByText("青葉素食")).toHaveAttribute("lang", "zh-Hant");
  expect(screen.getByRole("link", { name: "青葉素食 (Green Leaf)" })).toBeVisible();
});

test("sample photos have likes and comments", async () => {
  render(<Photos samples={await listPhotos()} entries={[]} {...ONE_PAGE} />);
  expect(screen.getAllByText(/Likes/)).toHaveLength(12);
  expect(screen.getByText(/Sample photos/)).toBeInTheDocument();
});
