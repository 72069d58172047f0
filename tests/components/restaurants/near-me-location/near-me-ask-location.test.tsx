import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  AskLocationForm,
  LargestCities,
} from "@/components/restaurants/near-me-location/ask-location-form";
import { NearMe } from "@/components/restaurants/near-me/near-me";
import type { Suggestions } from "@/lib/search/suggestion";
import { fakeGeolocation } from "@/tests/fakes/geolocation";
import { createTestTiles, restaurantsAround } from "@/tests/fakes/tiles";

const router = { push: jest.fn(), replace: jest.fn() };
jest.mock("next/navigation", () => ({ useRouter: () => router }));

const BERLIN = { name: "Berlin", lat: 52.52, lng: 13.405 };
const BERLIN_HREF = "/restaurants/near-me/52.52,13.40#around=Berlin@52.52,13.405";
const OF_ZONE: Suggestions = {
  suggestions: [
    { group: "cities", name: "Berlin", detail: "", note: "30 places", means: { location: BERLIN } },
  ],
  hasMore: false,
  credit: "",
};

/** The site's answers: cities of the time zone, and that it knows no text. */
function fakeSite() {
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL) => {
    const { pathname, searchParams } = new URL(String(input), "http://localhost");
    const found = { kind: "unknown", text: searchParams.get("q"), near: [] };
    const answer = pathname.endsWith("/find.json") ? found : OF_ZONE;
    return { ok: true, status: 200, json: () => Promise.resolve(answer) } as Response;
  });
}

beforeEach(() => {
  window.history.replaceState(null, "", "/restaurants/near-me");
  window.sessionStorage.clear();
  router.push.mockReset();
  window.localStorage.clear();
  fakeSite();
});

const asks = () => screen.findByRole("heading", { name: "Where do you want to eat?" });
const box = () => screen.findByRole("combobox", { name: "Location: city or address" });

function open() {
  const { readAround } = createTestTiles(restaurantsAround(30, 0.02));
  const cities = [{ id: "taipei-taiwan", name: "Taipei" }];
  render(
    <NearMe
      restaurants={[]}
      isTiled
      source={readAround}
      ask={<AskLocationForm cities={cities} />}
      cities={<LargestCities cities={cities} />}
    />,
  );
  return userEvent.setup();
}

function expectNoList() {
  expect(screen.queryByText(/New York/)).toBeNull();
  expect(screen.queryByText(/restaurants? found/)).toBeNull();
  expect(screen.queryAllByRole("article")).toEqual([]);
}

