import { SAVED_RESTAURANTS_STORAGE_KEY } from "@/lib/favorites/account-keys";
import {
  isSaved,
  listSavedIds,
  saveIds,
  subscribeToSaved,
  toggleSaved,
} from "@/lib/favorites/saved";

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it("keeps a restaurant and releases it", () => {
  expect(isSaved("1")).toBe(false);
  expect(toggleSaved("1")).toBe("added");
  expect(toggleSaved("2")).toBe("added");
  expect(localStorage.getItem(SAVED_RESTAURANTS_STORAGE_KEY)).toBe('["1","2"]');
  expect(isSaved("1")).toBe(true);
  expect(toggleSaved("1")).toBe("removed");
  expect(isSaved("1")).toBe(false);
  expect(isSaved("2")).toBe(true);
});

it("lists the ids in the order of saving, as one array until they change", () => {
  toggleSaved("2");
  toggleSaved("1");
  const ids = listSavedIds();
  expect(ids).toEqual(["2", "1"]);
  expect(listSavedIds()).toBe(ids);
  expect(saveIds(["1"])).toBe(true);
  expect(listSavedIds()).toEqual(["1"]);
});

it.each(["", "rubbish", "null", "{}", '"1"', "[1,null,{}]", "[["])(
  "takes the stored text %p as an empty list and writes a good one over it",
  (stored) => {
    localStorage.setItem(SAVED_RESTAURANTS_STORAGE_KEY, stored);
    expect(isSaved("1")).toBe(false);
    expect(toggleSaved("1")).toBe("added");
    expect(isSaved("1")).toBe(true);
  },
);

it("says so when the browser keeps nothing", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(toggleSaved("1")).toBe("denied");
  expect(saveIds(["1"])).toBe(false);
  expect(isSaved("1")).toBe(false);
});

it("notifies its listeners of changes here and in other tabs, until they unsubscribe", () => {
  const listener = jest.fn();
  const leave = subscribeToSaved(listener);
  toggleSaved("1");
  expect(listener).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new StorageEvent("storage", { key: SAVED_RESTAURANTS_STORAGE_KEY }));
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  toggleSaved("1");
  window.dispatchEvent(new StorageEvent("storage", { key: SAVED_RESTAURANTS_STORAGE_KEY }));
  expect(listener).toHaveBeenCalledTimes(2);
});
