/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { writeOwnIcons } from "@/scripts/build/own-icons.mjs";

// What tests of photos have blocked in this process, the build does not.
beforeAll(() => sharp.unblock({ operation: ["VipsForeignLoad"] }));

let folder: string;
const own = (name = "") => join(folder, "icons/own", name);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "own-icons-"));
  mkdirSync(join(folder, "icons"));
  // Wider than high.
  writeFileSync(
    join(folder, "icons/own.svg"),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path fill="#b40451" d="M0 0h40v20H0z"/></svg>',
  );
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const SIZES = [
  ["apple-icon.png", 180],
  ["icon-192.png", 192],
  ["icon-512.png", 512],
  ["maskable-192.png", 192],
  ["maskable-512.png", 512],
] as const;

test("a logo gives icons of every size, drawn whole in their middle", async () => {
  await writeOwnIcons(folder, "/icons/own.svg");
  expect(readdirSync(own())).toEqual([
    "apple-icon.png",
    "favicon.ico",
    ...SIZES.slice(1).map(([name]) => name),
  ]);
  for (const [name, size] of SIZES) {
    const { data, info } = await sharp(own(name))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([name, info.width, info.height]).toEqual([name, size, size]);
    const middle = (size * (size / 2) + size / 2) * 4;
    expect([name, ...data.subarray(middle, middle + 4)]).toEqual([name, 0xb4, 0x04, 0x51, 255]);
    // Above the picture: the ground of icons that need one, else nothing.
    expect([name, data[3]]).toEqual([name, name.startsWith("icon") ? 0 : 255]);
  }
  // The number of pictures in an ICO file, and the width of the first.
  const ico = readFileSync(own("favicon.ico"));
  expect([ico.readUInt16LE(4), ico.readUInt8(6)]).toEqual([3, 16]);
});

test("its ratio is known to the build of the pages, so that they keep its place free", async () => {
  await writeOwnIcons(folder, "/icons/own.svg");
  expect(process.env.LOGO_RATIO).toBe("2.000");
  await writeOwnIcons(folder, undefined);
  expect(process.env.LOGO_RATIO).toBeUndefined();
});

test("without a logo those of an earlier build are gone", async () => {
  await writeOwnIcons(folder, "/icons/own.svg");
  await writeOwnIcons(folder, undefined);
  expect(existsSync(own())).toBe(false);
});

test.each([
  [
    "/icons/missing.svg",
    "NEXT_PUBLIC_SITE_LOGO names /icons/missing.svg, but public/icons/missing.svg is not there.",
  ],
  ["/icons/words.svg", /^public\/icons\/words\.svg, of NEXT_PUBLIC_SITE_LOGO, is no picture: /],
])("%s ends the build with a sentence", async (logo, message) => {
  writeFileSync(join(folder, "icons/words.svg"), "no picture");
  await expect(writeOwnIcons(folder, logo)).rejects.toThrow(message);
});
