import { act, renderHook } from "@testing-library/react";
import {
  restaurantsOfPage,
  type RestaurantSource,
} from "@/components/restaurants/near-me/restaurant-source";
import { useRestaurants } from "@/components/restaurants/near-me/use-restaurants";
import { connectNotices, type Notice } from "@/lib/browser/notices";
import type { Coordinates } from "@/lib/location/types";
import { listExampleRestaurants } from "@/lib/restaurants/queries";
import type { RestaurantsAround } from "@/lib/restaurants/tiles/tiles";
import type { RestaurantSummary } from "@/lib/restaurants/types";

const NEW_YORK = { lat: 40.7589, lng: -73.9851 };
const LONDON = { lat: 51.5074, lng: -0.1278 };

let rendered: RestaurantSummary[];
let notices: Notice[];
let disconnect: () => void;

beforeAll(async () => {
  rendered = await listExampleRestaurants(8);
});

beforeEach(() => {
  notices = [];
  disconnect = connectNotices((notice) => notices.push(notice));
});

afterEach(() => disconnect());

/** A source whose results the test releases. */
function slowSource() {
  const requests: {
    around: Coordinates;
    succeed: (surroundings: RestaurantsAround) => void;
    fail: (reason: Error) => void;
  }[] = [];
  const source: RestaurantSource = (around) =>
    new Promise((succeed, fail) => requests.push({ around, succeed, fail }));
  return { source, requests };
}

function renderRestaurants(source: RestaurantSource, at: Partial<Coordinates> = {}) {
  return renderHook(({ at }) => useRestaurants(rendered, source, at), { initialProps: { at } });
}

it("are those of the page at first, and the source is not queried without a location", () => {
  const { source, requests } = slowSource();
  const { result } = renderRestaurants(source);
  expect(result.current.restaurants).toBe(rendered);
  expect(requests).toEqual([]);
});

it("stay until the source returns those of the new location", async () => {
  const { source, requests } = slowSource();
  const { result, rerender } = renderRestaurants(source, NEW_YORK);
  rerender({ at: { ...NEW_YORK } });
  expect(requests.map(({ around }) => around)).toEqual([NEW_YORK]);
  expect(result.current.restaurants).toBe(rendered);
  const near = rendered.slice(0, 2);
  await act(async () => requests[0]?.succeed({ restaurants: near, radiusKm: 5 }));
  expect(result.current).toMatchObject({ restaurants: near, radiusKm: 5, isSettled: true });
});

it("are the kept result at once where the same was requested in this document", async () => {
  const { source, requests } = slowSource();
  const wish = { matches: () => true, key: "#q=kept" };
  const ask = () => renderHook(() => useRestaurants(rendered, source, LONDON, wish));
  const first = ask();
  expect(first.result.current).toMatchObject({ restaurants: rendered, isSettled: false });
  const near = rendered.slice(0, 2);
  await act(async () => requests[0]?.succeed({ restaurants: near, radiusKm: 10 }));
  expect(first.result.current).toMatchObject({
    restaurants: near,
    isSettled: true,
    state: "there",
  });
  first.unmount();
  expect(ask().result.current).toMatchObject({
    restaurants: near,
    radiusKm: 10,
    isSettled: true,
    state: "there",
  });
  const other = { ...wish, key: "#q=other" };
  const { result } = renderHook(() => useRestaurants(rendered, source, LONDON, other));
  expect(result.current).toMatchObject({ restaurants: rendered, isSettled: false });
});

it("are loading while the known ones are of another point, with criteria", async () => {
  const { source, requests } = slowSource();
  const { result, rerender } = renderHook(
    ({ at, key }) => useRestaurants(rendered, source, at, { matches: () => true, key }),
    { initialProps: { at: {} as Partial<Coordinates>, key: "#q=state" } },
  );
  expect(result.current.state).toBe("there");
  rerender({ at: NEW_YORK, key: "#q=state" });
  expect(result.current.state).toBe("loading");
  await act(async () => requests.at(-1)!.succeed({ restaurants: rendered.slice(0, 2) }));
  expect(result.current.state).toBe("there");
  rerender({ at: NEW_YORK, key: "#q=state2" });
  expect(result.current).toMatchObject({ state: "there", isSettled: false });
  rerender({ at: LONDON, key: "#q=state2" });
  expect(result.current.state).toBe("loading");
  await act(async () => requests.at(-1)!.fail(new Error("no network")));
  expect(result.current.state).toBe("failed");
  expect(notices).toEqual([]);
  act(() => result.current.retry());
  expect(result.current.state).toBe("loading");
  await act(async () => requests.at(-1)!.succeed({ restaurants: rendered.slice(0, 1) }));
  expect(result.current).toMatchObject({ state: "there", restaurants: rendered.slice(0, 1) });
  rerender({ at: LONDON, key: "#q=state3" });
  await act(async () => requests.at(-1)!.fail(new Error("no network")));
  expect(result.current.state).toBe("there");
  expect(notices.map(({ title }) => title)).toEqual(["Restaurants could not be loaded"]);
});

it("ignore a result for a location that the visitor has left", async () => {
  const { source, requests } = slowSource();
  const { result, rerender } = renderRestaurants(source, NEW_YORK);
  rerender({ at: LONDON });
  const inLondon = rendered.slice(0, 1);
  await act(async () => requests[1]?.succeed({ restaurants: inLondon }));
  await act(async () => requests[0]?.succeed({ restaurants: [] }));
  expect(result.current.restaurants).toBe(inLondon);
});

it("stay when the source fails, and a notice says so", async () => {
  const { source, requests } = slowSource();
  const { result } = renderRestaurants(source, NEW_YORK);
  await act(async () => requests[0]?.fail(new Error("no network")));
  expect(result.current.restaurants).toBe(rendered);
  expect(notices.map(({ title, tone }) => [title, tone])).toEqual([
    ["Restaurants could not be loaded", "destructive"],
  ]);
});

it("are the page's own around every point, without another render", async () => {
  let renders = 0;
  const source = restaurantsOfPage(rendered);
  const { rerender } = renderHook(
    ({ at }) => {
      renders += 1;
      return useRestaurants(rendered, source, at);
    },
    { initialProps: { at: NEW_YORK } },
  );
  await act(async () => undefined);
  rerender({ at: LONDON });
  await act(async () => undefined);
  expect(renders).toBe(2);
});
