/** @jest-environment node */
import fc from "fast-check";
import sharp, { type Sharp } from "sharp";
import { encodePhoto, type EncodedPhoto } from "@/lib/photos/encode";
import { photoTypeOf } from "@/lib/photo-name";
import { PhotoRefused } from "@/lib/photos/refusal";
import {
  noise,
  plain,
  QUARTERS,
  SECRET,
  testCard,
  withSecrets,
} from "@/tests/lib/photos/photo-fixtures";

const TRACES = [
  SECRET,
  "<script",
  "http",
  "Exif",
  "EXIF",
  "xmpmeta",
  "GPS",
  "ICC_PROFILE",
  "PK\u0003\u0004",
];

/** That the files are photos and nothing else, whatever went in. */
async function expectClean({ id, width, height, files }: EncodedPhoto) {
  expect(Math.max(width, height)).toBeLessThanOrEqual(2_000);
  for (const { name, type, bytes } of files) {
    expect(name).toContain(id);
    expect(photoTypeOf(name)).toBe(type);
    const metadata = await sharp(bytes).metadata();
    expect(metadata).toMatchObject({ space: "srgb", depth: "uchar", hasAlpha: false });
    for (const key of ["exif", "xmp", "icc", "iptc", "orientation", "comments", "gainMap"])
      expect(metadata).not.toHaveProperty(key);
    const text = Buffer.from(bytes).toString("latin1");
    expect(TRACES.filter((trace) => text.includes(trace))).toEqual([]);
  }
}

