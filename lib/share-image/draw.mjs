// Draws a share image as SVG: in the drawing thread, which Node loads by its path, so it is no TypeScript.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import satori from "satori";
import { openScriptFonts } from "./script-fonts.mjs";

/** Cut by scripts/assets/fonts.mjs. The second file of a face has the letters that the first lacks. */
const FONTS = /** @type {const} */ ([
  { name: "display", file: "share-display-latin.woff", weight: 800 },
  { name: "display extended", file: "share-display-latin-ext.woff", weight: 800 },
  { name: "text", file: "share-text-latin.woff", weight: 500 },
  { name: "text extended", file: "share-text-latin-ext.woff", weight: 500 },
]);

const readFonts = () =>
  Promise.all(
    FONTS.map(async ({ file, ...font }) => ({
      ...font,
      data: await readFile(join(process.cwd(), "app/fonts", file)),
    })),
  );

/** @type {ReturnType<typeof readFonts> | undefined} */
let fonts;

/**
 * Letters that the two faces lack are drawn by fonts of this machine; satori itself fetches nothing.
 *
 * @param {import("./plain-tree").PlainNode} tree
 * @param {{ width: number, height: number }} size
 * @returns {Promise<string>}
 */
export async function draw(tree, size) {
  // Read once: satori parses the same fonts once, too.
  fonts ??= readFonts();
  return satori(/** @type {import("react").ReactNode} */ (tree), {
    ...size,
    fonts: await fonts,
    // Emoji are left out of texts before they come here.
    loadAdditionalAsset: async (script, text) =>
      script === "emoji" ? "" : await openScriptFonts(text),
  });
}
