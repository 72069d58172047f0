import "server-only";
import { GALLERY_IMAGES } from "@/data/gallery";
import { placeholderImages } from "@/lib/gallery/placeholders";
import type { GalleryImage } from "@/lib/gallery/types";
import { seededRandom } from "@/lib/lists/seeded-random";

const PLACEHOLDER_SEED = 2150;

/** All images of the gallery by id: the pictures, then the placeholders (P11.1). */
export async function listGalleryImages(): Promise<GalleryImage[]> {
  return [...GALLERY_IMAGES, ...placeholderImages(seededRandom(PLACEHOLDER_SEED))];
}
