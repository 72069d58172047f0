// Fits the fonts of every system to the site's two faces, so that text keeps its lines when the faces arrive, and writes them to
// app/font-fallbacks.css: `node scripts/assets/font-fallbacks.mjs`. The output is committed; run this after scripts/assets/fonts.mjs.
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fromBuffer } from "@capsizecss/unpack";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);

/** The faces as headings, text and bold text use them, at a size between the smallest and the largest heading. */
const FACES = [
  {
    family: "Display",
    weights: "800",
    systemWeight: 700,
    file: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2",
    axes: { wdth: 76, opsz: 48, wght: 800 },
  },
  ...[
    { weights: "400 599", systemWeight: 400, wght: 400 },
    { weights: "600 750", systemWeight: 700, wght: 650 },
  ].map(({ wght, ...weights }) => ({
    ...weights,
    family: "Body",
    file: "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2",
    axes: { wght },
  })),
];

/**
 * What systems have: Arial with Apple and Microsoft, fonts of its widths on most Linux desktops, Roboto on Android, DejaVu on
 * bare Linux. `local`: the names under which browsers know them; `files`: fonts of the same widths to measure.
 */
const SYSTEM_FONTS = [
  {
    name: "Arial",
    local: {
      400: ["Arial", "ArialMT", "Liberation Sans", "Arimo"],
      700: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Arimo Bold"],
    },
    files: {
      400: "@fontsource/arimo/files/arimo-latin-400-normal.woff",
      700: "@fontsource/arimo/files/arimo-latin-700-normal.woff",
    },
  },
  {
    name: "Roboto",
    local: { 400: ["Roboto", "Roboto-Regular"], 700: ["Roboto Bold", "Roboto-Bold", "Roboto"] },
    files: {
      400: "@fontsource/roboto/files/roboto-latin-400-normal.woff",
      700: "@fontsource/roboto/files/roboto-latin-700-normal.woff",
    },
  },
  {
    name: "DejaVu",
    local: { 400: ["DejaVu Sans"], 700: ["DejaVu Sans Bold"] },
    files: {
      400: "dejavu-fonts-ttf/ttf/DejaVuSans.ttf",
      700: "dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf",
    },
  },
];

/**
 * Not Hebrew, Arabic and Chinese, which the two faces lack: Arial and DejaVu, made as narrow as the faces, would draw their letters
 * too small. The last fonts of the stacks draw them at their own size.
 */
const RANGE = "U+0-58F, U+1E00-2BFF";

const LETTERS = Array.from({ length: 95 }, (_, i) => String.fromCodePoint(0x20 + i)).join("");

async function measure(file, variationAxes) {
  const font = await readFile(require.resolve(file));
  return fromBuffer(await subsetFont(font, LETTERS, { targetFormat: "sfnt", variationAxes }));
}

const percent = (value) => `${(value * 100).toFixed(2)}%`;

/** @see https://drafts.csswg.org/css-fonts-5/#size-adjust-desc: overrides are scaled by size-adjust too, hence the division. */
function fontFace({ family, weights, systemWeight, metrics }, system, systemMetrics) {
  const size =
    metrics.xWidthAvg / metrics.unitsPerEm / (systemMetrics.xWidthAvg / systemMetrics.unitsPerEm);
  const override = (value) => percent(Math.abs(value) / metrics.unitsPerEm / size);
  const sources = system.local[systemWeight].map((name) => `local("${name}")`);
  return `@font-face {
  font-family: "${family} ${system.name}";
  font-weight: ${weights};
  src: ${sources.join(", ")};
  size-adjust: ${percent(size)};
  ascent-override: ${override(metrics.ascent)};
  descent-override: ${override(metrics.descent)};
  unicode-range: ${RANGE};
}`;
}

const rules = [];
for (const face of FACES) {
  const metrics = await measure(face.file, face.axes);
  for (const system of SYSTEM_FONTS)
    rules.push(
      fontFace({ ...face, metrics }, system, await measure(system.files[face.systemWeight])),
    );
}
await writeFile(
  "app/font-fallbacks.css",
  `/* Made by scripts/assets/font-fallbacks.mjs. */\n\n${rules.join("\n\n")}\n`,
);
