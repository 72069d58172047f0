import {
  chooseUnit,
  chosenUnit,
  subscribeToUnit,
  UNITS_STORAGE_KEY,
  visitorsUnit,
} from "@/lib/location/units";

beforeEach(() => localStorage.clear());

it.each([
  [undefined, "US", "miles"],
  [undefined, "DE", "kilometers"],
  [undefined, undefined, "miles"],
  ["kilometers", "US", "kilometers"],
  ["miles", "DE", "miles"],
  ["furlongs", "DE", "kilometers"],
])("with %s chosen, distances in %s are in %s", (stored, country, unit) => {
  if (stored) localStorage.setItem(UNITS_STORAGE_KEY, stored);
  expect(visitorsUnit(country)).toBe(unit);
});

it("keeps the choice on this device, and notifies its listeners", () => {
  const listener = jest.fn();
  const end = subscribeToUnit(listener);
  chooseUnit("miles");
  expect([chosenUnit(), listener.mock.calls.length]).toEqual(["miles", 1]);
  chooseUnit(undefined);
  expect([chosenUnit(), localStorage.length]).toEqual([undefined, 0]);
  end();
  chooseUnit("miles");
  expect(listener).toHaveBeenCalledTimes(2);
});
