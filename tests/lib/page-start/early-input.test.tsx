import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Activity, startTransition, use, useLayoutEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { EarlyInput } from "@/components/layout/early-input";
import { EARLY_INPUT_SCRIPT } from "@/lib/page-start/early-input";

const pressed = jest.fn();
const submitted = jest.fn();
const committed = jest.fn();
const chose = jest.fn();

function Screen() {
  const [text, setText] = useState("");
  const [sort, setSort] = useState("name");
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => void committed(), []);
  return (
    <main>
      <input aria-label="Search" value={text} onChange={(event) => setText(event.target.value)} />
      <select aria-label="Sort by" value={sort} onChange={(event) => setSort(event.target.value)}>
        <option value="name">Name</option>
        <option value="rating">Rating</option>
      </select>
      <label>
        <input type="checkbox" checked={isOpen} onChange={() => setOpen(!isOpen)} />
        Open now
      </label>
      <label>
        Photos
        <input
          type="file"
          multiple
          onChange={({ target }) => chose([...target.files!].map(({ name }) => name))}
        />
      </label>
      <p role="status">{`${text} by ${sort}${isOpen ? ", open" : ""}`}</p>
      <button type="button" onClick={() => pressed("Filters")}>
        Filters
      </button>
      <button type="button" onMouseDown={() => pressed("tab")}>
        Foodies
      </button>
      <button type="button" popoverTarget="menu" onClick={() => pressed("menu")}>
        Menu
      </button>
      <a href="#join">Join</a>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submitted();
        }}
      >
        <button type="submit">Send</button>
      </form>
      <form
        data-press=""
        onSubmit={(event) => {
          event.preventDefault();
          pressed("Helpful");
        }}
      >
        <button type="submit">Helpful</button>
      </form>
      <Activity>
        <button type="button" onClick={() => pressed("theme")}>
          Dark theme
        </button>
      </Activity>
      <EarlyInput />
    </main>
  );
}

/** The screen as the server sent it, with the script of its head; `hydrate` is the moment its own scripts arrive. */
function showServerPage() {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<Screen />);
  window.eval(EARLY_INPUT_SCRIPT);
  // As Next does.
  const startHydration = () => startTransition(() => void hydrateRoot(container, <Screen />));
  return { container, startHydration, hydrate: () => act(async () => startHydration()) };
}

beforeEach(() => jest.resetAllMocks());
afterEach(() => {
  window.earlyInput?.stop();
  document.body.replaceChildren();
});

test("input from before the page is hydrated is applied", async () => {
  const { hydrate } = showServerPage();
  fireEvent.input(screen.getByLabelText("Search"), { target: { value: "ramen" } });
  await userEvent.selectOptions(screen.getByLabelText("Sort by"), "rating");
  await hydrate();
  expect(screen.getByRole("status")).toHaveTextContent("ramen by rating");
  expect(screen.getByLabelText("Search")).toHaveValue("ramen");
  expect(screen.getByLabelText("Sort by")).toHaveValue("rating");
});

test.each([
  [1, /^by name, open$/, true],
  [2, /^by name$/, false],
])("a box that was pressed %i times is as it was left", async (presses, status, isChecked) => {
  const { hydrate } = showServerPage();
  const box = screen.getByLabelText<HTMLInputElement>("Open now");
  for (let press = 0; press < presses; press++) await userEvent.click(box);
  await hydrate();
  expect(screen.getByRole("status")).toHaveTextContent(status);
  expect(box.checked).toBe(isChecked);
});

test("files from before the page is hydrated are handed to it", async () => {
  const { hydrate } = showServerPage();
  const photos = ["bowl.jpg", "menu.jpg"].map((name) => new File(["x"], name));
  await userEvent.upload(screen.getByLabelText("Photos"), photos);
  await hydrate();
  expect(chose.mock.calls).toEqual([[["bowl.jpg", "menu.jpg"]]]);
});

test("the last button that was pressed is pressed once", async () => {
  const { hydrate } = showServerPage();
  await userEvent.click(screen.getByRole("button", { name: "Foodies" }));
  await userEvent.dblClick(screen.getByRole("button", { name: "Filters" }));
  await hydrate();
  expect(pressed.mock.calls).toEqual([["Filters"]]);
});

test("a tab that reacts to the mouse button going down is chosen", async () => {
  const { hydrate } = showServerPage();
  await userEvent.click(screen.getByRole("button", { name: "Foodies" }));
  await hydrate();
  expect(pressed.mock.calls).toEqual([["tab"]]);
});

test.each(["Menu", "Send"])(
  "%s, which the browser or React sees to, is left alone",
  async (name) => {
    const { hydrate } = showServerPage();
    const prevent = (event: Event) => event.preventDefault();
    document.addEventListener("submit", prevent);
    await userEvent.click(screen.getByRole("button", { name }));
    document.removeEventListener("submit", prevent);
    await hydrate();
    expect(pressed).not.toHaveBeenCalled();
    expect(submitted).not.toHaveBeenCalled();
  },
);

