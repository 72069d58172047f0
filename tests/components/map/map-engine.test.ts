import { isPartlyHidden } from "@/components/map/map-engine";

const SIZE = { width: 358, height: 600 };

it.each([
  ["in the middle", { x: 179, y: 300 }, false],
  ["at the left edge", { x: 4, y: 300 }, true],
  ["under the zoom buttons", { x: 250, y: 300 }, true],
  ["at the upper edge", { x: 179, y: 30 }, true],
  ["just above a phone's card", { x: 179, y: 380 }, false],
  ["where a phone's card lies", { x: 179, y: 381 }, true],
])("a pin %s", (_, point, expected) => {
  expect(isPartlyHidden(point, SIZE, 380)).toBe(expected);
});

it("a pin low in a box whose card is beside it", () => {
  expect(isPartlyHidden({ x: 179, y: 500 }, SIZE)).toBe(false);
});
