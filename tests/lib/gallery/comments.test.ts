/** @jest-environment node */
import { toComment } from "@/lib/gallery/comments";

it.each([
  ["", undefined],
  ["  \n\t ", undefined],
  ["  Lovely  ", "Lovely"],
  ["two\nlines\n", "two\nlines"],
])("keeps %j as %j", (typed, comment) => {
  expect(toComment(typed)).toBe(comment);
});
