import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { LocationSearch } from "@/components/home/location-search";
import { fakeFewCities, fakeMissingGazetteer } from "@/tests/fakes/gazetteer";

const router = { push: jest.fn(), prefetch: jest.fn() };
jest.mock("next/navigation", () => ({ useRouter: () => router }));

const box = () => screen.getByRole("combobox", { name: "Location: city or address" });
const button = () => screen.getByRole("button", { name: "Find Vegan Food" });
const list = () => screen.queryByRole("listbox", { name: "City suggestions" });
const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
const active = () =>
  screen
    .queryAllByRole("option")
    .find(({ id }) => id === box().getAttribute("aria-activedescendant"))?.textContent;
const stored = () => JSON.parse(window.sessionStorage.getItem("searchLocation") ?? "null");

const BROOKLYN = "Brooklyn NY, USA";
/** Renders the search, types, and waits for what the text brings. */
async function typed(text: string) {
  const user = userEvent.setup();
  render(<LocationSearch />);
  await user.click(box());
  await user.paste(text);
  if (text.trim().length > 2) await screen.findByRole("listbox");
  return user;
}

beforeEach(() => {
  router.push.mockReset();
  window.sessionStorage.clear();
  fakeFewCities();
});

describe("suggestions", () => {
  it("stay away for two letters and come with the third", async () => {
    const user = userEvent.setup();
    const fetched = fakeFewCities();
    render(<LocationSearch />);
    await user.type(box(), "Br");
    expect(list()).not.toBeInTheDocument();
    expect(box()).toHaveAttribute("aria-expanded", "false");
    expect(fetched).toEqual([]);
    await user.type(box(), "o");
    expect(await screen.findByRole("listbox")).toBeVisible();
    expect(box()).toHaveAttribute("aria-expanded", "true");
    expect(box()).toHaveAttribute("aria-controls", list()?.id);
    expect(options().length).toBeLessThanOrEqual(5);
  });

  it("show name and region, the matched letters marked", async () => {
    await typed("Brook");
    const first = screen.getAllByRole("option")[0] as HTMLElement;
    expect(first).toHaveTextContent(BROOKLYN);
    expect(within(first).getByText("Brook").tagName).toBe("B");
    expect(screen.getByText("GeoNames, CC BY 4.0")).toBeVisible();
  });

  it("are counted after a pause in typing, also when there is none", async () => {
    const user = await typed("Berlin");
    expect(screen.queryByText("1 suggestion")).not.toBeInTheDocument();
    expect(await screen.findByText("1 suggestion")).toHaveAttribute("aria-live", "polite");
    await user.keyboard("zz");
    await waitFor(() => expect(list()).not.toBeInTheDocument());
    expect(screen.queryByText(/suggestion/)).not.toBeInTheDocument();
    expect(await screen.findByText("No suggestions")).toHaveAttribute("aria-live", "polite");
  });

  it("name the other name that was typed", async () => {
    await typed("münchen");
    expect(options()[0]).toBe("Munich (München) Bavaria, Germany");
  });

  it("go when letters go, when nothing fits, and with Escape and a click elsewhere", async () => {
    const user = await typed("Bro");
    await user.keyboard("{Backspace}");
    expect(list()).not.toBeInTheDocument();
    await user.keyboard("o");
    await screen.findByRole("listbox");
    await user.keyboard("{Escape}");
    expect(list()).not.toBeInTheDocument();
    expect(box()).toHaveValue("Bro");
    await user.click(box());
    expect(list()).toBeInTheDocument();
    await user.click(document.body);
    expect(list()).not.toBeInTheDocument();
    await user.type(box(), "zzz");
    await waitFor(() => expect(list()).not.toBeInTheDocument());
  });

  it("never show a late response to an earlier text", async () => {
    const user = userEvent.setup();
    const respond = globalThis.fetch;
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    globalThis.fetch = async (path) => {
      if (!String(path).includes("towns")) await (calls++ === 0 ? held : undefined);
      return respond(path);
    };
    let calls = 0;
    render(<LocationSearch />);
    await user.type(box(), "Ber");
    await user.clear(box());
    await user.type(box(), "Mun");
    await waitFor(() => expect(options().join()).toContain("Munich"));
    await act(async () => release());
    expect(options().join()).toContain("Munich");
    expect(options().join()).not.toContain("Berlin");
  });
});

