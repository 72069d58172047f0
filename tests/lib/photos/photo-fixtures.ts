import { deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";

/** The quarters of the test card, upright: red, green / blue, yellow. */
export const QUARTERS = [
  [220, 30, 30],
  [30, 200, 30],
  [30, 30, 220],
  [220, 220, 30],
] as const;

const [CARD_WIDTH, CARD_HEIGHT] = [64, 48];

/** Where a stored pixel belongs in the upright picture, by EXIF orientation. */
const UPRIGHT: Record<number, (x: number, y: number) => [number, number]> = {
  1: (x, y) => [x, y],
  2: (x, y) => [CARD_WIDTH - 1 - x, y],
  3: (x, y) => [CARD_WIDTH - 1 - x, CARD_HEIGHT - 1 - y],
  4: (x, y) => [x, CARD_HEIGHT - 1 - y],
  5: (x, y) => [y, x],
  6: (x, y) => [CARD_WIDTH - 1 - y, x],
  7: (x, y) => [CARD_WIDTH - 1 - y, CARD_HEIGHT - 1 - x],
  8: (x, y) => [y, CARD_HEIGHT - 1 - x],
};

/** The test card as a camera stores it that was held so. */
export function testCard(orientation = 1) {
  const [width, height] = orientation < 5 ? [CARD_WIDTH, CARD_HEIGHT] : [CARD_HEIGHT, CARD_WIDTH];
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [right, down] = UPRIGHT[orientation]!(x, y);
      const quarter = (right < CARD_WIDTH / 2 ? 0 : 1) + (down < CARD_HEIGHT / 2 ? 0 : 2);
      data.set(QUARTERS[quarter as 0 | 1 | 2 | 3], (y * width + x) * 3);
    }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

export const SECRET = "Secret-Kitchen-Door";
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="${SECRET}"/></rdf:RDF></x:xmpmeta>`;

/** With where it was taken and by whom, as far as the format holds it. */
export function withSecrets(image: Sharp, orientation = 1) {
  return image
    .withMetadata({ orientation })
    .withIccProfile("p3")
    .withXmp(XMP)
    .withExifMerge({
      IFD0: { Copyright: SECRET },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 30/1 59/1", GPSLongitudeRef: "E" },
    });
}

/** A picture without pattern, whose files are large for their size. */
export function noise(width: number, height: number) {
  const image = { width, height, channels: 3, background: "#777" } as const;
  return sharp({ create: { ...image, noise: { type: "gaussian", mean: 128, sigma: 40 } } });
}

export function plain(width: number, height: number, background = "#779955") {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** Three pictures, one after the other. */
export function animated() {
  const [width, height, pages] = [32, 24, 3];
  const data = Buffer.alloc(width * height * pages * 3);
  for (let page = 0; page < pages; page += 1)
    data.fill(page * 100, page * width * height * 3, (page + 1) * width * height * 3);
  return sharp(data, { raw: { width, height: height * pages, channels: 3, pageHeight: height } });
}

function crc32(bytes: Buffer) {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/** A part of a PNG. */
export function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A valid PNG of black, one bit for each pixel. */
export function blackPng(side: number, ...extra: Buffer[]) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))));
  const chunks = [chunk("IHDR", header), ...extra, chunk("IDAT", rows)];
  return Buffer.concat([PNG_SIGNATURE, ...chunks, chunk("IEND", Buffer.alloc(0))]);
}

/** The chunk by which a PNG says that it is animated. */
export const ANIMATION_CHUNK = chunk("acTL", Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]));

/** A still photo of 64 x 48 pixels in HEVC, as iPhones store them. sharp cannot write any. */
export const HEIC = Buffer.from(
  "AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAX1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAA" +
    "ACJpbG9jAAAAAERAAAEAAQAAAAABoQABAAAAAAAAABoAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABodmMxAAAAAA5waXRt" +
    "AAAAAAABAAAA/WlwcnAAAADdaXBjbwAAAHZodmNDAQNwAAAAkAAAAAAAHvAA/P34+AAADwNgAAEAGEABDAH//wNwAAADAJAAAAMA" +
    "AAMAHroCQGEAAQAqQgEBA3AAAAMAkAAAAwAAAwAeoCCBBZbq5Ka5uAhoMCAAAAMDIAAAAwAhYgABAAZEAcFzwIkAAAATY29scm5j" +
    "bHgAAQANAAaAAAAAFGlzcGUAAAAAAAAAQAAAAEAAAAAoY2xhcAAAAEAAAAABAAAAMAAAAAEAAAAAAAAAAv////AAAAACAAAAEHBp" +
    "eGkAAAAAAwgICAAAABhpcG1hAAAAAAAAAAEAAQWBAgMFhAAAACJtZGF0AAAAFigBrxmA70mlv//f4x/19q/4prWmPm4=",
  "base64",
);
