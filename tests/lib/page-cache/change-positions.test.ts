/** @jest-environment node */
import { changePositions } from "@/lib/page-cache/change-positions";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it("knows nothing before the database was reached", () => {
  const positions = changePositions();
  positions.identify("database");
  expect(positions.identity).toBeUndefined();
  expect(positions.shown()).toBeUndefined();
  expect(positions.isOlderThanProcess(0n)).toBe(false);
});

it("counts a render as of two minutes ago: it may use what was read before", () => {
  const positions = changePositions();
  positions.add([], 100n);
  expect(positions.shown()).toBe(100n);
  positions.add([], 105n);
  jest.advanceTimersByTime(119_000);
  expect(positions.shown()).toBe(100n);
  jest.advanceTimersByTime(1_000);
  expect(positions.shown()).toBe(105n);
  expect(positions.isOlderThanProcess(105n)).toBe(false);
});

it("keeps the last change of each page, in whatever order changes are read", () => {
  const positions = changePositions();
  positions.add(
    [
      { tag: "restaurant:node-1", transactionId: 90n },
      { tag: "restaurant:node-1", transactionId: 80n },
      { tag: "tile:261-212", transactionId: 70n },
    ],
    100n,
  );
  const hasChanged = (path: string, position: bigint) =>
    positions.hasChanged([`_N_T_${path}`], position);
  expect(hasChanged("/restaurants/node-1", 90n)).toBe(true);
  expect(hasChanged("/restaurants/node-1", 91n)).toBe(false);
  expect(hasChanged("/restaurants/tiles/261-212", 70n)).toBe(true);
  expect(hasChanged("/restaurants/node-2", 0n)).toBe(false);
});

it("takes a change that was made here for one after all that was read, until the log has it", () => {
  const positions = changePositions();
  positions.add([], 100n);
  positions.addOwn(["_N_T_/restaurants/node-1"]);
  expect(positions.hasChanged(["_N_T_/restaurants/node-1"], 100n)).toBe(true);
  positions.add([{ tag: "restaurant:node-1", transactionId: 103n }], 104n);
  expect(positions.hasChanged(["_N_T_/restaurants/node-1"], 103n)).toBe(true);
  expect(positions.hasChanged(["_N_T_/restaurants/node-1"], 104n)).toBe(false);
});