describe("the keyboard", () => {
  it("moves through the list and back to the text", async () => {
    const user = await typed("Brooklyn");
    const all = options();
    expect(all[0]).toBe(BROOKLYN);
    expect(active()).toBeUndefined();
    await user.keyboard("{ArrowDown}");
    expect(active()).toBe(all[0]);
    expect(screen.getAllByRole("option")[0]).toHaveAttribute("aria-selected", "true");
    await user.keyboard("{ArrowDown}");
    expect(active()).toBe(all[1]);
    await user.keyboard("{ArrowUp}{ArrowUp}");
    expect(active()).toBe(all.at(-1));
    await user.keyboard("{ArrowDown}");
    expect(active()).toBe(all[0]);
    await user.keyboard("{Home}");
    expect(active()).toBeUndefined();
    await user.keyboard("{ArrowUp}{End}");
    expect(active()).toBeUndefined();
  });

  it("opens a closed list with Down and Alt+Down, and closes it with Alt+Up", async () => {
    const user = await typed("Brooklyn");
    await user.keyboard("{Escape}{ArrowDown}");
    expect(active()).toBe(BROOKLYN);
    await user.keyboard("{Alt>}{ArrowUp}{/Alt}");
    expect(list()).not.toBeInTheDocument();
    await user.keyboard("{Alt>}{ArrowDown}{/Alt}");
    expect(list()).toBeInTheDocument();
    expect(active()).toBeUndefined();
  });

  it("chooses with Enter: box filled, list hidden, place stored, near-me opened", async () => {
    const user = await typed("Brook");
    await user.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(router.push).toHaveBeenCalledWith("/restaurants/near-me"));
    expect(box()).toHaveValue("Brooklyn, NY, USA");
    expect(list()).not.toBeInTheDocument();
    expect(stored()).toEqual({ name: "Brooklyn, NY, USA", lat: 40.65, lng: -73.95 });
  });

  // Safari's comes after the composition has ended.
  it.each([{ isComposing: true }, { keyCode: 229 }])(
    "leaves Enter to an input method that composes: %j",
    async (composition) => {
      const user = await typed("Brook");
      await user.keyboard("{ArrowDown}");
      fireEvent.keyDown(box(), { key: "Enter", ...composition });
      expect(box()).toHaveValue("Brook");
      expect(list()).toBeInTheDocument();
      expect(router.push).not.toHaveBeenCalled();
    },
  );
});

test("a press on a suggestion chooses it", async () => {
  const user = await typed("Brook");
  await user.click(screen.getAllByRole("option")[0] as HTMLElement);
  await waitFor(() => expect(router.push).toHaveBeenCalledTimes(1));
  expect(box()).toHaveValue("Brooklyn, NY, USA");
  expect(stored()).toMatchObject({ name: "Brooklyn, NY, USA" });
});

describe("a search", () => {
  it.each([
    ["Enter", (user: ReturnType<typeof userEvent.setup>) => user.keyboard("{Enter}")],
    ["the button", (user: ReturnType<typeof userEvent.setup>) => user.click(button())],
  ])("with %s stores what was typed and opens near-me", async (_, go) => {
    const user = await typed("  Brooklyn ");
    await go(user);
    await waitFor(() => expect(router.push).toHaveBeenCalledWith("/restaurants/near-me"));
    expect(stored()).toEqual({ name: "Brooklyn", lat: 40.65, lng: -73.95 });
  });

  it.each(["", "   "])("for blank text (%j) does nothing", async (text) => {
    const user = await typed(text || " ");
    if (!text) await user.clear(box());
    await user.keyboard("{Enter}");
    await user.click(button());
    expect(router.push).not.toHaveBeenCalled();
    expect(stored()).toBeNull();
  });

  it.each([
    ["nobody can place", "no such place at all", () => fakeFewCities()],
    ["stands before a missing gazetteer", "Timbuktu", () => fakeMissingGazetteer("missing")],
    ["stands before no network", "Reykjavik", () => fakeMissingGazetteer("offline")],
    ["is markup", "<script>alert(1)</script>", () => fakeFewCities()],
    ["is a pattern", "(.*)+$[", () => fakeFewCities()],
    ["is emoji", "🥕🥗🍜👩‍🍳", () => fakeFewCities()],
    ["runs from right to left", "שלום עולם רחוק", () => fakeFewCities()],
    ["has 10,000 characters", "x".repeat(10_000), () => fakeFewCities()],
  ])("for text that %s goes to the default location, silently", async (_, text, fake) => {
    fake();
    const error = jest.spyOn(console, "error");
    const user = userEvent.setup();
    render(<LocationSearch key={text} />);
    await user.click(box());
    await user.paste(text);
    await user.keyboard("{Enter}");
    await waitFor(() => expect(router.push).toHaveBeenCalledWith("/restaurants/near-me"));
    expect(stored()).toEqual({ name: text, lat: 40.7128, lng: -74.006 });
    expect(error).not.toHaveBeenCalled();
  });

  it("is busy until near-me is there, and starts once", async () => {
    const user = userEvent.setup();
    globalThis.fetch = () => new Promise(() => {});
    render(<LocationSearch />);
    await user.type(box(), "Casablanca{Enter}{Enter}");
    expect(button()).toHaveAttribute("aria-disabled", "true");
    expect(screen.getByText("Searching")).toHaveAttribute("aria-live", "polite");
    await user.click(button());
    expect(router.push).not.toHaveBeenCalled();
    expect(box()).toHaveValue("Casablanca");
  });
});

test("the page without JavaScript says so and leads to the list", () => {
  document.body.innerHTML = renderToString(<LocationSearch />);
  const note = screen.getByText(/This search needs JavaScript\./);
  expect(note).toHaveClass("hidden", "noscript:block");
  expect(within(note).getByRole("link")).toHaveAttribute("href", "/restaurants/near-me");
});
