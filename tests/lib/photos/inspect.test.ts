/** @jest-environment node */
import sharp, { type Sharp } from "sharp";
import { encodePhoto } from "@/lib/photos/encode";
import { inspectPhoto } from "@/lib/photos/inspect";
import { MAX_PHOTO_BYTES } from "@/lib/photos/limits";
import { translator } from "@/lib/languages/translator";
import german from "@/lib/messages/de/forms/photo.json";
import english from "@/lib/messages/en/forms/photo.json";
import { refusalSentence, type PhotoRefusalReason } from "@/lib/photos/refusal";
import {
  animated,
  ANIMATION_CHUNK,
  blackPng,
  HEIC,
  noise,
  plain,
  testCard,
} from "@/tests/lib/photos/photo-fixtures";

const HTML = "<!doctype html><script>alert(1)</script>";
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="alert(1)"/>';
const JPEG_START = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);

/** An ISO base media file that names another brand, its major one (at 8) or the last compatible one of the HEIC (at 24). */
const branded = (file: Buffer, brand: string, offset = 8) =>
  Buffer.concat([file.subarray(0, offset), Buffer.from(brand), file.subarray(offset + 4)]);

/** An AVIF whose header says another size than there is to decode. */
async function avifThatSays(width: number, height: number, picture: Sharp) {
  const bytes = await picture.avif({ effort: 0 }).toBuffer();
  const size = bytes.indexOf("ispe") + 8;
  bytes.writeUInt32BE(width, size);
  bytes.writeUInt32BE(height, size + 4);
  return bytes;
}

type Case = [title: string, make: () => Promise<Buffer> | Buffer, reason: PhotoRefusalReason];

const REFUSED: Case[] = [
  ["nothing", () => Buffer.alloc(0), "empty"],
  ["one byte", () => Buffer.from([0xff]), "unreadable"],
  ["zeros", () => Buffer.alloc(5_000), "unreadable"],
  ["HTML named .jpg", () => Buffer.from(HTML), "unreadable"],
  ["SVG", () => Buffer.from(SVG), "unreadable"],
  ["SVG with an XML declaration", () => Buffer.from(`<?xml version="1.0"?>${SVG}`), "unreadable"],
  ["PDF", () => Buffer.from("%PDF-1.7\n"), "unreadable"],
  ["ZIP", () => Buffer.from("PK\u0003\u0004rest of it"), "unreadable"],
  ["GIF", () => plain(9, 9).gif().toBuffer(), "unreadable"],
  ["GIF that is HTML, too", () => Buffer.from(`GIF89a/*${HTML}*/=1`), "unreadable"],
  ["TIFF", () => plain(9, 9).tiff().toBuffer(), "unreadable"],
  [
    "HTML behind the first bytes of a JPEG",
    () => Buffer.concat([JPEG_START, Buffer.from(HTML)]),
    "damaged",
  ],
  [
    "a RIFF that is no WebP inside",
    () => Buffer.from("RIFF\u0020\u0000\u0000\u0000WEBPnothing of it"),
    "damaged",
  ],
  ["HEIC", () => HEIC, "heic"],
  ["HEIC that calls itself AVIF", () => branded(HEIC, "avif"), "damaged"],
  ["HEIC that says it is AVIF, too", () => branded(HEIC, "avif", 24), "heic"],
  ["animated WebP", () => animated().webp().toBuffer(), "animated"],
  ["animated PNG", () => blackPng(9, ANIMATION_CHUNK), "animated"],
  ["AVIF sequence", async () => branded(await plain(9, 9).avif().toBuffer(), "avis"), "animated"],
  [
    "too many bytes",
    () => Buffer.concat([JPEG_START, Buffer.alloc(MAX_PHOTO_BYTES)]),
    "too-many-bytes",
  ],
  ["PNG bomb: 900 megapixels in 110 KB", () => blackPng(30_000), "too-many-pixels"],
  ["JPEG of 51 megapixels", () => plain(8_500, 6_000).jpeg().toBuffer(), "too-many-pixels"],
  // Its header alone is read.
  ["AVIF of 26 megapixels", () => avifThatSays(6_500, 4_000, plain(9, 9)), "too-many-pixels"],
  [
    "AVIF with more pixels than it says",
    () => avifThatSays(30, 20, plain(3_000, 2_000)),
    "damaged",
  ],
];

it.each(REFUSED)("refuses %s", async (_title, make, reason) => {
  await expect(encodePhoto(await make())).rejects.toMatchObject({ name: "Error", reason });
});

it("says to the visitor what can be done", async () => {
  await expect(inspectPhoto(Buffer.from(HTML))).rejects.toMatchObject({ reason: "unreadable" });
  expect(refusalSentence(translator("en", english), "unreadable")).toBe(
    "This file is not a photo we can read. Choose a JPEG, PNG, WebP or AVIF file.",
  );
  expect(refusalSentence(translator("de", german), "unreadable")).toMatch(/^Diese Datei ist kein/);
});

it.each([
  ["JPEG", () => noise(300, 200).jpeg()],
  ["progressive JPEG", () => noise(300, 200).jpeg({ progressive: true })],
  ["PNG", () => noise(300, 200).png()],
  ["interlaced PNG", () => noise(300, 200).png({ progressive: true })],
  ["WebP", () => noise(300, 200).webp()],
  ["lossless WebP", () => noise(300, 200).webp({ lossless: true })],
  ["AVIF", () => noise(300, 200).avif()],
])("refuses a %s that is cut short, wherever", async (_title, make) => {
  const whole = await make().toBuffer();
  await expect(encodePhoto(whole)).resolves.toMatchObject({ width: 300 });
  for (const part of [0.02, 0.3, 0.6, 0.9]) {
    const cut = whole.subarray(0, Math.ceil(whole.length * part));
    await expect(encodePhoto(cut)).rejects.toMatchObject({ reason: "damaged" });
  }
});

it.each(["jpeg", "png", "webp", "avif"] as const)("knows %s by its content", async (format) => {
  const bytes = await testCard().toFormat(format).toBuffer();
  await expect(inspectPhoto(bytes)).resolves.toEqual({ format, width: 64, height: 48 });
});

it("decodes no pixels to learn the size of a bomb", async () => {
  const before = process.memoryUsage().rss;
  await expect(inspectPhoto(blackPng(30_000))).rejects.toMatchObject({ reason: "too-many-pixels" });
  // The pixels would be 900 MB; making the file took 113 of them.
  expect(process.memoryUsage().rss - before).toBeLessThan(400_000_000);
});

// ADR-34: when this fails, sharp has learned HEIC, and photos of iPhones can be taken as they are.
it("cannot decode HEIC with the libvips that sharp brings", async () => {
  sharp.unblock({ operation: ["VipsForeignLoad"] });
  await expect(sharp(HEIC).metadata()).resolves.toMatchObject({ compression: "hevc", width: 64 });
  await expect(sharp(HEIC).raw().toBuffer()).rejects.toThrow("HEVC");
});
