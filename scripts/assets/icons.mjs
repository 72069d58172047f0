// Makes the icons of browsers and phones from app/icon.svg: `node scripts/assets/icons.mjs`. The output is committed; run this again
// only when the mark changes.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";

/** The page's ground in the light theme (app/tokens.css, --paper). */
const GROUND = "#fafbf6";
const FAVICON_SIZES = [16, 32, 48];
const APPLE_SIZE = 180;
const MANIFEST_SIZES = [192, 512];
/** How much of its square the mark fills. A maskable icon may lose all outside the inner 80 %, and corners of that. */
const SHARE = { plain: 1, apple: 0.66, maskable: 0.56 };

const DENSITY_PER_PIXEL = 72 / 32;

const mark = await readFile("app/icon.svg");

/** The mark on a square; without a ground its corners are clear. */
async function icon(size, share, ground) {
  const inner = Math.round(size * share);
  const drawing = await sharp(mark, { density: inner * DENSITY_PER_PIXEL })
    .resize(inner, inner)
    .png()
    .toBuffer();
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawing }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/** Joins PNG pictures into one ICO file. */
function ico(pictures) {
  const header = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({ size, data }, index) => {
    const entry = HEADER_BYTES + ENTRY_BYTES * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(data.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += data.length;
  });
  return Buffer.concat([header, ...pictures.map(({ data }) => data)]);
}

async function write(path, data) {
  await writeFile(path, data);
  console.log(`${path}: ${data.length} bytes`);
}

const favicons = FAVICON_SIZES.map(async (size) => ({ size, data: await icon(size, SHARE.plain) }));
await write("app/favicon.ico", ico(await Promise.all(favicons)));
await write("app/apple-icon.png", await icon(APPLE_SIZE, SHARE.apple, GROUND));
await mkdir("public/icons", { recursive: true });
for (const size of MANIFEST_SIZES) {
  await write(`public/icons/icon-${size}.png`, await icon(size, SHARE.plain));
  await write(`public/icons/maskable-${size}.png`, await icon(size, SHARE.maskable, GROUND));
}
