import sharp from "sharp";

/** The page's ground in the light theme (app/tokens.css, --paper). */
const GROUND = "#fafbf6";
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
const FAVICON_SIZES = [16, 32, 48];
const APPLE_SIZE = 180;
const MANIFEST_SIZES = [192, 512];
/** How much of its square the mark fills. A maskable icon may lose all outside the inner 80 %, and corners of that. */
const SHARE = { plain: 1, apple: 0.66, maskable: 0.56 };

/** The density at which a vector drawing has 1 unit per pixel. */
const UNIT_DENSITY = 72;

/** The mark on a square; without a ground its corners are clear. */
async function icon(mark, size, share, ground = CLEAR) {
  const inner = Math.round(size * share);
  const { width, height } = await sharp(mark).metadata();
  const density = (UNIT_DENSITY * inner) / Math.max(width, height);
  const drawing = await sharp(mark, { density })
    .resize(inner, inner, { fit: "contain", background: CLEAR })
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background: ground } })
    .composite([{ input: drawing }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** How wide a picture is for its height. */
export async function widthByHeight(mark) {
  const { width, height } = await sharp(mark).metadata();
  return width / height;
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

/** The icons of browsers and phones from one picture: the content of each file, by its name. */
export async function drawIcons(mark) {
  const favicons = FAVICON_SIZES.map(async (size) => ({
    size,
    data: await icon(mark, size, SHARE.plain),
  }));
  const files = [
    ["favicon.ico", ico(await Promise.all(favicons))],
    ["apple-icon.png", await icon(mark, APPLE_SIZE, SHARE.apple, GROUND)],
  ];
  for (const size of MANIFEST_SIZES) {
    files.push([`icon-${size}.png`, await icon(mark, size, SHARE.plain)]);
    files.push([`maskable-${size}.png`, await icon(mark, size, SHARE.maskable, GROUND)]);
  }
  return Object.fromEntries(files);
}
