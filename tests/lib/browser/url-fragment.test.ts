import { pushFragment, readFragment, subscribeToFragment } from "@/lib/browser/url-fragment";

beforeEach(() => {
  window.history.replaceState({ router: true }, "", "/restaurants/by-city?country=x");
});

test("adds a step to the history with another fragment and tells of it", () => {
  const listener = jest.fn();
  const unsubscribe = subscribeToFragment(listener);
  const before = window.history.length;
  pushFragment("#city=paris");
  expect(readFragment()).toBe("#city=paris");
  expect(window.history).toHaveLength(before + 1);
  expect(listener).toHaveBeenCalledTimes(1);

  unsubscribe();
  pushFragment("#city=lima");
  expect(listener).toHaveBeenCalledTimes(1);
});

test("drops the fragment and keeps path and query", () => {
  pushFragment("#city=paris");
  pushFragment("");
  expect(window.location.href).toBe("http://localhost/restaurants/by-city?country=x");
});

test("tells of a fragment that a link or Back changed", () => {
  const listener = jest.fn();
  const unsubscribe = subscribeToFragment(listener);
  window.dispatchEvent(new HashChangeEvent("hashchange"));
  expect(listener).toHaveBeenCalledTimes(1);
  unsubscribe();
  window.dispatchEvent(new HashChangeEvent("hashchange"));
  expect(listener).toHaveBeenCalledTimes(1);
});
