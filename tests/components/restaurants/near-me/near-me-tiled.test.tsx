import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NearMe } from "@/components/restaurants/near-me/near-me";
import { createTestTiles, restaurantsAround } from "@/tests/fakes/tiles";
import { fakeGeolocation } from "@/tests/fakes/geolocation";

const router = { push: jest.fn(), replace: jest.fn() };
jest.mock("next/navigation", () => ({ useRouter: () => router }));

const AROUND_BERLIN = "#around=Berlin@52.52,13.405";

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
  fakeGeolocation({ errorCode: 1 });
});

const cardNames = () =>
  within(screen.getByRole("region", { name: "Restaurants" }))
    .queryAllByRole("heading", { level: 2 })
    .map((heading) => heading.textContent);

/** Near me at a fragment, with these restaurants in its tiles. */
async function open(fragment: string, places: Parameters<typeof createTestTiles>[0]) {
  window.history.replaceState(null, "", `/restaurants/near-me${fragment}`);
  const { readAround } = createTestTiles(places);
  const show = () => render(<NearMe restaurants={[]} isTiled source={readAround} />);
  return { ...show(), show, user: userEvent.setup() };
}

describe("the fragment", () => {
  it("holds the location, and a change of the filters leaves it there", async () => {
    const { user } = await open(AROUND_BERLIN, restaurantsAround(30, 0.02));
    expect(await screen.findByText("30 restaurants found")).toHaveTextContent("within 5 km");
    await user.type(screen.getByRole("searchbox"), "place 29");
    await screen.findByText("1 restaurant found");
    expect(window.location.hash).toBe(`${AROUND_BERLIN}&q=place+29`);
  });

  it("of the device's position lists around it for others, under another name", async () => {
    fakeGeolocation({ lat: 52.520013, lng: 13.40495 });
    const { unmount, show } = await open("", restaurantsAround(3, 0.02));
    expect(await screen.findByText("Your location")).toBeVisible();
    await screen.findByText("3 restaurants found");
    expect(window.location.hash).toBe("#around=52.52,13.405");
    unmount();
    const again = show();
    expect(screen.getByText("Your location")).toBeVisible();
    again.unmount();
    window.history.replaceState(null, "", window.location.href);
    show();
    expect(await screen.findByText("a shared location")).toBeVisible();
    await screen.findByText("3 restaurants found");
  });
});

