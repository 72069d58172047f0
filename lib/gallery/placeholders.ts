import type { GalleryImage } from "@/lib/gallery/types";
import { nextInteger } from "@/lib/lists/seeded-random";

const FIRST_ID = 21;
const LAST_ID = 50;
const LIKES = { min: 50, max: 249 };
const COMMENTS = { min: 5, max: 54 };

/** The generated images (P11.1); `random` gives their likes and comments. */
export function placeholderImages(random: () => number): GalleryImage[] {
  return Array.from({ length: LAST_ID - FIRST_ID + 1 }, (_, index) => ({
    id: FIRST_ID + index,
    src: "/pictures/site/placeholder.svg",
    alt: "Empty plate with a leaf: picture to follow",
    title: `Vegan Restaurant ${FIRST_ID + index}`,
    description: "A table that is still being imagined. The picture follows.",
    likes: nextInteger(random, LIKES.min, LIKES.max),
    comments: nextInteger(random, COMMENTS.min, COMMENTS.max),
    tags: ["placeholder", "vegan", "restaurant"],
    sample: true,
  }));
}
