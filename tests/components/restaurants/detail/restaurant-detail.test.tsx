import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { RestaurantDetail } from "@/components/restaurants/detail/restaurant-detail";
import { connectNotices, type Notice } from "@/lib/browser/notices";
import { getRestaurant, listReviews } from "@/lib/restaurants/queries";
import type { Restaurant } from "@/lib/restaurants/types";
import { fakeSharing } from "@/tests/fakes/sharing";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }));

const THURSDAY_NOON = new Date("2025-03-13T16:00:00Z");
const SATURDAY_ONE_AT_NIGHT = new Date("2025-03-15T05:00:00Z");

const user = userEvent.setup({ delay: null });
let notices: Notice[] = [];
let disconnect: () => void;

beforeEach(() => {
  localStorage.clear();
  notices = [];
  disconnect = connectNotices((notice) => notices.push(notice));
});
afterEach(() => {
  disconnect();
  jest.useRealTimers();
});

async function page(id: string, fields: Partial<Restaurant> = {}) {
  const restaurant = await getRestaurant(id);
  if (!restaurant) throw new Error(`no restaurant ${id}`);
  return (
    <RestaurantDetail
      restaurant={{ ...restaurant, ...fields }}
      reviews={await listReviews(id)}
      ownerPhotos={[]}
      nearby={[]}
      now={THURSDAY_NOON}
    />
  );
}

async function open(id: string, now = THURSDAY_NOON) {
  jest.useFakeTimers({ now, doNotFake: ["queueMicrotask"] });
  render(await page(id));
}

const press = async (name: string | RegExp) => {
  jest.useRealTimers();
  await user.click(screen.getByRole("button", { name }));
};

describe("the restaurant page", () => {
  it("shows what the directory knows of the restaurant", async () => {
    await open("1");
    expect(screen.getByRole("heading", { level: 1, name: "Radish & Rye" })).toBeVisible();
    expect(screen.getByText("Verified")).toBeVisible();
    expect(screen.getByText("Featured")).toBeVisible();
    expect(screen.getAllByRole("img", { name: "4.8 out of 5 stars" })).toHaveLength(2);
    expect(screen.getByRole("link", { name: "1,204 reviews" })).toHaveAttribute("href", "#reviews");
    expect(screen.getByRole("img", { name: "Price 2 of 4" })).toHaveTextContent("$$");
    expect(screen.getByText("Farm-to-table, American")).toBeVisible();
    for (const text of ["date night", "takeout", "organic", "soy-free options"]) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(screen.getByRole("heading", { name: "Features & Amenities" })).toBeVisible();
    expect(screen.getByRole("heading", { name: "Dietary Options" })).toBeVisible();
  });

  it("shows three pictures, the first one ahead of the others", async () => {
    await open("1");
    const pictures = within(screen.getByRole("region", { name: /^Pictures/ })).getAllByRole("img");
    expect(pictures.map((picture) => picture.getAttribute("fetchpriority"))).toEqual([
      "high",
      "auto",
      "auto",
    ]);
    expect(pictures[0]).toHaveAccessibleName(/stoop to a red door/);
  });

  it("leads to telephone and website, in the panel and on the phone's dock", async () => {
    await open("1");
    const calls = screen.getAllByRole("link", { name: "Call Radish & Rye: +1 212 555 0148" });
    expect(calls.map((link) => link.getAttribute("href"))).toEqual(
      Array(2).fill("tel:+12125550148"),
    );
    const websites = screen.getAllByRole("link", { name: /^Website of Radish & Rye/ });
    expect(websites.map((link) => link.getAttribute("href"))).toEqual(
      Array(2).fill("https://radishandrye.example"),
    );
  });

  it("says that it is a sample, also before the dock calls or opens anything", async () => {
    await open("1");
    expect(screen.getByText(/^Sample listing/)).toBeVisible();
    const [panelCall, dockCall] = screen.getAllByRole("link", { name: /^Call Radish/ });
    if (!panelCall || !dockCall) throw new Error("expected two links");
    expect(fireEvent.click(dockCall)).toBe(false);
    expect(notices.at(-1)).toMatchObject({
      title: "This is a sample listing",
      action: { label: "Call anyway", href: "tel:+12125550148" },
    });
    const [, dockWebsite] = screen.getAllByRole("link", { name: /^Website of Radish/ });
    if (!dockWebsite) throw new Error("expected two links");
    expect(fireEvent.click(dockWebsite)).toBe(false);
    expect(notices.at(-1)?.action).toEqual({
      label: "Open anyway",
      href: "https://radishandrye.example",
    });
  });

  it("shows the place on a map 300 px high, and on a map page elsewhere", async () => {
    await open("1");
    expect(screen.getByRole("region", { name: "Map of Radish & Rye" })).toHaveStyle({
      "--map-height": "300px",
    });
    expect(screen.getByRole("link", { name: "Open in OpenStreetMap" })).toHaveAttribute(
      "href",
      expect.stringContaining("mlat=40.6873&mlon=-73.9632"),
    );
  });

  it.each([
    ["3", /555 0163/, /^Website/],
    ["7", /basilstreetnoodles/, /^Call/],
  ])("leaves out what restaurant %s does not have", async (id, present, missing) => {
    await open(id);
    expect(screen.getAllByRole("link", { name: present })[0]).toBeVisible();
    expect(screen.queryByRole("link", { name: missing })).not.toBeInTheDocument();
  });

  it("has no badges where none were earned", async () => {
    await open("5");
    expect(screen.queryByText("Verified")).not.toBeInTheDocument();
    expect(screen.queryByText("Featured")).not.toBeInTheDocument();
  });
});

