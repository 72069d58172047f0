import type { PhotoFormat } from "@/lib/photos/signature";

/** What an upload may be at most. One megabyte has a million bytes, as visitors' devices count. */
export const MAX_PHOTO_BYTES = 10_000_000;

/** What a form with photos may send: four of them, and texts. Next knows one limit for all forms. */
export const MAX_FORM_BYTES = 4 * MAX_PHOTO_BYTES + 1_000_000;

/** More than phones take. A picture of one color has them in a kilobyte, and fills memory once it is decoded. */
const MAX_PIXELS = 50_000_000;

/** The decoder of AVIF holds a picture several times: 933 MB for 50 megapixels, where JPEG takes 90 to 370. */
const MAX_AVIF_PIXELS = 25_000_000;

/** How many pixels an upload may have. */
export function maxPhotoPixels(format: PhotoFormat) {
  return format === "avif" ? MAX_AVIF_PIXELS : MAX_PIXELS;
}

/**
 * For the `accept` attribute of file fields. HEIC is left out on purpose: iPhones then send a JPEG of the same
 * photo, and HEIC cannot be decoded here (ADR-34).
 */
export const ACCEPTED_PHOTO_TYPES = "image/jpeg,image/png,image/webp,image/avif";
