import type { Metadata } from "sharp";
import { getDecoder } from "@/lib/photos/decoder";
import { hasForeignContent } from "@/lib/photos/foreign-content";
import { MAX_PHOTO_BYTES, maxPhotoPixels } from "@/lib/photos/limits";
import { PhotoRefused } from "@/lib/photos/refusal";
import { readSignature, type PhotoFormat } from "@/lib/photos/signature";

export type InspectedPhoto = {
  format: PhotoFormat;
  /** Pixels as stored, before the photo is turned upright. */
  width: number;
  height: number;
};

/** The format that the decoder found, in the words of signatures. */
function formatIn({ format, compression }: Metadata) {
  if (format !== "heif") return format;
  return compression === "av1" ? "avif" : "heic";
}

/** @throws PhotoRefused */
async function readHeader(bytes: Uint8Array) {
  const { sharp } = await getDecoder();
  try {
    // The limit is checked by the caller, who can say what is wrong; no pixel is decoded here.
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw new PhotoRefused("damaged", { cause });
  }
}

/**
 * What an upload is, by its content alone: first bytes and decoder must agree on an accepted format, and it must be nothing else
 * besides. Decodes no pixels.
 * @throws PhotoRefused
 */
export async function inspectPhoto(bytes: Uint8Array): Promise<InspectedPhoto> {
  if (bytes.length === 0) throw new PhotoRefused("empty");
  if (bytes.length > MAX_PHOTO_BYTES) throw new PhotoRefused("too-many-bytes");
  const signature = readSignature(bytes);
  if (!signature) throw new PhotoRefused("unreadable");
  if (signature === "heic" || signature === "animated") throw new PhotoRefused(signature);

  const header = await readHeader(bytes);
  const format = formatIn(header);
  if (format !== signature) throw new PhotoRefused(format === "heic" ? "heic" : "unreadable");
  if ((header.pages ?? 1) > 1) throw new PhotoRefused("animated");
  const { width, height } = header;
  if (width * height > maxPhotoPixels(signature)) throw new PhotoRefused("too-many-pixels");
  if (hasForeignContent(bytes)) throw new PhotoRefused("foreign-content");
  return { format: signature, width, height };
}
