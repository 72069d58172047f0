export type PhotoFormat = "jpeg" | "png" | "webp" | "avif";

/** A format that is taken, one that is known and is not, or neither. */
export type Signature = PhotoFormat | "heic" | "animated" | undefined;

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

const HEIC_BRANDS = ["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs"];
/** Brands are in the first box, which is a few dozen bytes long. */
const MAX_BRAND_BYTES = 256;

/** Length, type and checksum, around a chunk's data. */
const PNG_CHUNK_OVERHEAD = 12;

function textAt(bytes: Uint8Array, start: number) {
  return String.fromCharCode(...bytes.subarray(start, start + 4));
}

function startsWith(bytes: Uint8Array, signature: number[]) {
  return signature.every((byte, index) => bytes[index] === byte);
}

function uint32(bytes: Uint8Array, offset: number) {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(offset);
}

/** The brands of an ISO base media file: the major one, and those it is compatible with. */
function brandsOf(bytes: Uint8Array) {
  if (bytes.length < 16 || textAt(bytes, 4) !== "ftyp") return [];
  const end = Math.min(uint32(bytes, 0), bytes.length, MAX_BRAND_BYTES);
  const brands = [textAt(bytes, 8)];
  for (let offset = 16; offset + 4 <= end; offset += 4) brands.push(textAt(bytes, offset));
  return brands;
}

/** Whether a PNG says, in front of its pixels, that it is animated: decoders of plain PNG do not tell. */
function isAnimatedPng(bytes: Uint8Array) {
  let offset = PNG.length;
  while (offset + 8 <= bytes.length) {
    const type = textAt(bytes, offset + 4);
    if (type === "acTL") return true;
    if (type === "IDAT") return false;
    offset += uint32(bytes, offset) + PNG_CHUNK_OVERHEAD;
  }
  return false;
}

/** What a file is by its first bytes. Its name and the type that the browser claims say nothing. */
export function readSignature(bytes: Uint8Array): Signature {
  if (startsWith(bytes, JPEG)) return "jpeg";
  if (startsWith(bytes, PNG)) return isAnimatedPng(bytes) ? "animated" : "png";
  if (textAt(bytes, 0) === "RIFF" && textAt(bytes, 8) === "WEBP") return "webp";
  const brands = brandsOf(bytes);
  if (brands.includes("avis")) return "animated";
  if (brands.includes("avif")) return "avif";
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) ? "heic" : undefined;
}
