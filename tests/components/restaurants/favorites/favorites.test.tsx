import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Favorites } from "@/components/restaurants/favorites/favorites";
import { favoritesNotices } from "@/lib/favorites/page-notices";
import { getRestaurantSummary } from "@/lib/restaurants/queries";

const NOTICES = favoritesNotices("en");

const realFetch = global.fetch;

/** Responds as the site does: a summary, 404 for an unknown id, and 503 for the ids in `down`. */
function serveSummaries(down: Set<string> = new Set()) {
  global.fetch = jest.fn(async (input: RequestInfo | URL) => {
    const id = /\/restaurants\/([^/]+)\/summary\.json$/.exec(String(input))?.[1] ?? "";
    if (down.has(id)) return { ok: false, status: 503 } as Response;
    const summary = await getRestaurantSummary(id);
    return {
      ok: Boolean(summary),
      status: summary ? 200 : 404,
      json: async () => summary,
    } as Response;
  }) as typeof fetch;
}

function save(...ids: string[]) {
  localStorage.setItem("savedRestaurants", JSON.stringify(ids));
}

const savedIds = () => JSON.parse(localStorage.getItem("savedRestaurants") ?? "[]") as string[];

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, "", "/favorites");
  serveSummaries();
});
afterEach(() => {
  global.fetch = realFetch;
});

test("lists what is saved, the last saved first, each with a link and a button that removes it", async () => {
  save("1", "8");
  render(<Favorites isKept={false} notices={NOTICES} />);
  await screen.findByRole("link", { name: "Radish & Rye" });
  const names = screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);
  expect(names).toEqual(["Crumb & Canopy", "Radish & Rye"]);
  expect(screen.getByText(/^2 restaurants in /)).toBeVisible();
  expect(screen.getByText("Kept on this device only")).toBeVisible();

  await userEvent.click(screen.getByRole("button", { name: "Remove Radish & Rye from favorites" }));
  expect(savedIds()).toEqual(["8"]);
  expect(screen.queryByRole("link", { name: "Radish & Rye" })).toBeNull();
  const undo = screen.getByRole("button", { name: "Undo" });
  expect(undo.parentElement).toHaveTextContent("Removed from favorites: Radish & Rye");

  await userEvent.click(undo);
  expect(savedIds()).toEqual(["1", "8"]);
  expect(screen.getByRole("link", { name: "Radish & Rye" })).toBeVisible();
});

test("says that nothing is saved, and where to look", async () => {
  render(<Favorites isKept={false} notices={NOTICES} />);
  expect(await screen.findByRole("heading", { name: "Nothing saved yet" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Find restaurants near you" })).toHaveAttribute(
    "href",
    "/restaurants/near-me",
  );
});

test("counts a restaurant that is not listed any more, and removes it on request", async () => {
  save("1", "gone");
  render(<Favorites isKept={false} notices={NOTICES} />);
  expect(await screen.findByText("1 restaurant that you saved is no longer listed.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Remove from favorites" }));
  await waitFor(() => expect(savedIds()).toEqual(["1"]));
});

test.each([
  ["summary", ["old", "1"], ["8", "1"]],
  ["summary of one that is saved as well", ["old", "8"], ["8"]],
  [
    "answer of many",
    ["old", ...Array.from({ length: 24 }, (_, index) => `gone-${index}`)],
    ["8", ...Array.from({ length: 24 }, (_, index) => `gone-${index}`)],
  ],
])(
  "saves what a restaurant was merged into in its place, by the %s",
  async (_what, before, after) => {
    const into = await getRestaurantSummary("8");
    const served = global.fetch;
    global.fetch = jest.fn(async (input: RequestInfo | URL) => {
      const path = String(input);
      if (path.endsWith("/old/summary.json")) return served("/restaurants/8/summary.json");
      if (!path.includes("summaries.json")) return served(input);
      const unlisted = path.split("/").at(-1)!.split(",").slice(1);
      const batch = { restaurants: [into], unlisted, merged: { old: "8" } };
      return { ok: true, status: 200, json: async () => batch } as Response;
    }) as typeof fetch;
    save(...before);
    render(<Favorites isKept={false} notices={NOTICES} />);
    expect(await screen.findByRole("link", { name: "Crumb & Canopy" })).toBeVisible();
    await waitFor(() => expect(savedIds()).toEqual(after));
    expect(screen.getAllByRole("link", { name: "Crumb & Canopy" })).toHaveLength(1);
    await userEvent.click(
      screen.getByRole("button", { name: "Remove Crumb & Canopy from favorites" }),
    );
    expect(savedIds()).toEqual(after.filter((id) => id !== "8"));
  },
);

test("does not say that nothing is saved while all that is saved is not listed any more", async () => {
  save("gone");
  render(<Favorites isKept={false} notices={NOTICES} />);
  await userEvent.click(await screen.findByRole("button", { name: "Remove from favorites" }));
  await waitFor(() => expect(savedIds()).toEqual([]));
  expect(screen.getByRole("heading", { name: "Nothing saved yet" })).toBeVisible();
});

test("keeps a restaurant that could not be loaded, and tries again", async () => {
  const down = new Set(["1"]);
  serveSummaries(down);
  save("1", "8");
  render(<Favorites isKept={false} notices={NOTICES} />);
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent("1 restaurant could not be loaded. It is still saved.");
  expect(screen.getByRole("link", { name: "Crumb & Canopy" })).toBeVisible();
  down.clear();
  await userEvent.click(within(alert).getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("link", { name: "Radish & Rye" })).toBeVisible();
  expect(savedIds()).toEqual(["1", "8"]);
});

test("shows the map that the URL names", async () => {
  save("1");
  window.history.replaceState(null, "", "/favorites#view=map");
  render(<Favorites isKept={false} notices={NOTICES} />);
  expect(await screen.findByRole("region", { name: "Map of your favorites" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "List" }));
  expect(window.location.hash).toBe("");
  expect(screen.getByRole("link", { name: "Radish & Rye" })).toBeVisible();
});
