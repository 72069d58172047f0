/** @jest-environment node */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pictureSources } from "@/lib/gallery/picture";
import { listGalleryImages } from "@/lib/gallery/queries";

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

function filesOf(src: string) {
  const sources = pictureSources(src);
  if (!sources) return [src];
  return [
    src,
    ...`${sources.avif}, ${sources.jpeg}`.split(", ").map((entry) => entry.split(" ")[0]),
  ];
}

it("lists fifty images, ids 1 to 50 in order, all marked as samples", async () => {
  const images = await listGalleryImages();
  expect(images.map(({ id }) => id)).toEqual(range(1, 50));
  expect(images.every(({ sample }) => sample)).toBe(true);
});

it("returns the same numbers for every visitor", async () => {
  expect(await listGalleryImages()).toEqual(await listGalleryImages());
});

it("has every picture in every size under public/", async () => {
  const files = (await listGalleryImages()).flatMap(({ src }) => filesOf(src));
  const missing = files.filter((file) => !existsSync(join(process.cwd(), "public", String(file))));
  expect(missing).toEqual([]);
});

it("ranks the twenty pictures first by likes, each with its own title, text and alt text", async () => {
  const real = (await listGalleryImages()).slice(0, 20);
  expect(Math.min(...real.map(({ likes }) => likes))).toBeGreaterThanOrEqual(250);
  for (const field of ["title", "description", "alt", "src", "likes"] as const)
    expect(new Set(real.map((image) => image[field])).size).toBe(20);
  expect(real.every(({ tags, preview }) => tags.length >= 3 && preview)).toBe(true);
});

it("fills up with thirty placeholders (P11.1)", async () => {
  const placeholders = (await listGalleryImages()).slice(20);
  expect(placeholders.map(({ title }) => title)).toEqual(
    range(21, 50).map((n) => `Vegan Restaurant ${n}`),
  );
  for (const { src, tags, likes, comments } of placeholders) {
    expect(src).toBe("/pictures/site/placeholder.svg");
    expect(tags).toEqual(["placeholder", "vegan", "restaurant"]);
    expect(likes).toBeGreaterThanOrEqual(50);
    expect(likes).toBeLessThanOrEqual(249);
    expect(comments).toBeGreaterThanOrEqual(5);
    expect(comments).toBeLessThanOrEqual(54);
  }
  expect(new Set(placeholders.map(({ likes }) => likes)).size).toBeGreaterThan(10);
});
