import { createHash } from "node:crypto";
import type { Raw } from "sharp";
import { getDecoder, slotsFor } from "@/lib/photos/decoder";
import { inspectPhoto } from "@/lib/photos/inspect";
import { maxPhotoPixels } from "@/lib/photos/limits";
import { photoFiles, PHOTO_TYPES, type Photo, type PhotoType } from "@/lib/photo-name";
import { PhotoRefused } from "@/lib/photos/refusal";
import type { PhotoFormat } from "@/lib/photos/signature";

/** The longer side, in pixels. */
const MAX_SIDE = 2_000;
/** What is transparent becomes white: photos have no holes, and nothing hides in them. */
const BACKGROUND = "#fff";
/** Decoding that takes longer is meant to. */
const DECODE_SECONDS = 20;

/** Effort 4, sharp's default, takes four times as long and saves three percent. */
const AVIF = { quality: 55, effort: 3, chromaSubsampling: "4:2:0" } as const;
const WEBP = { quality: 78 } as const;

export type PhotoFile = { name: string; type: PhotoType; bytes: Uint8Array };
export type EncodedPhoto = Photo & { files: PhotoFile[] };

/** Upright pixels in sRGB and nothing else. */
type Pixels = { data: Buffer; raw: Raw };

/** @throws PhotoRefused */
async function decode(bytes: Uint8Array, format: PhotoFormat): Promise<Pixels> {
  const { sharp } = await getDecoder();
  try {
    const { data, info } = await sharp(bytes, {
      limitInputPixels: maxPhotoPixels(format),
      // Cameras write files that are odd in a harmless way; what is cut short is refused.
      failOn: "error",
    })
      .timeout({ seconds: DECODE_SECONDS })
      .autoOrient()
      .flatten({ background: BACKGROUND })
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    return { data, raw: { width, height, channels } };
  } catch (cause) {
    const isTimeout = cause instanceof Error && cause.message.startsWith("timeout");
    throw new PhotoRefused(isTimeout ? "busy" : "damaged", { cause });
  }
}

async function encodeFile({ data, raw }: Pixels, width: number, type: PhotoType) {
  const { sharp } = await getDecoder();
  const image = sharp(data, { raw }).resize({ width });
  return (type === PHOTO_TYPES.avif ? image.avif(AVIF) : image.webp(WEBP)).toBuffer();
}

async function encode(bytes: Uint8Array, format: PhotoFormat): Promise<EncodedPhoto> {
  const pixels = await decode(bytes, format);
  const { width, height } = pixels.raw;
  const hash = createHash("sha256");
  const encoded: Buffer[] = [];
  for (const { width: fileWidth, type } of photoFiles({ id: "", width })) {
    const file = await encodeFile(pixels, fileWidth, type);
    hash.update(file);
    encoded.push(file);
  }
  const id = hash.digest("hex").slice(0, 32);
  const files = photoFiles({ id, width }).map(({ name, type }, index) => ({
    name,
    type,
    bytes: encoded[index]!,
  }));
  return { id, width, height, files };
}

/**
 * An upload as the files that the site keeps: upright, in sRGB, at most 2,000 pixels on the longer side, AVIF and WebP in up to three
 * widths. They are made from pixels alone, so nothing else of the upload is in them (ADR-34). The same upload gives the same names.
 * Takes seconds, and waits for other encodings.
 * @throws PhotoRefused
 */
export async function encodePhoto(bytes: Uint8Array) {
  const { format, width, height } = await inspectPhoto(bytes);
  const { run } = await getDecoder();
  return run(slotsFor(width * height), () => encode(bytes, format));
}