async function colorAt(bytes: Uint8Array, x: number, y: number) {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const start =
    (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return [...data.subarray(start, start + 3)];
}

function expectColor(color: number[], expected: readonly number[], tolerance = 30) {
  const far = color.filter((value, index) => Math.abs(value - expected[index]!) > tolerance);
  expect({ color, far }).toEqual({ color, far: [] });
}

const CENTERS = [
  [0.25, 0.25],
  [0.75, 0.25],
  [0.25, 0.75],
  [0.75, 0.75],
] as const;

it.each([1, 2, 3, 4, 5, 6, 7, 8])(
  "turns a photo of orientation %s upright, and forgets where it was taken",
  async (orientation) => {
    const upload = await withSecrets(testCard(orientation), orientation)
      .jpeg({ quality: 95, chromaSubsampling: "4:4:4" })
      .toBuffer();
    expect(upload.toString("latin1")).toContain(SECRET);
    await expect(sharp(upload).metadata()).resolves.toMatchObject({
      orientation,
      icc: expect.anything(),
      xmp: expect.anything(),
    });
    const photo = await encodePhoto(upload);
    expect(photo).toMatchObject({ width: 64, height: 48 });
    await expectClean(photo);
    for (const { bytes } of photo.files)
      for (const [index, [x, y]] of CENTERS.entries())
        expectColor(await colorAt(bytes, x, y), QUARTERS[index]!);
  },
);

it.each(["jpeg", "png", "webp", "avif"] as const)(
  "leaves nothing of a %s but its pixels",
  async (format) => {
    const upload = await withSecrets(testCard()).toFormat(format).toBuffer();
    expect(upload.toString("latin1")).toContain(SECRET);
    await expectClean(await encodePhoto(upload));
  },
);

it("converts a wide-gamut photo to sRGB", async () => {
  const upload = await plain(64, 48, "#c86432").withIccProfile("p3").png().toBuffer();
  // The numbers stored are others, so that a decoder without profiles would show another color.
  const stored = [...(await sharp(upload, { ignoreIcc: true }).raw().toBuffer()).subarray(0, 3)];
  expect(stored).not.toEqual([0xc8, 0x64, 0x32]);
  const { files } = await encodePhoto(upload);
  for (const { bytes } of files) expectColor(await colorAt(bytes, 0.5, 0.5), [0xc8, 0x64, 0x32], 4);
});

const ODD: [title: string, make: () => Sharp, color: number[]][] = [
  ["CMYK", () => plain(64, 48, "#779955").toColourspace("cmyk").jpeg(), [0x77, 0x99, 0x55]],
  ["16 bits", () => plain(64, 48, "#779955").toColourspace("rgb16").png(), [0x77, 0x99, 0x55]],
  ["grey", () => plain(64, 48, "#888888").greyscale().jpeg(), [0x88, 0x88, 0x88]],
  ["a palette", () => plain(64, 48, "#779955").png({ palette: true }), [0x77, 0x99, 0x55]],
  ["transparency", () => plain(64, 48, "#000").ensureAlpha(0).png(), [255, 255, 255]],
  ["half a transparency", () => plain(64, 48, "#000").ensureAlpha(0.5).webp(), [127, 127, 127]],
];

it.each(ODD)("takes a photo in %s", async (_title, make, color) => {
  const photo = await encodePhoto(await make().toBuffer());
  await expectClean(photo);
  for (const { bytes } of photo.files) expectColor(await colorAt(bytes, 0.5, 0.5), color, 12);
});

it.each([
  ["landscape", 4_000, 3_000, [480, 960, 2_000], 1_500],
  ["portrait", 3_000, 4_000, [480, 960, 1_500], 2_000],
  ["wide", 6_000, 60, [480, 960, 2_000], 20],
  ["between two widths", 700, 500, [480, 700], 500],
  ["as wide as one", 480, 300, [480], 300],
  ["small", 100, 80, [100], 80],
  ["one pixel", 1, 1, [1], 1],
] as const)(
  "%s: never more pixels than there were",
  async (_title, width, height, widths, kept) => {
    const photo = await encodePhoto(await plain(width, height).jpeg().toBuffer());
    expect(photo).toMatchObject({ width: widths.at(-1), height: kept });
    await expectClean(photo);
    for (const type of ["image/avif", "image/webp"]) {
      const files = photo.files.filter((file) => file.type === type);
      const sizes = await Promise.all(files.map(({ bytes }) => sharp(bytes).metadata()));
      expect(sizes.map((size) => size.width)).toEqual(widths);
      expect(sizes.at(-1)).toMatchObject({ height: kept });
    }
  },
);

it("drops what phones put behind the end of a photo", async () => {
  for (const format of ["jpeg", "png", "webp", "avif"] as const) {
    const plainFile = await testCard().toFormat(format).toBuffer();
    const longer = Buffer.concat([plainFile, Buffer.from(`${SECRET} MotionPhoto_Data`)]);
    const photo = await encodePhoto(longer);
    await expectClean(photo);
    expect(photo.id).toBe((await encodePhoto(plainFile)).id);
  }
});

it("refuses a photo that is a web page and an archive, too", async () => {
  for (const format of ["jpeg", "png", "webp", "avif"] as const) {
    const polyglot = Buffer.concat([
      await testCard().toFormat(format).toBuffer(),
      Buffer.from(`<html><script>alert("${SECRET}")</script>`),
      Buffer.from("PK\u0003\u0004\u0014\u0000"),
    ]);
    await expect(encodePhoto(polyglot)).rejects.toMatchObject({ reason: "foreign-content" });
  }
});

it("two uploads at once: the same photo has the same files, another has others", async () => {
  const one = await noise(490, 40).jpeg().toBuffer();
  const other = await noise(490, 40).jpeg().toBuffer();
  const [first, second, third] = await Promise.all([one, one, other].map(encodePhoto));
  expect(first).toEqual(second);
  expect(third!.id).not.toBe(first!.id);
});

it("makes a photo of a damaged file, or says that it is one, and nothing else", async () => {
  const originals = await Promise.all(
    (["jpeg", "png", "webp", "avif"] as const).map((format) =>
      withSecrets(testCard()).toFormat(format).toBuffer(),
    ),
  );
  const damaged = fc
    .record({
      original: fc.constantFrom(...originals),
      changes: fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 6 }),
      isCut: fc.boolean(),
      cut: fc.nat(),
    })
    .map(({ original, changes, isCut, cut }) => {
      const bytes = Buffer.from(original);
      for (const [at, value] of changes) bytes[at % bytes.length] = value;
      return isCut ? bytes.subarray(0, cut % bytes.length) : bytes;
    });
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(damaged, async (bytes) => {
      const photo = await encodePhoto(bytes).catch((error: unknown) => {
        expect(error).toBeInstanceOf(PhotoRefused);
        return undefined;
      });
      if (!photo) return;
      taken += 1;
      await expectClean(photo);
    }),
    { numRuns: 150 },
  );
  expect(taken).toBeGreaterThan(10);
});
