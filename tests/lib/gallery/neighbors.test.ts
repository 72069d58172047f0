/** @jest-environment node */
import { neighborsOf } from "@/lib/gallery/neighbors";
import { exampleImages } from "@/tests/lib/gallery/example";

const images = exampleImages(3);

it.each([
  [1, { position: 1, previous: 3, next: 2, isFirst: true, isLast: false }],
  [2, { position: 2, previous: 1, next: 3, isFirst: false, isLast: false }],
  [3, { position: 3, previous: 2, next: 1, isFirst: false, isLast: true }],
])("goes round from image %d", (id, expected) => {
  const found = neighborsOf(images, id);
  expect(found && { ...found, previous: found.previous.id, next: found.next.id }).toEqual(expected);
});

it("is its own neighbor when alone, at both ends at once", () => {
  const [only] = exampleImages(1);
  expect(neighborsOf(exampleImages(1), 1)).toEqual({
    position: 1,
    previous: only,
    next: only,
    isFirst: true,
    isLast: true,
  });
});

it("finds no image that is not in the list", () => {
  expect(neighborsOf(images, 4)).toBeUndefined();
  expect(neighborsOf([], 1)).toBeUndefined();
});
