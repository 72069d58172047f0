import type { GalleryImage } from "@/lib/gallery/types";

/** An image of which a test says only what matters to it. */
export function exampleImage(fields: Partial<GalleryImage> = {}): GalleryImage {
  return {
    id: 1,
    src: "/gallery/example.jpg",
    alt: "Lit windows behind a striped awning",
    title: "Folia",
    description: "A bistro at dusk.",
    likes: 10,
    comments: 3,
    tags: ["street"],
    sample: true,
    ...fields,
  };
}

const TITLES = ["Birch & Beet", "Alecrim", "Casa Nopal", "Rolling Radish", "Sprout"];

/** `count` images with ids from 1, all different in title, likes (100, 99 ...) and comments (1, 2 ...). */
export function exampleImages(count: number): GalleryImage[] {
  return Array.from({ length: count }, (_, index) =>
    exampleImage({
      id: index + 1,
      title: TITLES[index] ?? `Restaurant ${index + 1}`,
      description: `Description ${index + 1}.`,
      alt: `Picture ${index + 1}`,
      likes: 100 + count - index,
      comments: index + 1,
      tags: [index % 2 === 0 ? "even" : "odd"],
    }),
  );
}
