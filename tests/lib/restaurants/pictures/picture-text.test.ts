/** @jest-environment node */
import { textBesideName } from "@/lib/restaurants/pictures/picture-text";

it.each([
  ["Radish & Rye: slices on a plate", "Radish & Rye", "Slices on a plate"],
  ["Radish & Rye in a brownstone", "Radish & Rye", "Radish & Rye in a brownstone"],
  ["Slices on a plate", "Radish & Rye", "Slices on a plate"],
  ["Rye: a loaf", "Radish & Rye", "Rye: a loaf"],
])("of %p beside %p is %p", (alt, name, text) => {
  expect(textBesideName(alt, name)).toBe(text);
});
