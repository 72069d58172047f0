import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { MapOnDemand } from "@/components/map/map-on-demand";
import { GOOGLE_MAPS_KEY_STORAGE_KEY } from "@/lib/google-maps/key";

const FRAME = { label: "Map of Berlin", height: 390, shape: "edge" } as const;
const MAP = (
  <MapOnDemand {...FRAME} still={<p>picture</p>}>
    <p>live map</p>
  </MapOnDemand>
);

let observers: IntersectionObserverCallback[] = [];
beforeEach(() => {
  observers = [];
  Object.assign(window, {
    requestIdleCallback: (task: () => void) => task(),
    IntersectionObserver: class {
      constructor(callback: IntersectionObserverCallback) {
        observers.push(callback);
      }
      observe() {}
      disconnect() {}
    },
  });
});
afterEach(() => {
  window.localStorage.clear();
  Reflect.deleteProperty(navigator, "connection");
});

function setConnection(connection: object) {
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
}

function showShare(intersectionRatio: number) {
  act(() => {
    for (const tell of observers)
      Reflect.apply(tell, undefined, [[{ intersectionRatio }], undefined]);
  });
}

const isLive = () => screen.queryByText("live map") !== null;

it("is the picture in a named box of the final height in the HTML", () => {
  const html = renderToString(MAP);
  expect(html).toContain('aria-label="Map of Berlin"');
  expect(html).toContain("--map-height:390px");
  expect(html).toContain("picture");
  expect(html).not.toContain("live map");
});

it("is replaced by the map after a press, which keeps the focus at the map", async () => {
  const { container } = render(MAP);
  await userEvent.setup().click(screen.getByRole("button", { name: "Move the map" }));
  expect(isLive()).toBe(true);
  expect(screen.queryByText("picture")).not.toBeInTheDocument();
  expect(container.firstElementChild).toHaveFocus();
});

it("is replaced by the map when it gets the focus", async () => {
  const { container } = render(MAP);
  await userEvent.setup().tab();
  expect(isLive()).toBe(true);
  expect(container.firstElementChild).toHaveFocus();
});

it("is replaced by the map when it is scrolled to, not when it is in view at first", () => {
  render(MAP);
  showShare(0.9);
  expect(isLive()).toBe(false);
  showShare(0.2);
  showShare(0.6);
  expect(isLive()).toBe(true);
});

it.each([{ saveData: true }, { effectiveType: "3g" }])(
  "waits for a press with the connection %j",
  async (connection) => {
    setConnection(connection);
    render(MAP);
    showShare(0.2);
    showShare(0.9);
    expect(isLive()).toBe(false);
    await userEvent.setup().click(screen.getByRole("button"));
    expect(isLive()).toBe(true);
  },
);

it("does not wait where a Google key is in use", () => {
  window.localStorage.setItem(GOOGLE_MAPS_KEY_STORAGE_KEY, "a-key");
  render(MAP);
  expect(isLive()).toBe(true);
});

it("shows the picture, and says so, where the map cannot be loaded", () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  window.localStorage.setItem(GOOGLE_MAPS_KEY_STORAGE_KEY, "a-key");
  const Broken = () => {
    throw new Error("no map today");
  };
  render(
    <MapOnDemand {...FRAME} still={<p>picture</p>}>
      <Broken />
    </MapOnDemand>,
  );
  expect(screen.getByText("picture")).toBeVisible();
  expect(screen.getByText("The map could not be loaded.")).toBeVisible();
  jest.restoreAllMocks();
});
