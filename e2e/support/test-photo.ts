import sharp from "sharp";
import type { ChosenFile } from "@/e2e/support/http/form-body";

/** Where the photo says that it was taken. */
export const PLACE = "Secret Street 1";

/** Wider than the smallest file of a photo: each has two sizes. */
const SIDE = 500;
/** Comments of a JPEG are at most this long, with the two bytes of their length. */
const COMMENT = 65_535;

/** A JPEG with comments behind its first two bytes that make it larger by at least so many bytes, and by no pixel. */
function withComments(jpeg: Buffer, bytes: number) {
  const comment = Buffer.alloc(COMMENT + 2, " ");
  comment.writeUInt16BE(0xfffe, 0);
  comment.writeUInt16BE(COMMENT, 2);
  const comments = Array.from({ length: Math.ceil(bytes / comment.length) }, () => comment);
  return Buffer.concat([jpeg.subarray(0, 2), ...comments, jpeg.subarray(2)]);
}

/** A photo as a phone takes it: it says where. It has `moreBytes` of comments. */
export async function takePhoto(background: string, { moreBytes = 0 } = {}): Promise<ChosenFile> {
  const picture = await sharp({ create: { width: SIDE, height: SIDE, channels: 3, background } })
    .withExif({
      IFD0: { ImageDescription: PLACE },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 29/1 56/1" },
    })
    .jpeg()
    .toBuffer();
  const buffer = withComments(picture, moreBytes);
  if (!(await sharp(buffer).metadata()).exif?.includes(PLACE))
    throw new Error("The photo does not say where it was taken");
  return { name: "IMG_0001.jpg", mimeType: "image/jpeg", buffer };
}

export const TEXT_FILE: ChosenFile = {
  name: "notes.jpg",
  mimeType: "image/jpeg",
  buffer: Buffer.from("Only text."),
};
