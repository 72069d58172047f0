import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import type { EngineProps } from "@/components/map/map-engine";
import MapStage from "@/components/map/map-stage";
import type { Coordinates } from "@/lib/location/types";
import type { MapMarker } from "@/lib/map/markers";
import {
  runGoogleScript,
  failGoogleScript,
  googleScripts,
  removeGoogleMaps,
} from "@/tests/fakes/google-maps-script";

const openMap = jest.fn<ReactNode, [EngineProps & { onUnsupported: () => void }]>();
const googleMap = jest.fn<ReactNode, [EngineProps & { apiKey: string; onReady: () => void }]>();
let hasWebGl = true;

jest.mock("@/components/map/open-map/webgl", () => ({ supportsWebGl: () => hasWebGl }));
jest.mock("@/components/map/open-map/open-map", () => ({
  __esModule: true,
  default: (props: Parameters<typeof openMap>[0]) => openMap(props),
}));
jest.mock("@/components/map/google-maps/google-map", () => ({
  __esModule: true,
  default: (props: Parameters<typeof googleMap>[0]) => googleMap(props),
}));

function at(id: string, lat: number): MapMarker {
  return { id, name: `Place ${id}`, address: `${id} Street`, lat, lng: -74 };
}

async function show(markers: MapMarker[] = [at("1", 40.7)], fit?: Coordinates[]) {
  const stage = (
    <MapStage
      label="Map"
      height={600}
      shape="panel"
      camera={{ lat: 40.7, lng: -74, zoom: 12 }}
      markers={markers}
      {...(fit && { fit })}
    />
  );
  const view = render(stage);
  await act(async () => undefined);
  return { again: () => view.rerender(stage) };
}

beforeAll(() => {
  // Silent under the watch for Google's errors, which wraps the console for the rest of the page's life.
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});

beforeEach(() => {
  hasWebGl = true;
  openMap.mockReset().mockReturnValue(<p>the open map</p>);
  googleMap.mockReset().mockImplementation(({ apiKey }) => <p>Google with {apiKey}</p>);
});

afterEach(() => {
  removeGoogleMaps();
  window.localStorage.clear();
  jest.useRealTimers();
});

// The loader and Google's refusals live as long as a page does: the tests below share one, in this order.
it("shows the open map with the key panel while there is no key", async () => {
  await show();
  expect(screen.getByText("the open map")).toBeVisible();
  expect(screen.getByRole("heading", { name: "Google Maps Integration" })).toBeVisible();
  expect(googleScripts()).toHaveLength(0);
});

it("begins with what it has to fit in the box that it has", async () => {
  const [width, height] = ["clientWidth", "clientHeight"].map((name) =>
    jest.spyOn(HTMLElement.prototype, name as "clientWidth", "get").mockReturnValue(600),
  );
  const { again } = await show([at("1", 40.7)], [at("1", 40), { lat: 42, lng: -70 }]);
  const { camera } = openMap.mock.lastCall![0];
  expect(camera.lat).toBeCloseTo(41, 1);
  expect(camera.zoom).toBeLessThan(12);
  again();
  expect(openMap.mock.lastCall![0].camera).toBe(camera);
  width!.mockRestore();
  height!.mockRestore();
});

it("does not fit anything in a box without a size", async () => {
  await show([at("1", 40.7)], [at("1", 40)]);
  expect(openMap.mock.lastCall![0].camera.zoom).toBe(12);
});

it("leaves out markers that cannot be shown, and says so once", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  const { again } = await show([at("1", 40.7), at("2", NaN), at("3", 91), at("1", 40.8)]);
  again();
  expect(openMap.mock.lastCall?.[0].markers).toEqual([at("1", 40.7)]);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.lastCall?.[0]).toMatch(/2 markers .* and 1 with/);
  warn.mockRestore();
});

it("lists the places where there is no WebGL, or it is lost at the start", async () => {
  hasWebGl = false;
  await show();
  expect(screen.getByRole("listitem")).toHaveTextContent("1 Street");
  expect(openMap).not.toHaveBeenCalled();
});

