import sharp from "sharp";
import type { ChosenFile } from "@/e2e/support/http/form-body";

/** Where the photo says that it was taken. */
export const PLACE = "Secret Street 1";

/** A photo as a phone takes it: it says where. */
export async function takePhoto(
  background: string,
  { side = 900, noise = false } = {},
): Promise<ChosenFile> {
  const picture = { width: side, height: side, channels: 3 as const, background };
  const create = noise
    ? { ...picture, noise: { type: "gaussian" as const, mean: 128, sigma: 60 } }
    : picture;
  const buffer = await sharp({ create })
    .withExif({
      IFD0: { ImageDescription: PLACE },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 29/1 56/1" },
    })
    .jpeg({ quality: noise ? 100 : 80 })
    .toBuffer();
  if (!(await sharp(buffer).metadata()).exif?.includes(PLACE))
    throw new Error("The photo does not say where it was taken");
  return { name: "IMG_0001.jpg", mimeType: "image/jpeg", buffer };
}

export const TEXT_FILE: ChosenFile = {
  name: "notes.jpg",
  mimeType: "image/jpeg",
  buffer: Buffer.from("Only text."),
};
