import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NearMe } from "@/components/restaurants/near-me/near-me";
import { readLastLocation } from "@/lib/location/last-location";
import { SEARCH_LOCATION_STORAGE_KEY } from "@/lib/location/stored-search-location";
import { listExampleRestaurants } from "@/lib/restaurants/queries";
import { fakeFewCities } from "@/tests/fakes/gazetteer";

const router = { push: jest.fn(), replace: jest.fn() };
jest.mock("next/navigation", () => ({ useRouter: () => router }));

const around = (name: string) => screen.findByRole("button", { name: `Around ${name}` });
const box = () => screen.findByRole("combobox", { name: "Location: city or address" });
const suggestions = () => screen.findByRole("listbox", { name: "City suggestions" });

beforeEach(() => {
  window.history.replaceState(null, "", "/restaurants/near-me");
  window.localStorage.clear();
  const newYork = { name: "New York", lat: 40.7589, lng: -73.9851 };
  window.sessionStorage.setItem(SEARCH_LOCATION_STORAGE_KEY, JSON.stringify(newYork));
  fakeFewCities();
});

async function renderNearMe() {
  render(<NearMe restaurants={await listExampleRestaurants(8)} />);
  await around("New York");
  return userEvent.setup();
}

describe("the location search of near me", () => {
  it("opens in place with the focus, and lists around the city that is chosen", async () => {
    const user = await renderNearMe();
    await user.click(await around("New York"));
    expect(await box()).toHaveFocus();
    await user.keyboard("Berl");
    expect(await suggestions()).toHaveTextContent(/^Berlin/);
    await user.keyboard("{ArrowDown}{Enter}");
    const button = await screen.findByRole("button", { name: /^Around Berlin, / });
    expect(button).toHaveFocus();
    await waitFor(() => expect(button).toHaveAttribute("aria-expanded", "false"));
    expect(screen.queryByRole("combobox", { name: /^Location/ })).toBeNull();
    expect(readLastLocation()).toMatchObject({
      name: "Berlin, Germany",
      lat: 52.524,
    });
    expect(screen.getByText(/^The nearest listing is/)).toBeVisible();
  });

  it("takes a text that was not chosen from the list", async () => {
    const user = await renderNearMe();
    await user.click(await around("New York"));
    await user.type(await box(), "munich{Enter}");
    expect(await around("munich")).toBeVisible();
    expect(readLastLocation()).toMatchObject({ lat: 48.137, lng: 11.575 });
  });

  it("is closed by Escape, by its button and by leaving it; the location stays", async () => {
    const user = await renderNearMe();
    const button = await around("New York");
    await user.click(button);
    await box();
    await user.keyboard("{Escape}");
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute("aria-expanded", "false");
    await user.click(button);
    await box();
    await user.click(button);
    expect(button).toHaveAttribute("aria-expanded", "false");
    await user.click(button);
    await box();
    await user.click(screen.getByRole("searchbox"));
    expect(button).toHaveAttribute("aria-expanded", "false");
    expect(button).toHaveTextContent("Around New York");
  });

  it("closes its suggestions with the first Escape, itself with the second", async () => {
    const user = await renderNearMe();
    await user.click(await around("New York"));
    await user.type(await box(), "Berl");
    expect(await suggestions()).toHaveTextContent(/^Berlin/);
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("listbox", { name: "City suggestions" })).toBeNull();
    expect(await box()).toHaveFocus();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("combobox", { name: /^Location/ })).toBeNull();
  });
});

describe("the location search of near me with restaurants all over the world", () => {
  it("opens the page of the place, with the food in the search text", async () => {
    const restaurants = await listExampleRestaurants(8);
    const source = () => Promise.resolve({ restaurants });
    render(<NearMe restaurants={restaurants} isTiled source={source} />);
    const user = userEvent.setup();
    await user.click(await around("New York"));
    await user.type(await box(), "ramen in Berlin{Enter}");
    await waitFor(() =>
      expect(router.push).toHaveBeenCalledWith(
        expect.stringMatching(/^\/restaurants\/near-me\/52\.52,13\.41#around=Berlin@.*&q=ramen$/),
      ),
    );
    expect(readLastLocation()).toMatchObject({ name: "Berlin", lat: 52.524 });
  });

  it("understands food at a place without a connection, and leaves both to be edited", async () => {
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const restaurants = await listExampleRestaurants(8);
    const source = () => Promise.resolve({ restaurants });
    render(<NearMe restaurants={restaurants} isTiled source={source} />);
    const user = userEvent.setup();
    await user.click(await around("New York"));
    await user.type(await box(), "ramen in Berlin{Enter}");
    expect(await around("Berlin")).toHaveFocus();
    expect(screen.getByRole("searchbox")).toHaveValue("ramen");
    expect(readLastLocation()).toMatchObject({ name: "Berlin", lat: 52.524 });
    await user.click(await around("Berlin"));
    await user.type(await box(), "restaurants in Munich{Enter}");
    expect(await around("Munich")).toBeVisible();
    expect(screen.getByRole("searchbox")).toHaveValue("ramen");
    const munich = await around("Munich");
    await waitFor(() => expect(munich).toHaveAttribute("aria-expanded", "false"));
    await user.click(munich);
    await user.type(await box(), "breakfast near me{Enter}");
    expect(await screen.findByText("Geolocation is not supported")).toBeVisible();
    expect(screen.getByRole("searchbox")).toHaveValue("breakfast");
    jest.restoreAllMocks();
  });

  it("takes every text for a place with the samples alone", async () => {
    const user = await renderNearMe();
    await user.click(await around("New York"));
    await user.type(await box(), "ramen in Berlin{Enter}");
    expect(await around("ramen in Berlin")).toBeVisible();
    expect(screen.getByRole("searchbox")).toHaveValue("");
  });
});

describe("a city's name in the search box", () => {
  it("offers the restaurants around it and empties the box", async () => {
    const user = await renderNearMe();
    await user.type(screen.getByRole("searchbox"), "münchen");
    await user.click(await screen.findByRole("button", { name: "Restaurants around Munich" }));
    expect(await around("Munich")).toBeVisible();
    expect(screen.getByRole("searchbox")).toHaveValue("");
    await waitFor(() =>
      expect(screen.queryByRole("button", { name: /^Restaurants around/ })).toBeNull(),
    );
    expect(screen.getByRole("region", { name: "Restaurants" })).toHaveFocus();
  });

  it("offers nothing for the start of a name", async () => {
    const user = await renderNearMe();
    const fetched = fakeFewCities();
    await user.type(screen.getByRole("searchbox"), "Brookl");
    await waitFor(() => expect(fetched).not.toEqual([]));
    expect(screen.queryByRole("button", { name: /^Restaurants around/ })).toBeNull();
  });
});
