import { isPlainPress } from "@/lib/browser/is-plain-press";

test.each([
  ["the main button or Enter", {}, true],
  ["the middle button", { button: 1 }, false],
  ["Ctrl", { ctrlKey: true }, false],
  ["Command", { metaKey: true }, false],
  ["Shift", { shiftKey: true }, false],
  ["Alt", { altKey: true }, false],
])("a press of a link with %s, %j: followed here is %s", (_what, init, isHere) => {
  expect(isPlainPress(new MouseEvent("click", init))).toBe(isHere);
});
