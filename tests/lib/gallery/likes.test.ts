/** @jest-environment node */
import fc from "fast-check";
import { galleryTotals, likeMessage, likesOf, withLike } from "@/lib/gallery/likes";
import { exampleImages } from "@/tests/lib/gallery/example";

it("adds one to the shown count while liked", () => {
  expect([likesOf({ likes: 9 }, false), likesOf({ likes: 9 }, true)]).toEqual([9, 10]);
});

it.each([
  [[], 1, true, [1]],
  [[1], 1, true, [1]],
  [[1, 2], 1, false, [2]],
  [[2], 1, false, [2]],
])("likes %j, then %d is set to %s", (liked, id, isLiked, expected) => {
  const before = new Set(liked);
  expect([...withLike(before, id, isLiked)]).toEqual(expected);
  expect([...before]).toEqual(liked);
});

it("says what happened", () => {
  expect([likeMessage(true), likeMessage(false)]).toEqual(["like.added", "like.removed"]);
});

it("sums likes and comments over all images, after any likes and their removal", () => {
  const images = exampleImages(5);
  const plain = galleryTotals(images, new Set());
  expect(plain).toEqual({ likes: 105 + 104 + 103 + 102 + 101, comments: 15 });
  const presses = fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.boolean()));
  fc.assert(
    fc.property(presses, (pressed) => {
      const liked = pressed.reduce<ReadonlySet<number>>(
        (set, [id, isLiked]) => withLike(set, id, isLiked),
        new Set(),
      );
      const last = new Map(pressed);
      const expected = [...last.values()].filter(Boolean).length;
      expect(galleryTotals(images, liked).likes - plain.likes).toBe(expected);
    }),
  );
});