describe("the list", () => {
  it("goes on after 24 cards, and beyond the radius, which it states", async () => {
    const places = [...restaurantsAround(26, 0.02), ...restaurantsAround(2, 0.2)];
    const { user } = await open(AROUND_BERLIN, places);
    expect(await screen.findByText("26 restaurants found")).toHaveTextContent("within 5 km");
    expect(cardNames()).toHaveLength(24);
    const more = screen.getByRole("button", { name: "Show more restaurants" });
    await user.click(more);
    expect(cardNames()).toHaveLength(26);
    expect(document.activeElement).toHaveTextContent(cardNames()[24]!);
    expect(screen.getAllByText("26 of 26 restaurants shown")).toHaveLength(2);
    await user.click(more);
    expect(await screen.findByText("28 restaurants found")).toHaveTextContent("within 25 km");
    expect(cardNames()).toHaveLength(28);
    expect(window.location.hash).toBe(`${AROUND_BERLIN}&within=25`);
    await waitFor(() => expect(document.activeElement).toHaveTextContent(cardNames()[26]!));
    expect(more).not.toBeInTheDocument();
  });

  it("stays as long after Back", async () => {
    const { user, unmount, show } = await open(AROUND_BERLIN, restaurantsAround(30, 0.02));
    await screen.findByText("30 restaurants found");
    await user.click(screen.getByRole("button", { name: "Show more restaurants" }));
    expect(cardNames()).toHaveLength(30);
    unmount();
    show();
    expect(cardNames()).toHaveLength(30);
    await user.type(screen.getByRole("searchbox"), "p");
    await waitFor(() => expect(cardNames()).toHaveLength(24));
  });

  it("is at the same place after a reload, once it is there", async () => {
    const scrollTo = jest.spyOn(window, "scrollTo").mockReturnValue();
    const { unmount } = await open(AROUND_BERLIN, restaurantsAround(6, 0.02));
    await screen.findByText("6 restaurants found");
    Object.assign(window, { scrollY: 1234 });
    act(() => void window.dispatchEvent(new Event("pagehide")));
    expect(window.history.state).toMatchObject({ chard: { data: { scrolled: 1234 } } });
    unmount();
    Object.assign(window, { scrollY: 0 });
    const { readAround } = createTestTiles(restaurantsAround(6, 0.02));
    // Another source: this document has not shown its list.
    const releases: (() => void)[] = [];
    const late: typeof readAround = async (around, wish) => {
      await new Promise<void>((resolve) => releases.push(resolve));
      return readAround({ ...around, reachKm: 100 }, wish);
    };
    window.location.hash = `${AROUND_BERLIN}&within=100`;
    window.history.replaceState({ chard: { data: { scrolled: 1234 } } }, "", window.location.href);
    render(<NearMe restaurants={[]} isTiled source={late} />);
    expect(scrollTo).not.toHaveBeenCalled();
    await waitFor(() => expect(releases).toHaveLength(1));
    releases[0]!();
    await waitFor(() => expect(scrollTo).toHaveBeenCalledWith({ top: 1234, behavior: "instant" }));
    expect(scrollTo).toHaveBeenCalledTimes(1);
    scrollTo.mockRestore();
  });

  it("finds the only match farther away by itself", async () => {
    const places = [...restaurantsAround(26, 0.02), ...restaurantsAround(1, 0.3, { name: "Rare" })];
    await open(`${AROUND_BERLIN}&q=rare`, places);
    expect(await screen.findByText("1 restaurant found")).toHaveTextContent("within 25 km");
    expect(cardNames()).toEqual(["Rare"]);
  });

  it("offers the nearest match anywhere where none is within 100 km", async () => {
    const places = [...restaurantsAround(26, 0.02), ...restaurantsAround(1, 4, { name: "Rare" })];
    const { user } = await open(`${AROUND_BERLIN}&q=rare`, places);
    expect(await screen.findByText("No restaurants match")).toBeVisible();
    expect(screen.getByText("0 restaurants found")).toHaveTextContent("within 100 km");
    await user.click(screen.getByRole("button", { name: "Find the nearest match" }));
    const note = await screen.findByText(/^Nothing within 100 km matches\. The nearest match is/);
    expect(note.parentElement).toHaveAttribute("aria-live", "polite");
    expect(cardNames()).toEqual(["Rare"]);
    expect(window.location.hash).toBe(`${AROUND_BERLIN}&within=anywhere&q=rare`);
    await user.clear(screen.getByRole("searchbox"));
    expect(await screen.findByText("26 restaurants found")).toHaveTextContent("within 5 km");
    expect(window.location.hash).toBe(AROUND_BERLIN);
  });

  it("is in miles for visitors who chose miles", async () => {
    window.localStorage.setItem("units", "miles");
    await open(AROUND_BERLIN, restaurantsAround(30, 0.02));
    expect(await screen.findByText("30 restaurants found")).toHaveTextContent("within 3.1 mi");
  });
});

describe("best match", () => {
  const sortMenu = () => screen.getByRole("combobox", { name: "Sort by" });

  it("is the first and usual order, and another one is remembered", async () => {
    const places = [
      ...restaurantsAround(1, 0.001, { name: "Options", veganLevel: "vegan options" }),
      ...restaurantsAround(1, 0.02, { name: "Vegan", veganLevel: "vegan" }),
    ];
    const { user, unmount, show } = await open(AROUND_BERLIN, places);
    await screen.findByText("2 restaurants found");
    expect(cardNames()).toEqual(["Vegan", "Options"]);
    expect(sortMenu()).toHaveDisplayValue("Best match");
    expect(screen.getByText("Best match: vegan first, then near and open")).toBeVisible();
    await user.selectOptions(sortMenu(), "Nearest First");
    await waitFor(() => expect(cardNames()).toEqual(["Options", "Vegan"]));
    expect(screen.getByText("Nearest first, from Berlin")).toBeVisible();
    expect(window.location.hash).toBe(`${AROUND_BERLIN}&sort=distance`);
    unmount();
    window.history.replaceState(null, "", `/restaurants/near-me${AROUND_BERLIN}`);
    show();
    await waitFor(() => expect(sortMenu()).toHaveDisplayValue("Nearest First"));
    await user.selectOptions(sortMenu(), "Best match");
    await waitFor(() => expect(window.location.hash).toBe(AROUND_BERLIN));
    expect(window.localStorage.getItem("nearMeSort")).toBe("best");
  });

  it("is explained at a press", async () => {
    const { user } = await open(AROUND_BERLIN, restaurantsAround(2, 0.02));
    await screen.findByText("2 restaurants found");
    const button = screen.getByRole("button", { name: "How this list is sorted" });
    expect(button).toHaveAttribute("aria-expanded", "false");
    await user.click(button);
    expect(await screen.findByText("How vegan it is")).toBeVisible();
    await user.click(button);
    expect(screen.queryByText("How vegan it is")).not.toBeInTheDocument();
  });

  it("has the branches of a chain on one card, which shows them at a press", async () => {
    const chain = { chain: "a1", name: "Leafy" };
    const places = [...restaurantsAround(4, 0.01, chain), ...restaurantsAround(24, 0.02)];
    const { user } = await open(AROUND_BERLIN, places);
    await screen.findByText("28 restaurants found");
    expect(cardNames()).toHaveLength(24);
    expect(cardNames().filter((name) => name === "Leafy")).toHaveLength(1);
    const button = screen.getByRole("button", { name: "3 more Leafy nearby" });
    await user.click(button);
    expect(button).toHaveAttribute("aria-expanded", "true");
    expect(cardNames().slice(0, 5)).toEqual(["Leafy", "Leafy", "Leafy", "Leafy", cardNames()[4]]);
    expect(cardNames()).toHaveLength(27);
    await user.click(screen.getByRole("button", { name: "Show more restaurants" }));
    await waitFor(() => expect(cardNames()).toHaveLength(28));
    expect(screen.getAllByText("28 of 28 restaurants shown")).toHaveLength(2);
    await waitFor(() => expect(document.activeElement).toHaveTextContent(cardNames()[27]!));
    await user.click(button);
    expect(cardNames()).toHaveLength(25);
  });

  it("has what is beyond the first distance after all that was shown", async () => {
    const options = { veganLevel: "vegan options" } as const;
    const places = [
      ...restaurantsAround(25, 0.02, options),
      ...restaurantsAround(1, 0.1, { name: "Vegan", veganLevel: "vegan" }),
    ];
    const { user } = await open(AROUND_BERLIN, places);
    await screen.findByText("25 restaurants found");
    const before = cardNames();
    const more = screen.getByRole("button", { name: "Show more restaurants" });
    await user.click(more);
    await user.click(more);
    await screen.findByText("26 restaurants found");
    await waitFor(() => expect(cardNames()).toHaveLength(26));
    expect(cardNames().slice(0, 24)).toEqual(before);
    expect(cardNames()[25]).toBe("Vegan");
  });
});