describe("near me with restaurants all over the world and no position of the device (P4.20)", () => {
  it.each([
    ["refused", { errorCode: 1 }],
    ["unavailable", { errorCode: 2 }],
    ["timed out", { errorCode: 3 }],
    ["at 0, 0", { lat: 0, lng: 0 }],
    ["unsupported", "unsupported"],
  ] as const)(
    "%s: asks for a location with the focus in the box, and lists none",
    async (_, how) => {
      fakeGeolocation(how);
      open();
      const input = await box();
      await waitFor(() => expect(input).toHaveFocus());
      await asks();
      expectNoList();
      expect(screen.queryByText("Geolocation is not supported") !== null).toBe(
        how === "unsupported",
      );
    },
  );

  it("offers the cities of the time zone, whose page a press opens", async () => {
    fakeGeolocation({ errorCode: 1 });
    const user = open();
    const cities = await screen.findByRole("list", {
      name: "The largest cities of your time zone",
    });
    const link = within(cities).getByRole("link", { name: "Berlin 30 places" });
    expect(link).toHaveAttribute("href", BERLIN_HREF);
    await user.click(link);
    expect(router.push).toHaveBeenCalledWith(BERLIN_HREF);
  });

  it("offers the places of the last visit", async () => {
    window.localStorage.setItem("lastPlaces", JSON.stringify([BERLIN]));
    fakeGeolocation({ errorCode: 1 });
    const user = open();
    const places = await screen.findByRole("list", { name: "Your last search" });
    await user.click(within(places).getByRole("button", { name: "Berlin" }));
    expect(router.push).toHaveBeenCalledWith(BERLIN_HREF);
  });

  it("lists around a place itself without a connection", async () => {
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    window.localStorage.setItem("lastPlaces", JSON.stringify([BERLIN]));
    fakeGeolocation({ errorCode: 1 });
    const user = open();
    const places = await screen.findByRole("list", { name: "Your last search" });
    await user.click(within(places).getByRole("button", { name: "Berlin" }));
    expect(await screen.findByText("30 restaurants found")).toBeVisible();
    expect(screen.getByRole("button", { name: "Around Berlin" })).toBeVisible();
    expect(router.push).not.toHaveBeenCalled();
    jest.restoreAllMocks();
  });

  it("has chips without counts, which can be pressed", async () => {
    fakeGeolocation({ errorCode: 1 });
    open();
    await asks();
    await waitFor(() => expect(screen.getAllByRole("button", { pressed: false })).not.toEqual([]));
    for (const chip of screen.getAllByRole("button", { pressed: false })) {
      expect(chip).toBeEnabled();
      expect(chip).not.toHaveTextContent("(0)");
    }
  });

  it("offers to search everywhere for a text", async () => {
    window.history.replaceState(null, "", "/restaurants/near-me#q=tset+far");
    fakeGeolocation({ errorCode: 1 });
    const user = open();
    await asks();
    const link = () => screen.queryByRole("link", { name: "Search everywhere" });
    expect(link()).toHaveAttribute("href", "/restaurants/search?q=tset+far");
    await user.clear(screen.getByRole("searchbox"));
    await waitFor(() => expect(link()).toBeNull());
    await user.type(screen.getByRole("searchbox"), "ramen");
    await waitFor(() => expect(link()).toHaveAttribute("href", "/restaurants/search?q=ramen"));
    expectNoList();
  });

  it("follows a fragment that is typed into the open page", async () => {
    fakeGeolocation({ errorCode: 1 });
    open();
    await asks();
    window.location.hash = "#around=Berlin@52.52,13.405";
    expect(await screen.findByText("30 restaurants found")).toBeVisible();
    expect(screen.getByRole("button", { name: "Around Berlin" })).toBeVisible();
  });

  it("says that nobody knows a text, and leaves it in the box", async () => {
    fakeGeolocation({ errorCode: 1 });
    const user = open();
    await asks();
    await user.type(await box(), "Qwxzyplatz{Enter}");
    expect(await screen.findByText(/We could not find “/)).toHaveTextContent("Qwxzyplatz");
    expectNoList();
    expect(await box()).toHaveValue("Qwxzyplatz");
    expect(screen.getByRole("link", { name: /^Search restaurants for/ })).toHaveAttribute(
      "href",
      "/restaurants/search?q=Qwxzyplatz",
    );
  });

  it("offers the cities with most restaurants while the device is asked", async () => {
    fakeGeolocation("silent");
    open();
    const cities = await screen.findByRole("list", { name: "Cities with the most restaurants" });
    expect(within(cities).getByRole("link", { name: "Taipei" })).toBeVisible();
    expectNoList();
  });

  it("never answered: asks for a location, and uses a position that comes late", async () => {
    jest.useFakeTimers();
    const ask = fakeGeolocation("silent");
    open();
    await act(() => jest.advanceTimersByTimeAsync(11_000));
    expect(screen.getByRole("heading", { name: "Finding where you are..." })).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.getByRole("heading", { name: "Where do you want to eat?" })).toBeVisible();
    expectNoList();
    const [found] = ask.mock.calls[0]!;
    const coords = { latitude: BERLIN.lat, longitude: BERLIN.lng };
    act(() => found({ coords } as GeolocationPosition));
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    jest.useRealTimers();
    expect(await screen.findByText("30 restaurants found")).toBeVisible();
  });
});