describe("opening hours", () => {
  it("are the same in static HTML at any time of day", async () => {
    jest.useFakeTimers({ now: THURSDAY_NOON });
    const atNoon = renderToString(await page("2"));
    jest.setSystemTime(SATURDAY_ONE_AT_NIGHT);
    expect(renderToString(await page("2"))).toBe(atNoon);
    const text = atNoon.replace(/<[^>]*>/g, " ");
    expect(text).not.toMatch(/Open now|Closed|today|Closes|Opens/);
    expect(text).toMatch(/Thursday\s+17:30 – 23:30/);
  });

  it.each([
    ["1", THURSDAY_NOON, "Open now", "Closes at 22:00", "Thursday"],
    ["2", THURSDAY_NOON, "Closed", "Opens at 17:30", "Thursday"],
    ["2", SATURDAY_ONE_AT_NIGHT, "Open now", "Closes soon, at 02:00", "Saturday"],
    ["1", SATURDAY_ONE_AT_NIGHT, "Closed", "Opens at 10:00", "Saturday"],
  ])("of restaurant %s at %p: %s, %s", async (id, now, status, phrase, today) => {
    await open(id, now);
    expect(screen.getByText(status)).toBeVisible();
    expect(screen.getByText(phrase)).toBeVisible();
    expect(screen.getByText("today").closest("dt")).toHaveTextContent(`${today} today`);
  });

  it("say Closed for the day of rest", async () => {
    await open("3");
    expect(screen.getByText("Monday").parentElement).toHaveTextContent("MondayClosed");
  });

  it("update at the minute of opening or closing, while the page stays open", async () => {
    await open("1", new Date("2025-03-14T02:00:50Z"));
    expect(screen.getByText("Open now")).toBeVisible();
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText("Closed")).toBeVisible();
    expect(screen.getByText("Opens tomorrow at 11:30")).toBeVisible();
  });

  it("unfold on phones", async () => {
    await open("1");
    const button = screen.getByRole("button", { name: "All opening hours" });
    expect(button).toHaveAttribute("aria-expanded", "false");
    await press("All opening hours");
    expect(button).toHaveAttribute("aria-expanded", "true");
  });
});