test("a form that counts a press waits for the scripts, and is submitted once", async () => {
  const { hydrate } = showServerPage();
  await userEvent.dblClick(screen.getByRole("button", { name: "Helpful" }));
  await hydrate();
  expect(pressed.mock.calls).toEqual([["Helpful"]]);
});

test("a form that counts a press is sent without scripts when they do not come", () => {
  jest.useFakeTimers();
  showServerPage();
  const sent = jest.fn((event: Event) => event.preventDefault());
  document.addEventListener("submit", sent);
  fireEvent.click(screen.getByRole("button", { name: "Helpful" }));
  expect(sent.mock.lastCall?.[0].defaultPrevented).toBe(true);
  sent.mockClear();
  const wasPrevented: boolean[] = [];
  window.addEventListener("submit", (event) => wasPrevented.push(event.defaultPrevented), {
    capture: true,
    once: true,
  });
  jest.runAllTimers();
  expect(wasPrevented).toEqual([false]);
  expect(sent).toHaveBeenCalledTimes(1);
  document.removeEventListener("submit", sent);
  jest.useRealTimers();
});

test("a press on a part that hydrates after the page is repeated", async () => {
  const { hydrate } = showServerPage();
  fireEvent.click(screen.getByRole("button", { name: "Dark theme" }));
  await hydrate();
  expect(pressed.mock.calls).toEqual([["theme"]]);
});

test("a press during which the page hydrates is not repeated", async () => {
  const { startHydration } = showServerPage();
  const filters = screen.getByRole("button", { name: "Filters" });
  await act(async () => {
    startHydration();
    filters.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  });
  expect(pressed.mock.calls).toEqual([["Filters"]]);
});

test("a press between hydration and its effects is not repeated", async () => {
  const { startHydration } = showServerPage();
  const filters = screen.getByRole("button", { name: "Filters" });
  committed.mockImplementation(() =>
    queueMicrotask(() => filters.dispatchEvent(new MouseEvent("click", { bubbles: true }))),
  );
  // Without act, which runs the effects at once.
  startHydration();
  await waitFor(() => expect(window.earlyInput).toBeUndefined());
  await act(async () => undefined);
  expect(pressed.mock.calls).toEqual([["Filters"]]);
});

test("a selection during which the page hydrates is kept", async () => {
  const { startHydration } = showServerPage();
  const sort = screen.getByLabelText<HTMLSelectElement>("Sort by");
  await act(async () => {
    startHydration();
    sort.value = "rating";
    sort.dispatchEvent(new Event("change", { bubbles: true }));
  });
  expect(screen.getByRole("status")).toHaveTextContent("by rating");
  expect(sort).toHaveValue("rating");
});

test("what is chosen and pressed while the page waits for a part of itself is done when it is there", async () => {
  const { container } = showServerPage();
  let arrive = () => {};
  const part = new Promise<void>((resolve) => (arrive = resolve));
  const Waiting = () => (use(part), (<Screen />));
  await act(async () => startTransition(() => void hydrateRoot(container, <Waiting />)));
  await act(async () => {
    fireEvent.change(screen.getByLabelText("Sort by"), { target: { value: "rating" } });
    fireEvent.click(screen.getByRole("button", { name: "Filters" }));
  });
  expect(pressed).not.toHaveBeenCalled();
  await act(async () => arrive());
  expect(screen.getByRole("status")).toHaveTextContent("by rating");
  expect(pressed.mock.calls).toEqual([["Filters"]]);
});

describe("a link to a part of the page that was pressed", () => {
  const followed = jest.fn();
  beforeEach(() => window.addEventListener("hashchange", followed));
  afterEach(() => {
    window.removeEventListener("hashchange", followed);
    window.history.replaceState(null, "", "/");
  });

  /** As the router does when it hydrates: it has read the address before. */
  const writeAddress = () => window.history.replaceState({ tree: "its own" }, "", "/");

  /** The browser tells of a new fragment in a task of its own. */
  async function press(init?: MouseEventInit) {
    fireEvent.click(screen.getByRole("link", { name: "Join" }), init);
    await waitFor(() => expect(followed).toHaveBeenCalledTimes(1));
    followed.mockClear();
  }

  test("is followed once more where the router has taken its fragment from the address", async () => {
    const { hydrate } = showServerPage();
    await press();
    writeAddress();
    await hydrate();
    expect(window.location.hash).toBe("#join");
    expect(window.history.state).toEqual({ tree: "its own" });
    expect(followed).toHaveBeenCalledTimes(1);
  });

  test("is left alone where the address has its fragment", async () => {
    const { hydrate } = showServerPage();
    await press();
    await hydrate();
    expect(followed).not.toHaveBeenCalled();
  });

  test("is left alone where it opened elsewhere", async () => {
    const { hydrate } = showServerPage();
    await press({ ctrlKey: true });
    writeAddress();
    await hydrate();
    expect(window.location.hash).toBe("");
    expect(followed).not.toHaveBeenCalled();
  });
});

test("a hydrated page is not watched any longer", async () => {
  const { hydrate } = showServerPage();
  await hydrate();
  expect(window.earlyInput).toBeUndefined();
  await userEvent.click(screen.getByRole("button", { name: "Filters" }));
  expect(pressed).toHaveBeenCalledTimes(1);
});
