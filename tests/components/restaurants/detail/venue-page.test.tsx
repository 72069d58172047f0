import { render, screen, within } from "@testing-library/react";
import { RestaurantDetail } from "@/components/restaurants/detail/restaurant-detail";
import type { VenueChecks } from "@/lib/database/contributions/venue-checks";
import type { FactSources } from "@/lib/restaurants/facts/fact-sources";
import { summarize } from "@/lib/restaurants/summary";
import type { Restaurant, Review, ReviewPhoto } from "@/lib/restaurants/types";
import { exampleRestaurant } from "@/tests/lib/restaurants/example";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }));

const NOW = new Date("2026-11-24T12:00:00Z");
const NO_CHECKS: VenueChecks = { confirmed: undefined, closureReports: 0 };

const { priceRange: _price, rating: _rating, description: _text, ...known } = exampleRestaurant();
const TOFUTURM: Restaurant = {
  ...known,
  id: "tofuturm-berlin",
  name: "Tofuturm",
  city: "Berlin",
  country: "Germany",
  countryCode: "DE",
  cuisine: ["Asian"],
  images: [],
  reviewCount: 0,
  sample: false,
  osm: "node/1",
  veganLevel: "vegan",
  kind: "restaurant",
  checkedAt: "2026-03-04",
};
const NEARBY = summarize({ ...TOFUTURM, id: "pho-linden-berlin", name: "Pho Linden" });

type PageProps = Partial<Parameters<typeof RestaurantDetail>[0]>;

function open(
  fields: Partial<Restaurant> = {},
  { checks = NO_CHECKS, ...page }: PageProps = {},
  venue = TOFUTURM,
) {
  jest.useFakeTimers({ now: NOW, doNotFake: ["queueMicrotask"] });
  render(
    <RestaurantDetail
      restaurant={{ ...venue, ...fields }}
      reviews={[]}
      ratingCounts={new Map()}
      checks={checks}
      ownerPhotos={[]}
      isOpenToPhotos
      nearby={[NEARBY]}
      now={NOW}
      {...page}
    />,
  );
}
afterEach(() => jest.useRealTimers());

const photo = (number: number): ReviewPhoto => ({
  recordId: `record-${number}`,
  id: String(number).repeat(32),
  width: 1200,
  height: 900,
  description: `Dish ${number}`,
});

const link = (name: string | RegExp) => screen.getByRole("link", { name });

describe("a restaurant from OpenStreetMap", () => {
  it("says once per box who says its facts, and when", () => {
    const sources: FactSources = {
      corrected: { description: { source: "the owner", at: "2026-08-09T00:00:00Z" } },
    };
    open({ description: "Tofu in a tower.", email: "hi@tofuturm.example" }, { sources });
    expect(screen.getByText("Tofu in a tower.")).toBeVisible();
    expect(screen.getByText("The owner, August 2026")).toBeVisible();
    expect(screen.getByText("According to OpenStreetMap, checked March 2026")).toBeVisible();
    expect(link(/hi@tofuturm\.example/)).toHaveAttribute("href", "mailto:hi@tofuturm.example");
    const panel = screen.getByRole("complementary", { name: "Contact, hours and location" });
    expect(within(panel).getAllByText("OpenStreetMap, March 2026")).toHaveLength(2);
    expect(screen.getAllByText("OpenStreetMap, March 2026")).toHaveLength(3);
  });

  it("says on demand which fact of a box is whose, where it has several sources", () => {
    const sources: FactSources = {
      corrected: { kind: { source: "the owner", at: "2026-08-09T00:00:00Z" } },
    };
    open({ kind: "cafe" }, { sources });
    const details = screen.getByText("From OpenStreetMap and the owner").parentElement!;
    expect(details.tagName).toBe("DETAILS");
    expect(details).not.toHaveAttribute("open");
    expect(details).toHaveTextContent("Kind: The owner, August 2026");
  });

  it("asks for each unknown fact, with a link to its field", () => {
    const { hours: _hours, ...without } = TOFUTURM;
    open({}, {}, without);
    for (const add of screen.getAllByRole("link", { name: "Add them" }))
      expect(add).toHaveAttribute("href", "/restaurants/tofuturm-berlin/correct#fact-hoursText");
    expect(screen.getByText("Not known yet. Can you add it?")).toBeVisible();
    expect(link("Telephone")).toHaveAttribute(
      "href",
      "/restaurants/tofuturm-berlin/correct#fact-phone",
    );
    expect(screen.queryByRole("link", { name: "Cuisine" })).not.toBeInTheDocument();
    expect(link("Add photos")).toHaveAttribute("href", "/restaurants/tofuturm-berlin/photos/add");
    expect(link("Edit on OpenStreetMap")).toBeVisible();
  });

  it("leads there by the maps that people use", () => {
    open();
    expect(screen.getAllByRole("button", { name: "Directions" })[0]).toHaveAttribute(
      "popovertarget",
      "directions",
    );
    const maps = ["Map app of this device", "OpenStreetMap", "Google Maps", "Apple Maps"];
    const hrefs = maps.map((name) =>
      screen.getByText(name, { selector: "a" }).getAttribute("href"),
    );
    expect(hrefs[0]).toBe("geo:40.7,-74?q=40.7,-74(Tofuturm)");
    for (const href of hrefs.slice(1)) expect(href).toContain("40.7,-74");
  });

  it("is edited on OpenStreetMap, also where everything is known", () => {
    open({
      description: "Tofu.",
      phone: "+49 30 1",
      website: "https://t.example",
      wheelchair: "yes",
    });
    expect(screen.queryByText("Not known yet. Can you add it?")).not.toBeInTheDocument();
    expect(link("Edit on OpenStreetMap")).toBeVisible();
    expect(link("Leave a note there")).toBeVisible();
  });
});

