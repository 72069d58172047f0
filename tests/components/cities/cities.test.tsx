import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Cities } from "@/components/cities/cities";
import { cityGroupsIn } from "@/lib/cities/city-in";
import messages from "@/lib/messages/de/places/cities.json";
import { continentWords } from "@/lib/restaurants/words/fact-words-in";
import { InLanguage } from "@/tests/components/in-language";
import type { City, CityGroup } from "@/lib/cities/types";

function city(id: string, name: string, country: string, count: number): City {
  return { id, name, country, count, lat: 0, lng: 0 };
}

const GROUPS: CityGroup[] = [
  {
    continent: "Europe",
    cities: [city("berlin", "Berlin", "Germany", 134), city("lisbon", "Lisbon", "Portugal", 45)],
  },
  { continent: "South America", cities: [city("sao-paulo", "São Paulo", "Brazil", 53)] },
];

beforeEach(() => window.history.replaceState(null, "", "/restaurants/by-city"));

function show() {
  render(<Cities groups={GROUPS} restaurants={[]} />);
  return userEvent.setup();
}

const card = (name: RegExp) => screen.getByRole("button", { name });
const search = () => screen.getByRole("searchbox", { name: "Search cities..." });
const mapHeading = (name: string) => screen.queryByRole("heading", { name });

test("groups the cities by continent, each with its country and count", () => {
  show();
  const headings = screen.getAllByRole("heading").map(({ textContent }) => textContent);
  expect(headings).toEqual(["Vegan Restaurants By City", "Europe", "South America"]);
  const europe = within(screen.getByRole("region", { name: "Europe" }));
  expect(europe.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "BerlinGermany134 vegan restaurantsClick to view map",
    "LisbonPortugal45 vegan restaurantsClick to view map",
  ]);
});

test("says of real places what their number counts", () => {
  const [europe] = GROUPS;
  const berlin = { ...europe!.cities[0]!, pageId: "berlin", veganCount: 20 };
  render(<Cities groups={[{ ...europe!, cities: [berlin] }]} restaurants={[]} isTiled />);
  expect(card(/Berlin/)).toHaveTextContent(
    "BerlinGermany134 places with vegan food, 20 fully vegan",
  );
});

test("opens a city's map above the list and says so on its card", async () => {
  const user = show();
  await user.click(card(/Berlin/));
  expect(mapHeading("Restaurants in Berlin")).toBeVisible();
  expect(screen.getByRole("region", { name: "Map of Berlin" })).toBeVisible();
  expect(card(/Berlin/)).toHaveAttribute("aria-pressed", "true");
  expect(card(/Berlin/)).toHaveTextContent("Viewing map above");
  expect(card(/Berlin/)).toHaveFocus();
  expect(card(/Lisbon/)).toHaveAttribute("aria-pressed", "false");
  expect(card(/Lisbon/)).toHaveTextContent("Click to view map");
  expect(window.location.hash).toBe("#city=berlin");
});

test("selects at most one city, and none after a second press", async () => {
  const user = show();
  await user.click(card(/Berlin/));
  await user.click(card(/São Paulo/));
  expect(mapHeading("Restaurants in Berlin")).toBeNull();
  expect(mapHeading("Restaurants in São Paulo")).toBeVisible();
  expect(screen.getAllByRole("button", { pressed: true })).toHaveLength(1);

  await user.click(card(/São Paulo/));
  expect(mapHeading("Restaurants in São Paulo")).toBeNull();
  expect(screen.queryByRole("button", { pressed: true })).toBeNull();
  expect(window.location.hash).toBe("");
});

test("shows all cities again and goes back to the card that was chosen", async () => {
  const user = show();
  await user.type(search(), "sao");
  await user.click(card(/São Paulo/));
  await user.click(card(/Show All Cities/));
  expect(mapHeading("Restaurants in São Paulo")).toBeNull();
  expect(search()).toHaveValue("");
  expect(card(/Berlin/)).toBeVisible();
  expect(card(/São Paulo/)).toHaveFocus();
});

test("keeps the selected city when a search hides its card", async () => {
  const user = show();
  await user.click(card(/Berlin/));
  await user.type(search(), "sao paulo");
  expect(screen.queryByRole("button", { name: /Berlin/ })).toBeNull();
  expect(screen.queryByRole("region", { name: "Europe" })).toBeNull();
  expect(mapHeading("Restaurants in Berlin")).toBeVisible();
  expect(screen.getByText("1 found").parentElement).toHaveAttribute("aria-live", "polite");

  await user.clear(search());
  expect(card(/Berlin/)).toHaveAttribute("aria-pressed", "true");
});

test("says when no city matches, and offers to clear the search", async () => {
  const user = show();
  await user.type(search(), "atlantis");
  expect(screen.getByText(/^No cities found matching the search/)).toBeVisible();
  expect(screen.queryByRole("navigation", { name: "Continents" })).toBeNull();

  await user.click(card(/Clear search/));
  expect(search()).toHaveValue("");
  expect(search()).toHaveFocus();
  expect(card(/Berlin/)).toBeVisible();
});

test("opens the map that the fragment names, and follows it", () => {
  window.history.replaceState(null, "", "/restaurants/by-city#city=lisbon");
  show();
  expect(mapHeading("Restaurants in Lisbon")).toBeVisible();

  act(() => {
    window.history.replaceState(null, "", "/restaurants/by-city#city=atlantis");
    window.dispatchEvent(new HashChangeEvent("hashchange"));
  });
  expect(screen.queryByRole("heading", { name: /^Restaurants in/ })).toBeNull();
});

test("jumps to a continent without dropping the selected city", async () => {
  const user = show();
  await user.click(card(/Berlin/));
  const section = screen.getByRole("region", { name: "South America" });
  section.scrollIntoView = jest.fn();
  await user.click(screen.getByRole("link", { name: "South America 1 city" }));
  expect(section.scrollIntoView).toHaveBeenCalled();
  expect(section).toHaveFocus();
  expect(window.location.hash).toBe("#city=berlin");
  expect(mapHeading("Restaurants in Berlin")).toBeVisible();
});

test("in another language cities, countries and continents have its names, and are found by those of the directory, too", async () => {
  window.history.replaceState(null, "", "/de/restaurants/by-city");
  render(
    <InLanguage language="de" subjects={{ cities: messages, facts: continentWords("de") }}>
      <Cities groups={cityGroupsIn("de", GROUPS)} restaurants={[]} />
    </InLanguage>,
  );
  expect(screen.getByRole("heading", { name: "Südamerika" })).toBeVisible();
  expect(card(/^Lissabon Portugal 45 vegane Restaurants/)).toBeVisible();
  await userEvent.type(screen.getByRole("searchbox", { name: "Städte suchen …" }), "lisbon");
  expect(screen.queryByRole("button", { name: /Berlin/ })).not.toBeInTheDocument();
  await userEvent.click(card(/^Lissabon/));
  expect(screen.getByRole("heading", { name: "Restaurants in Lissabon" })).toBeVisible();
  expect(location.pathname + location.hash).toBe("/de/restaurants/by-city#city=lisbon");
});
