import { renderHook } from "@testing-library/react";
import { nearMeHistory } from "@/components/restaurants/near-me/near-me-history";
import { useListScroll } from "@/components/restaurants/near-me/use-list-scroll";

const TILED = nearMeHistory("en", true);
const LOCATION = { name: "Berlin", lat: 52.52, lng: 13.405 };

function open(isTiled = true) {
  let session = { ...TILED.initial, location: LOCATION };
  const change = jest.fn((part: Partial<typeof session>) => {
    session = { ...session, ...part };
  });
  const { write } = TILED;
  const { result, rerender } = renderHook(() =>
    useListScroll({ isTiled, view: session.view, write, current: () => session, change }),
  );
  const setView = (view: "list" | "map") => {
    result.current(view);
    rerender();
  };
  return { setView, change };
}

beforeEach(() => {
  jest.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  Object.defineProperty(window, "scrollY", { value: 900.4, configurable: true });
});
afterEach(() => jest.restoreAllMocks());

it("the list is where it was when the map is closed (P4.22)", () => {
  const { setView, change } = open();
  setView("map");
  expect(change).toHaveBeenLastCalledWith({ view: "map" });
  expect(window.scrollTo).not.toHaveBeenCalled();
  setView("list");
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 900, behavior: "instant" });
});

it("another list begins where it begins", () => {
  const { setView, change } = open();
  setView("map");
  change({ location: { name: "Paris", lat: 48.85, lng: 2.35 } });
  setView("list");
  expect(window.scrollTo).not.toHaveBeenCalled();
});

it("with the samples alone nothing is scrolled", () => {
  const { setView } = open(false);
  setView("map");
  setView("list");
  expect(window.scrollTo).not.toHaveBeenCalled();
});
