// Cuts the two faces down to what the site uses and writes them to app/fonts: `node scripts/assets/fonts.mjs`.
// The WOFF files are for share images: satori reads no WOFF2 and no axes. Visitors never load them.
// The output is committed; run this again only when a face, an axis or a glyph range changes.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);

/** First and last code points, the two halves that app/fonts.ts names in its unicode-range. */
const LATIN = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2013, 0x2014],
  [0x2018, 0x201e],
  [0x2020, 0x2022],
  [0x2026, 0x2026],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
];
const LATIN_EXTENDED = [
  [0x100, 0x151],
  [0x154, 0x17f],
  [0x1cd, 0x1d4],
  [0x218, 0x21b],
  [0x1e02, 0x1ef9],
];

const DISPLAY_AXES = { wdth: 76, opsz: { min: 24, max: 96 }, wght: 800 };
const TEXT_AXES = { wght: { min: 400, max: 750 } };
const SHARE_DISPLAY_AXES = { wdth: 76, opsz: 96, wght: 800 };
const SHARE_TEXT_AXES = { wght: 550 };
const PACKAGES = "@fontsource-variable";

const DISPLAY = "bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal";
const DISPLAY_EXTENDED = "bricolage-grotesque/files/bricolage-grotesque-latin-ext-standard-normal";
const TEXT = "hanken-grotesk/files/hanken-grotesk-latin-wght-normal";
const TEXT_EXTENDED = "hanken-grotesk/files/hanken-grotesk-latin-ext-wght-normal";

const SUBSETS = [
  ["bricolage-grotesque-latin.woff2", DISPLAY, LATIN, DISPLAY_AXES],
  ["bricolage-grotesque-latin-ext.woff2", DISPLAY_EXTENDED, LATIN_EXTENDED, DISPLAY_AXES],
  ["hanken-grotesk-latin.woff2", TEXT, LATIN, TEXT_AXES],
  ["hanken-grotesk-latin-ext.woff2", TEXT_EXTENDED, LATIN_EXTENDED, TEXT_AXES],
  ["share-display-latin.woff", DISPLAY, LATIN, SHARE_DISPLAY_AXES],
  ["share-display-latin-ext.woff", DISPLAY_EXTENDED, LATIN_EXTENDED, SHARE_DISPLAY_AXES],
  ["share-text-latin.woff", TEXT, LATIN, SHARE_TEXT_AXES],
  ["share-text-latin-ext.woff", TEXT_EXTENDED, LATIN_EXTENDED, SHARE_TEXT_AXES],
];

function charactersOf(ranges) {
  return ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)),
    )
    .join("");
}

await mkdir("app/fonts", { recursive: true });
for (const [target, source, ranges, variationAxes] of SUBSETS) {
  const font = await readFile(require.resolve(`${PACKAGES}/${source}.woff2`));
  const targetFormat = target.split(".").at(-1);
  const subset = await subsetFont(font, charactersOf(ranges), { targetFormat, variationAxes });
  await writeFile(`app/fonts/${target}`, subset);
  console.log(`${target}: ${font.length} -> ${subset.length} bytes`);
}
