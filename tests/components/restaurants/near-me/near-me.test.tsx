import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NearMe } from "@/components/restaurants/near-me/near-me";
import { connectNotices, type Notice } from "@/lib/browser/notices";
import { readLastLocation, saveLastLocation } from "@/lib/location/last-location";
import { SEARCH_LOCATION_STORAGE_KEY } from "@/lib/location/stored-search-location";
import { isSiteReachable } from "@/lib/offline/reachable";
import { listExampleRestaurants } from "@/lib/restaurants/queries";
import type { RestaurantSummary } from "@/lib/restaurants/types";
import { fakeGeolocation } from "@/tests/fakes/geolocation";

const router = { push: jest.fn(), replace: jest.fn() };
jest.mock("next/navigation", () => ({ useRouter: () => router }));

jest.mock("@/lib/offline/reachable");
const reachable = jest.mocked(isSiteReachable);

const TIMES_SQUARE = { lat: 40.7589, lng: -73.9851 };
const LONDON = { name: "London", lat: 51.5074, lng: -0.1278 };

let restaurants: RestaurantSummary[];
let notices: Notice[];
let disconnect: () => void;

beforeAll(async () => {
  restaurants = await listExampleRestaurants(8);
});

beforeEach(() => {
  notices = [];
  reachable.mockReset().mockResolvedValue(true);
  disconnect = connectNotices((notice) => notices.push(notice));
  window.history.replaceState(null, "", "/restaurants/near-me");
  window.sessionStorage.clear();
  window.localStorage.clear();
});

afterEach(() => {
  disconnect();
  jest.restoreAllMocks();
});

function fakePermission(state: PermissionState) {
  Object.defineProperty(navigator, "permissions", {
    configurable: true,
    value: { query: () => Promise.resolve({ state }) },
  });
}

async function renderNearMe(isTiled = false) {
  const source = () => Promise.resolve({ restaurants });
  const tiles = isTiled ? { isTiled, source } : {};
  const view = render(<NearMe restaurants={restaurants} {...tiles} />);
  await screen.findByText(/^Around/);
  return { ...view, user: userEvent.setup() };
}

const cardNames = () =>
  within(screen.getByRole("region", { name: "Restaurants" }))
    .getAllByRole("heading", { level: 2 })
    .map((heading) => heading.textContent);

describe("the place where there are more restaurants than the samples", () => {
  afterEach(() => Reflect.deleteProperty(navigator, "permissions"));

  it.each([
    ["London", "London"],
    ["Your location", "Your last location"],
  ])("is the last one, %s, until a press requests the device position", async (name, shown) => {
    const device = fakeGeolocation(TIMES_SQUARE);
    fakePermission("prompt");
    saveLastLocation({ ...LONDON, name });
    const { user } = await renderNearMe(true);
    expect(await screen.findByText(shown)).toBeVisible();
    expect(device).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: "Use my current location" }));
    expect(await screen.findByText("Your location")).toBeVisible();
  });

  it.each(["granted", "denied"] as const)(
    "is the device's when it is %s already",
    async (state) => {
      const device = fakeGeolocation(TIMES_SQUARE);
      fakePermission(state);
      saveLastLocation(LONDON);
      await renderNearMe(true);
      await waitFor(() => expect(device).toHaveBeenCalled());
    },
  );

  it("is the device's at the first visit, with a prompt", async () => {
    const device = fakeGeolocation(TIMES_SQUARE);
    fakePermission("prompt");
    await renderNearMe(true);
    await waitFor(() => expect(device).toHaveBeenCalled());
  });
});

