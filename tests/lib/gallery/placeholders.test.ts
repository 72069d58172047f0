/** @jest-environment node */
import { placeholderImages } from "@/lib/gallery/placeholders";

it.each([
  ["lowest", 0, 50, 5],
  ["highest", 1 - 2 ** -32, 249, 54],
])("draws the %s likes and comments that P11.1 allows", (_, drawn, likes, comments) => {
  for (const image of placeholderImages(() => drawn))
    expect(image).toMatchObject({ likes, comments });
});