it("has its name with its language and direction wherever it stands", () => {
  const name = "הגינה הירוקה";
  open({
    name,
    countryCode: "IL",
    phone: "+972 3 555 0100",
    website: "https://garden.example",
    email: "hello@garden.example",
    socialMedia: { instagram: "https://www.instagram.com/garden.example" },
    menuUrl: "https://garden.example/menu",
  });
  const texts = [...document.querySelectorAll("main *")].filter(({ childNodes }) =>
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue === name),
  );
  expect(texts.length).toBeGreaterThan(7);
  for (const text of texts) {
    expect(text).toHaveAttribute("lang", "he");
    expect(text).toHaveAttribute(text.tagName === "BDI" ? "dir" : "direction", "rtl");
  }
});

describe("how fresh it is", () => {
  const strip = () => screen.getByRole("region", { name: "Still open?" });

  it.each([
    [{}, NO_CHECKS, "Checked in OpenStreetMap 8 months ago."],
    [
      { confirmedAt: "2026-08-01", confirmedBy: 3 },
      { ...NO_CHECKS, confirmed: { month: "2026-08-01", members: 2 } },
      "Confirmed 3 months ago by 2 people.",
    ],
    [
      { confirmedAt: "2026-10-01", confirmedBy: 1 },
      NO_CHECKS,
      "Confirmed last month by one person.",
    ],
    [{ checkedAt: "2021-03-04" }, NO_CHECKS, "Nobody has confirmed this place since March 2021."],
  ])("case %#", (fields, checks, text) => {
    open(fields, { checks });
    expect(strip()).toHaveTextContent(text);
  });

  it("counts a visit that a member has reviewed as a check", async () => {
    const review: Review = {
      id: "1",
      restaurantId: TOFUTURM.id,
      userId: "ada",
      userName: "Ada",
      rating: 4,
      title: "Bread",
      content: "Rye that tastes of its cellar.",
      images: [],
      visitDate: "2026-11-14",
      createdAt: "2026-11-15T10:00:00Z",
      helpful: 0,
      sample: false,
    };
    const { checkedAt: _never, ...unchecked } = TOFUTURM;
    open({}, { reviews: [review] }, unchecked);
    // The button of a review is loaded on first need.
    await screen.findByRole("button", { name: /^Helpful/ });
    expect(strip()).toHaveTextContent("A member visited 1 week ago and wrote a review.");
    expect(strip()).not.toHaveClass("bg-turmeric-soft");
  });

  it("names the business that is there now on the page of one that has closed", () => {
    open({ closure: "closed" }, { successor: { id: "pho-linden-berlin", name: "Pho Linden" } });
    const note = screen.getByRole("region", { name: "This place has closed for good" });
    expect(note).toHaveTextContent("another business is here now: Pho Linden.");
    expect(within(note).getByRole("link", { name: "Pho Linden" })).toHaveAttribute(
      "href",
      "/restaurants/pho-linden-berlin",
    );
  });

  it("advises care with a level without a check for two years", () => {
    open({ checkedAt: "2021-03-04", veganLevel: "vegan options" });
    expect(strip()).toHaveClass("bg-turmeric-soft");
    expect(
      screen.getByText("According to OpenStreetMap, March 2021. Check with staff."),
    ).toBeVisible();
  });
});