describe("the place", () => {
  it("is the stored search location, which is then removed, and the device position is not requested", async () => {
    const device = fakeGeolocation(TIMES_SQUARE);
    const brooklyn = { name: "Brooklyn", lat: 40.6501, lng: -73.9496 };
    window.sessionStorage.setItem(SEARCH_LOCATION_STORAGE_KEY, JSON.stringify(brooklyn));
    await renderNearMe();
    expect(screen.getByText("Brooklyn")).toBeVisible();
    expect(window.sessionStorage.getItem(SEARCH_LOCATION_STORAGE_KEY)).toBeNull();
    expect(device).not.toHaveBeenCalled();
    expect(notices).toEqual([]);
  });

  it("is the device's when none is stored", async () => {
    fakeGeolocation(TIMES_SQUARE);
    await renderNearMe();
    expect(await screen.findByText("Your location")).toBeVisible();
    expect(notices).toEqual([
      {
        title: "Location found",
        description: "Showing restaurants near your current location",
      },
    ]);
  });

  it("is the last one when the site cannot be reached and the device has none", async () => {
    reachable.mockResolvedValue(false);
    saveLastLocation(LONDON);
    fakeGeolocation({ errorCode: 2 });
    await renderNearMe();
    expect(await screen.findByText("London")).toBeVisible();
    expect(notices).toEqual([
      {
        title: "You are offline",
        description: "Showing restaurants near the place you looked at last.",
      },
    ]);
  });

  it("is not the last one while the site responds", async () => {
    saveLastLocation(LONDON);
    fakeGeolocation({ errorCode: 2 });
    await renderNearMe();
    expect(await screen.findByText("New York")).toBeVisible();
    expect(notices).toMatchObject([{ title: "Location unavailable" }]);
  });

  it("that comes after the visitor has gone changes no other page's URL and says nothing", async () => {
    const device = fakeGeolocation("silent");
    const { unmount } = render(<NearMe restaurants={restaurants} />);
    const [, refuse] = device.mock.calls[0]!;
    window.history.pushState(null, "", "/restaurants/2");
    unmount();
    await act(async () => refuse!({ code: 1 } as GeolocationPositionError));
    expect(window.location.href).toBe("http://localhost/restaurants/2");
    expect(window.history.state).toBeNull();
    expect(notices).toEqual([]);
  });

  it("is remembered for a visit without a connection", async () => {
    fakeGeolocation(TIMES_SQUARE);
    await renderNearMe();
    expect(await screen.findByText("Your location")).toBeVisible();
    expect(readLastLocation()).toEqual({ name: "Your location", lat: 40.759, lng: -73.985 });
  });

  it.each([
    ["refused", { errorCode: 1 }],
    ["without a fix", { errorCode: 2 }],
    ["too late", { errorCode: 3 }],
    ["not there", "unsupported"],
  ] as const)("is the default one when the device's is %s", async (_, position) => {
    fakeGeolocation(position);
    await renderNearMe();
    expect(await screen.findByText("New York")).toBeVisible();
    expect(notices).toEqual([
      {
        title: "Location unavailable",
        description: "Using default location. Please allow location access for better results.",
        tone: "destructive",
      },
    ]);
    expect(screen.queryAllByText("Geolocation is not supported")).toHaveLength(
      position === "unsupported" ? 1 : 0,
    );
  });

  it("is kept in the history entry: a reload neither requests the position nor notifies", async () => {
    fakeGeolocation(TIMES_SQUARE);
    const { unmount } = await renderNearMe();
    await screen.findByText("Your location");
    unmount();
    notices = [];
    const device = fakeGeolocation({ errorCode: 1 });
    await renderNearMe();
    expect(screen.getByText("Your location")).toBeVisible();
    expect(device).not.toHaveBeenCalled();
    expect(notices).toEqual([]);
  });

  it("shows on the button that the device position is being requested", async () => {
    fakeGeolocation("silent");
    await renderNearMe();
    expect(await screen.findByRole("button", { name: "Getting location..." })).toBeDisabled();
  });

  it("can be requested again", async () => {
    fakeGeolocation({ errorCode: 1 });
    const { user } = await renderNearMe();
    await screen.findByText("New York");
    fakeGeolocation(TIMES_SQUARE);
    await user.click(screen.getByRole("button", { name: "Use my current location" }));
    expect(await screen.findByText("Your location")).toBeVisible();
  });

  it("far from every listing says how far, and leads to where they are", async () => {
    window.sessionStorage.setItem(SEARCH_LOCATION_STORAGE_KEY, JSON.stringify(LONDON));
    const { user } = await renderNearMe();
    const note = /nearest listing is 3,4\d\d miles away.*New York/;
    expect(screen.getByText(note)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Look around New York" }));
    expect(screen.queryByText(note)).not.toBeInTheDocument();
    expect(screen.getByText("New York")).toBeVisible();
    expect(screen.getByRole("region", { name: "Restaurants" })).toHaveFocus();
  });
});

test("the notice about the location disappears with the page", async () => {
  disconnect();
  let until: AbortSignal | undefined;
  disconnect = connectNotices((_, signal) => (until = signal));
  fakeGeolocation({ errorCode: 1 });
  const { unmount } = await renderNearMe();
  await screen.findByText("New York");
  expect(until?.aborted).toBe(false);
  unmount();
  expect(until?.aborted).toBe(true);
});

describe("the list", () => {
  beforeEach(() => fakeGeolocation({ errorCode: 1 }));

  it("is sorted nearest first, with distances, and counts what it shows", async () => {
    await renderNearMe();
    await screen.findByText("New York");
    expect(screen.getByText("8 restaurants found")).toHaveAttribute("aria-live", "polite");
    const miles = screen
      .getAllByText(/^\d[\d.]* (mi|ft)$/)
      .map(({ textContent }) => textContent ?? "")
      .map((text) => (text.endsWith("ft") ? parseFloat(text) / 5280 : parseFloat(text)));
    expect(miles).toHaveLength(8);
    expect(miles).toEqual(miles.toSorted((a, b) => a - b));
  });

  it("says on each card what P4.7 names", async () => {
    await renderNearMe();
    await screen.findByText("New York");
    const card = screen.getByRole("link", { name: "Radish & Rye" }).closest("article")!;
    expect(card).toHaveTextContent("Farm-to-table, American");
    expect(card).toHaveTextContent("outdoor seating · reservations · date night +3 more");
    expect(card).toHaveTextContent("4.8");
    expect(card).toHaveTextContent(/Open|Closed/);
    expect(within(card).getByRole("img", { name: "Price 2 of 4" })).toHaveTextContent("$$");
    expect(screen.getByRole("link", { name: "Radish & Rye" })).toHaveAttribute(
      "href",
      "/restaurants/1",
    );
  });

  it("is sorted by the selector", async () => {
    const { user } = await renderNearMe();
    await user.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Name A-Z");
    expect(cardNames()).toEqual(cardNames().toSorted());
    expect(window.location.hash).toBe("#sort=name");
  });

  it("is searched by cuisine, ignoring case", async () => {
    const { user } = await renderNearMe();
    await user.type(screen.getByRole("searchbox"), "iTaLiAn");
    await waitFor(() => expect(cardNames()).toEqual(["Pomodoro Sisters"]));
    expect(screen.getByText("1 restaurant found")).toBeVisible();
  });

  it.each([
    ["ten thousand letters", "x".repeat(10_000)],
    ["emoji", "🥑🌱"],
    ["right-to-left text", "مطعم نباتي"],
    ["markup", "<script>alert(1)</script>"],
    ["the letters of a pattern", "(.*[+?^$"],
  ])("takes %s for a text like any other and offers the way out", async (_, text) => {
    const { user } = await renderNearMe();
    await user.click(screen.getByRole("searchbox"));
    await user.paste(text);
    expect(await screen.findByText("No restaurants match")).toBeVisible();
    expect(screen.getByRole("searchbox")).toHaveValue(text);
    await user.click(screen.getByRole("button", { name: "Clear filters and search again" }));
    await waitFor(() => expect(cardNames()).toHaveLength(8));
    expect(screen.getByRole("searchbox")).toHaveValue("");
  });
});

describe("the filters", () => {
  beforeEach(() => fakeGeolocation({ errorCode: 1 }));

  it("open beside the list, narrow it, are counted, and come off one by one", async () => {
    const { user } = await renderNearMe();
    await user.click(screen.getByRole("button", { name: "Filters" }));
    const panel = await screen.findByRole("complementary", { name: "Filters" });
    await user.click(within(panel).getByRole("button", { name: "Italian" }));
    await user.click(within(panel).getByRole("button", { name: "4+" }));
    expect(screen.getByRole("button", { name: "Filters 2" })).toBeVisible();
    await waitFor(() => expect(cardNames()).toEqual(["Pomodoro Sisters"]));
    const remove = screen.getAllByRole("button", { name: "Remove filter Italian" });
    await user.click(remove[0]!);
    expect(screen.getByRole("button", { name: "Filters 1" })).toBeVisible();
    await waitFor(() => expect(cardNames().length).toBeGreaterThan(1));
    expect(window.location.hash).toBe("#rating=4");
  });

  it("are read from the fragment, leaving the query alone", async () => {
    window.history.replaceState(null, "", "/restaurants/near-me?country=France#cuisine=Italian");
    const { user } = await renderNearMe();
    await waitFor(() => expect(cardNames()).toEqual(["Pomodoro Sisters"]));
    await user.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Highest Rated");
    expect(window.location.search).toBe("?country=France");
    expect(window.location.hash).toBe("#cuisine=Italian&sort=rating");
  });

  it("follow a fragment that is typed over, and outlive a skip link", async () => {
    await renderNearMe();
    act(() => {
      window.location.hash = "#cuisine=Thai";
    });
    await waitFor(() => expect(cardNames()).toEqual(["Basil Street Noodle Bar"]));
    act(() => {
      window.location.hash = "#content";
    });
    await waitFor(() => expect(window.location.hash).toBe("#cuisine=Thai"));
    expect(cardNames()).toEqual(["Basil Street Noodle Bar"]);
  });

  it("open as a sheet on a phone and say what is left", async () => {
    jest.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
    const { user } = await renderNearMe();
    await user.click(screen.getByRole("button", { name: "Filters" }));
    const sheet = await screen.findByRole("dialog", { name: "Filters" });
    await user.click(within(sheet).getByRole("button", { name: "Japanese" }));
    const close = await within(sheet).findByRole("button", { name: "Show 1 restaurant" });
    await user.click(close);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    jest.restoreAllMocks();
  });
});

test("draws a long list page by page, and from its start again after another choice", async () => {
  fakeGeolocation(TIMES_SQUARE);
  const many = Array.from({ length: 130 }, (_, index) => ({
    ...restaurants[index % restaurants.length]!,
    id: String(index + 1),
  }));
  const user = userEvent.setup();
  render(<NearMe restaurants={many} />);
  await screen.findByText("Your location");
  expect(screen.getByText("130 restaurants found")).toBeVisible();
  expect(cardNames()).toHaveLength(24);
  await user.click(screen.getByText("Show more restaurants"));
  expect(cardNames()).toHaveLength(48);
  await user.selectOptions(screen.getByLabelText("Sort by"), "Highest Rated");
  expect(cardNames()).toHaveLength(24);
});