it("lists the places while the browser has taken WebGL away, and shows the map again after that", async () => {
  openMap.mockReturnValue(<canvas aria-label="streets" />);
  await show();
  const canvas = screen.getByLabelText("streets");
  expect(screen.queryByRole("listitem")).toBeNull();
  act(() => void canvas.dispatchEvent(new Event("webglcontextlost")));
  expect(screen.getByRole("listitem")).toHaveTextContent("1 Street");
  expect(screen.getByText(/The browser has stopped drawing the map/)).toBeVisible();
  expect(canvas).not.toBeVisible();
  act(() => void canvas.dispatchEvent(new Event("webglcontextrestored")));
  expect(screen.queryByRole("listitem")).toBeNull();
  expect(screen.getByLabelText("streets")).toBe(canvas);
  expect(canvas).toBeVisible();
});

it("lists the places when the engine finds that it cannot draw", async () => {
  await show();
  act(() => openMap.mock.lastCall?.[0].onUnsupported());
  expect(screen.getByText("This browser cannot draw the map.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Load Map" })).toBeVisible();
});

it("lists the places when the open engine throws", async () => {
  openMap.mockImplementation(() => {
    throw new Error("shader");
  });
  await show();
  expect(screen.getByRole("listitem")).toHaveTextContent("Place 1");
  expect(screen.getByText("The map could not be loaded.")).toBeVisible();
});

it("shows Google's error over the open map, and returns to the key field", async () => {
  jest.useFakeTimers();
  window.localStorage.setItem("googleMapsApiKey", "AIza-wrong");
  await show();
  expect(screen.getByText("Loading map...")).toBeVisible();
  for (const delay of [2, 8, 24, 100]) {
    failGoogleScript();
    await act(() => jest.advanceTimersByTimeAsync(delay));
  }
  jest.useRealTimers();
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Failed to load Google Maps. Please check your API key and try again.",
  );
  expect(screen.getByText("the open map")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(screen.getByLabelText("Google Maps API key")).toHaveValue("AIza-wrong");
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

it("takes a key, keeps the open map until Google is there, and forgets the key again", async () => {
  await show();
  await userEvent.type(screen.getByLabelText("Google Maps API key"), "AIza");
  await userEvent.click(screen.getByRole("button", { name: "Load Map" }));
  expect(screen.getByText("Loading map...")).toBeVisible();
  expect(screen.getByText("the open map")).toBeVisible();
  await act(async () => runGoogleScript());
  expect(await screen.findByText("Google with AIza")).toBeVisible();
  act(() => googleMap.mock.lastCall?.[0].onReady());
  expect(screen.queryByText("the open map")).not.toBeInTheDocument();
  expect(screen.queryByText("Google Maps Integration")).not.toBeInTheDocument();
  expect(window.localStorage.getItem("googleMapsApiKey")).toBe("AIza");

  await userEvent.click(screen.getByRole("button", { name: "Your Google Maps key" }));
  await userEvent.click(screen.getByRole("button", { name: "Remove key" }));
  expect(window.localStorage.getItem("googleMapsApiKey")).toBeNull();
  expect(screen.getByText("the open map")).toBeVisible();
});

it("returns to the open map when Google's map throws", async () => {
  window.localStorage.setItem("googleMapsApiKey", "AIza");
  googleMap.mockImplementation(() => {
    throw new Error("ApiNotActivatedMapError");
  });
  await show();
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Google Maps API is not activated. Please enable the Maps JavaScript API in your Google Cloud Console.",
  );
  expect(screen.getByText("the open map")).toBeVisible();
});

it("returns to the open map when Google refuses the key, even later on", async () => {
  window.localStorage.setItem("googleMapsApiKey", "AIza");
  await show();
  act(() => {
    console.error("Google Maps JavaScript API error: InvalidKeyMapError");
    window.gm_authFailure?.();
  });
  expect(screen.getByRole("alert")).toHaveTextContent(
    "Invalid Google Maps API key. Please check your API key.",
  );
});
