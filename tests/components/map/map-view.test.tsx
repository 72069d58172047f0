import { act, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { MapView } from "@/components/map/map-view";
import type { MapMarker } from "@/lib/map/markers";

const RADISH: MapMarker = {
  id: "1",
  name: "Radish & Rye",
  address: "214 Greene Avenue",
  lat: 40.7,
  lng: -74,
  href: "/restaurants/1",
};

const stage = jest.fn();
jest.mock("@/components/map/map-stage", () => ({
  __esModule: true,
  default: (props: object) => {
    stage(props);
    return null;
  },
}));

/** The observers that were made, to be told what comes into view. */
let observers: IntersectionObserverCallback[] = [];

beforeEach(() => {
  observers = [];
  stage.mockReset();
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(callback: IntersectionObserverCallback) {
        observers.push(callback);
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  });
});

async function comeIntoView() {
  await act(async () => {
    for (const tell of observers)
      Reflect.apply(tell, undefined, [[{ isIntersecting: true }], undefined]);
  });
}

it("is a named box of the final height in the prerendered page", () => {
  const html = renderToString(<MapView label="Map of restaurants" height={600} markers={[]} />);
  expect(html).toContain('aria-label="Map of restaurants"');
  expect(html).toContain("--map-height:600px");
});

it("fetches what fills it when it comes into view, not before", async () => {
  render(<MapView label="Map" markers={[RADISH]} />);
  expect(screen.getByText("Loading map...")).toBeVisible();
  expect(stage).not.toHaveBeenCalled();
  await comeIntoView();
  expect(stage).toHaveBeenCalled();
});

it("shows the default center, zoom and height by default", async () => {
  render(<MapView label="Map" markers={[]} />);
  await comeIntoView();
  expect(stage.mock.lastCall[0]).toMatchObject({
    camera: { lat: 40.7128, lng: -74.006, zoom: 12 },
    height: 400,
  });
});

it("lists its places when what fills it throws, and takes nothing else with it", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  stage.mockImplementation(() => {
    throw new Error("no map today");
  });
  render(
    <>
      <h1>Restaurant Map</h1>
      <MapView label="Map" markers={[RADISH]} />
    </>,
  );
  await comeIntoView();
  const list = within(screen.getByRole("region", { name: "Map" }));
  expect(list.getByRole("link", { name: "Radish & Rye" })).toHaveAttribute(
    "href",
    "/restaurants/1",
  );
  expect(list.getByText("214 Greene Avenue")).toBeVisible();
  expect(screen.getByRole("heading", { level: 1 })).toBeVisible();
  jest.restoreAllMocks();
});