describe("reviews", () => {
  it("say how many of all they are", async () => {
    await open("1");
    expect(screen.getByText("1 of 1,204, sample")).toBeVisible();
    const review = screen.getByRole("article");
    expect(review).toHaveTextContent("Noor Adeyemi");
    expect(within(review).getByText("Verified visit")).toBeVisible();
    expect(within(review).getByText("14 March 2025")).toBeVisible();
    expect(within(review).getByRole("img", { name: "5 out of 5 stars" })).toBeVisible();
  });

  it("have an empty state", async () => {
    await open("4");
    expect(screen.getByText("0 of 688, sample")).toBeVisible();
    expect(screen.getByRole("heading", { name: "Nothing to read here yet" })).toBeVisible();
    expect(screen.queryByRole("article")).not.toBeInTheDocument();
  });

  it.each([
    ["Add Review", "Writing reviews is not open yet"],
    ["Write a Review", "Writing reviews is not open yet"],
    ["Helpful (24)", "Voting on reviews is not open yet"],
  ])("%s says what is not open, and where to go today", async (name, title) => {
    await open("1");
    await press(name);
    expect(notices).toEqual([expect.objectContaining({ title })]);
    expect(notices[0]?.action?.href).toMatch(/^\//);
  });
});

describe("Save", () => {
  it("keeps the restaurant on this device and releases it again", async () => {
    await open("1");
    await press("Save");
    expect(screen.getByRole("button", { name: "Save", pressed: true })).toBeVisible();
    await press("Save");
    expect(screen.getByRole("button", { name: "Save", pressed: false })).toBeVisible();
    expect(notices.map(({ title }) => title)).toEqual([
      "Added to favorites",
      "Removed from favorites",
    ]);
  });

  it("remembers from an earlier visit", async () => {
    localStorage.setItem("savedRestaurants", '["1"]');
    await open("1");
    expect(screen.getByRole("button", { name: "Save", pressed: true })).toBeVisible();
  });

  it("does not claim to have kept what the browser refuses", async () => {
    const denied = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    await open("1");
    await press("Save");
    expect(notices).toEqual([expect.objectContaining({ title: "Not saved", tone: "destructive" })]);
    expect(screen.getByRole("button", { name: "Save", pressed: false })).toBeVisible();
    denied.mockRestore();
  });
});

describe("Share", () => {
  it("hands the page to the device", async () => {
    const share = jest.fn().mockResolvedValue(undefined);
    await open("1");
    fakeSharing({ share });
    await press("Share");
    expect(share).toHaveBeenCalledWith({
      title: "Radish & Rye",
      text: "Farm-to-table, American at 214 Greene Avenue, Brooklyn",
      url: window.location.href,
    });
  });

  it("copies the URL where the device cannot share", async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    await open("1");
    fakeSharing({ writeText });
    await press("Share");
    expect(writeText).toHaveBeenCalledWith(window.location.href);
    expect(notices).toEqual([{ title: "Link copied to clipboard" }]);
  });
});

describe("the way back", () => {
  const goBack = jest.spyOn(window.history, "go").mockImplementation(() => undefined);
  afterEach(() => {
    goBack.mockClear();
    Reflect.deleteProperty(window, "navigation");
  });

  function cameFrom(path: string) {
    const entries = [path, window.location.pathname].map((address) => ({
      url: new URL(address, window.location.origin).href,
    }));
    Object.defineProperty(window, "navigation", {
      configurable: true,
      value: { currentEntry: { index: 1 }, entries: () => entries },
    });
  }

  it("goes back in history for a visitor who came from near-me", async () => {
    await open("1");
    cameFrom("/restaurants/near-me");
    jest.useRealTimers();
    await user.click(screen.getByRole("link", { name: "Restaurants near you" }));
    expect(goBack).toHaveBeenCalledWith(-1);
  });

  it("opens near-me for other visitors, and for a press that opens a new tab", async () => {
    await open("1");
    const link = screen.getByRole("link", { name: "Restaurants near you" });
    expect(link).toHaveAttribute("href", "/restaurants/near-me");
    cameFrom("/restaurants/near-me");
    jest.useRealTimers();
    link.addEventListener("click", (event) => event.preventDefault());
    await user.keyboard("{Control>}");
    await user.click(link);
    await user.keyboard("{/Control}");
    expect(goBack).not.toHaveBeenCalled();
  });
});