describe("a restaurant that may have closed", () => {
  it.each([
    [
      { reportedClosed: true as const },
      { ...NO_CHECKS, closureReports: 2, closureReportedAt: "2026-10-05T00:00:00Z" },
      "This place may have closed",
      "2 people told us so, last in October 2026.",
    ],
    [
      { closure: "missing" as const },
      NO_CHECKS,
      "This place may have closed or changed",
      "OpenStreetMap no longer lists it",
    ],
  ])("warns, and does not lead there, case %#", (fields, checks, name, text) => {
    open({ ...fields, phone: "+49 30 1" }, { checks });
    const note = screen.getByRole("region", { name });
    expect(note).toHaveTextContent(text);
    expect(within(note).getByRole("link", { name: "It is still open" })).toBeVisible();
    expect(screen.getByText("Call first")).toBeVisible();
    expect(screen.queryByText("Open now")).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Directions" })).not.toBeInTheDocument();
    for (const nearby of screen.getAllByRole("link", { name: "Places nearby" }))
      expect(nearby).toHaveAttribute("href", "#nearby");
    expect(screen.queryByRole("region", { name: "Still open?" })).not.toBeInTheDocument();
  });
});

describe("the way for its owner", () => {
  it("is a link that says whom it is for", () => {
    open();
    const link = screen.getByRole("link", { name: "Is this your place? Claim this page" });
    expect(link).toHaveAttribute("href", expect.stringMatching(/\/claim$/));
  });
});

describe("a restaurant that has closed for good", () => {
  it("says so, and nothing that one could act on", () => {
    open({ closure: "closed", phone: "+49 30 1" });
    expect(screen.getByRole("region", { name: "This place has closed for good" })).toBeVisible();
    expect(screen.getByText("Closed for good")).toBeVisible();
    for (const text of ["Open now", "Hours", "Is this your place?", /^Not known yet/])
      expect(screen.queryByText(text)).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Directions" })).not.toBeInTheDocument();
    expect(screen.queryByRole("region", { name: "Still open?" })).not.toBeInTheDocument();
    expect(screen.getAllByRole("link", { name: "Places nearby" })).toHaveLength(2);
  });

  it("does not promise restaurants nearby where there are none", () => {
    open({ closure: "closed" }, { nearby: [] });
    expect(screen.queryByRole("link", { name: "Places nearby" })).not.toBeInTheDocument();
  });
});

describe("photos", () => {
  it("replace the drawing", () => {
    open({}, { ownerPhotos: [photo(1)] });
    expect(screen.queryByText("Illustration. No photos yet.")).not.toBeInTheDocument();
    expect(screen.getAllByRole("img", { name: "Dish 1" })[0]).toHaveAttribute(
      "fetchpriority",
      "high",
    );
  });

  it("fill the gallery from three on", () => {
    open({}, { ownerPhotos: [1, 2, 3, 4].map(photo) });
    const gallery = screen.getByRole("region", { name: "Pictures of Tofuturm" });
    expect(within(gallery).getAllByRole("img")).toHaveLength(3);
    expect(link("All 4 photos")).toHaveAttribute("href", "#photos");
  });
});

it("a published listing has its facts with their source, its city and the way there", () => {
  const { osm: _osm, ...listed } = TOFUTURM;
  const sources: FactSources = { corrected: {}, addedBy: "a member" };
  open({ createdAt: "2026-06-05T00:00:00Z" }, { sources }, listed);
  expect(screen.queryByRole("heading", { name: "Dietary Options" })).not.toBeInTheDocument();
  expect(screen.getAllByText("Added by a member, June 2026").length).toBeGreaterThan(3);
  expect(screen.getAllByText("Berlin").length).toBeGreaterThan(0);
  expect(screen.getAllByRole("button", { name: "Directions" })[0]).toBeVisible();
});