describe("what nobody has", () => {
  it("is no sort option, and a link that names it says so", async () => {
    await open(`${AROUND_BERLIN}&sort=reviewCount`, restaurantsAround(3, 0.02, { reviewCount: 0 }));
    await screen.findByText("3 restaurants found");
    const menu = screen.getByRole("combobox", { name: "Sort by" });
    await waitFor(() => expect(menu).toHaveDisplayValue("Best match"));
    expect(
      within(menu)
        .getAllByRole("option")
        .map((option) => option.textContent),
    ).toEqual(["Best match", "Nearest First", "Highest Rated", "Name A-Z", "Price Low to High"]);
    expect(
      screen.getByText(
        "No place here has a review yet. Best match: vegan first, then near and open",
      ),
    ).toBeVisible();
  });

  it("is a chip that says (0) and cannot be pressed", async () => {
    const places = [
      ...restaurantsAround(2, 0.01, { features: ["takeout"], veganLevel: "vegan options" }),
      ...restaurantsAround(1, 0.02, { features: [], veganLevel: "vegan" }),
    ];
    const { user } = await open(AROUND_BERLIN, places);
    await screen.findByText("3 restaurants found");
    const wheelchair = await screen.findByRole("button", { name: "Wheelchair access (0)" });
    expect(wheelchair).toBeDisabled();
    await user.click(screen.getByRole("button", { name: "Takeout" }));
    await screen.findByText("2 restaurants found");
    expect(await screen.findByRole("button", { name: "Fully vegan (0)" })).toBeDisabled();
    const takeout = screen.getByRole("button", { name: "Takeout" });
    expect(takeout).toBeEnabled();
    await user.click(takeout);
    expect(await screen.findByRole("button", { name: "Fully vegan" })).toBeEnabled();
  });
});

describe("food words", () => {
  const places = [
    ...restaurantsAround(1, 0.01, { name: "Tidy", dietaryOptions: ["gluten-free options"] }),
    ...restaurantsAround(1, 0.02, { name: "Thai House", cuisine: ["Thai"], dietaryOptions: [] }),
  ];

  it("are conditions, shown as chips that remove them from the text", async () => {
    const { user } = await open(AROUND_BERLIN, places);
    await screen.findByText("2 restaurants found");
    await user.type(screen.getByRole("searchbox"), "vegan glutenfree");
    await screen.findByText("1 restaurant found");
    expect(cardNames()).toEqual(["Tidy"]);
    const [chip] = await screen.findAllByRole("button", {
      name: "Remove filter Gluten-free options",
    });
    await user.click(chip!);
    await screen.findByText("2 restaurants found");
    expect(screen.getByRole("searchbox")).toHaveValue("vegan");
  });

  it("of a link are understood as well", async () => {
    await open(`${AROUND_BERLIN}&q=vegan+restaurant`, places);
    expect(await screen.findByText("2 restaurants found")).toBeVisible();
  });
});
