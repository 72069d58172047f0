/** @jest-environment node */
import { pictureSources } from "@/lib/gallery/picture";

it("names every cut of a picture with its width", () => {
  expect(pictureSources("/gallery/03-lantern-alley.jpg")).toEqual({
    avif: "/gallery/03-lantern-alley-480.avif 480w, /gallery/03-lantern-alley-720.avif 720w, /gallery/03-lantern-alley.avif 1120w",
    jpeg: "/gallery/03-lantern-alley-720.jpg 720w, /gallery/03-lantern-alley.jpg 1120w",
  });
});

it("leaves a drawing at its one file", () => {
  expect(pictureSources("/pictures/site/placeholder.svg")).toBeUndefined();
});
