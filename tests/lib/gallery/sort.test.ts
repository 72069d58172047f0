/** @jest-environment node */
import {
  DEFAULT_GALLERY_SORT,
  GALLERY_SORT_OPTIONS,
  sortImages,
  type SortId,
} from "@/lib/gallery/sort";
import { exampleImage } from "@/tests/lib/gallery/example";

const NONE_LIKED: ReadonlySet<number> = new Set();

const images = [
  exampleImage({ id: 1, title: "Birch", likes: 20, comments: 7 }),
  exampleImage({ id: 2, title: "alecrim", likes: 30, comments: 5 }),
  exampleImage({ id: 3, title: "Casa 10", likes: 20, comments: 9 }),
  exampleImage({ id: 4, title: "Casa 9", likes: 10, comments: 5 }),
];

const ids = (sort: SortId, liked = NONE_LIKED) =>
  sortImages(images, sort, liked).map(({ id }) => id);

it.each([
  ["most-liked", [2, 1, 3, 4]],
  ["most-commented", [3, 1, 2, 4]],
  ["title-a-z", [2, 1, 4, 3]],
  ["title-z-a", [3, 4, 1, 2]],
] as const)("sorts by %s, ties by id, numbers in titles as numbers", (sort, expected) => {
  expect(ids(sort)).toEqual(expected);
});

it("counts the visitor's like, so that the order fits the numbers shown", () => {
  expect(ids("most-liked", new Set([3]))).toEqual([2, 3, 1, 4]);
});

it("leaves the list it was given alone", () => {
  ids("most-liked");
  expect(images.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
});

it("offers the four orders of P11.6, likes first", () => {
  expect(GALLERY_SORT_OPTIONS.map(({ text, key, direction }) => [text, key, direction])).toEqual([
    ["sort.liked", "likes", "desc"],
    ["sort.commented", "comments", "desc"],
    ["sort.a-z", "title", "asc"],
    ["sort.z-a", "title", "desc"],
  ]);
  expect(DEFAULT_GALLERY_SORT).toBe("most-liked");
});
