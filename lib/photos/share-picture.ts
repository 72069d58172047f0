import "server-only";

import { photoFileName, photoIdOf } from "@/lib/photo-name";
import { getPhotoStorage } from "@/lib/photos/store";
import { getDecoder } from "@/lib/photos/decoder";
import type { Picture } from "@/lib/picture";

/** Wide enough for half a share image; narrower photos have no such file. */
const FILE_WIDTH = 960;
const JPEG = { quality: 86 } as const;

async function readFile(src: string) {
  const storage = await getPhotoStorage();
  const name = src.slice(src.lastIndexOf("/") + 1);
  const wide = await storage?.read(photoFileName(photoIdOf(name), FILE_WIDTH, "webp"));
  return wide ?? (await storage?.read(name));
}

type Size = { width: number; height: number };

/**
 * The middle of a restaurant's photo as a data URL, which satori reads, for its share image. Undefined where the photo cannot be read.
 */
export async function readSharePicture({ src }: Pick<Picture, "src">, size: Size) {
  try {
    const bytes = await readFile(src);
    if (!bytes) return undefined;
    const { sharp, run } = await getDecoder();
    const jpeg = await run(1, () => sharp(bytes).resize(size).jpeg(JPEG).toBuffer());
    return `data:image/jpeg;base64,${jpeg.toString("base64")}`;
  } catch (error) {
    console.error("A photo could not be read for a share image:", error);
    return undefined;
  }
}
