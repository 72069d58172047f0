import "server-only";
import { GALLERY_IMAGES } from "@/data/gallery";
import { placeholderImages } from "@/lib/gallery/placeholders";
import type { GalleryImage } from "@/lib/gallery/types";
import { seededRandom } from "@/lib/seeded-random";

const PLACEHOLDER_SEED = 2150;

/** All fifty images of the gallery in the order of their ids: twenty pictures, then thirty placeholders. */
export async function listGalleryImages(): Promise<GalleryImage[]> {
  return [...GALLERY_IMAGES, ...placeholderImages(seededRandom(PLACEHOLDER_SEED))];
}
