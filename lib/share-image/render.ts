import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ReactElement } from "react";
import satori from "satori";
import { openScriptFonts } from "@/lib/share-image/script-fonts";
import { SHARE_IMAGE_SIZE } from "@/lib/share-image-size";

/** Cut by scripts/assets/fonts.mjs. The second file of a face has the letters that the first lacks. */
const FONTS = [
  { name: "display", file: "share-display-latin.woff", weight: 800 },
  { name: "display extended", file: "share-display-latin-ext.woff", weight: 800 },
  { name: "text", file: "share-text-latin.woff", weight: 500 },
  { name: "text extended", file: "share-text-latin-ext.woff", weight: 500 },
] as const;

type ShareFont = { name: string; data: Buffer; weight: 500 | 800 };

/** A day: the URL of a share image does not depend on what it shows, so it may not be cached permanently. */
const CACHE_CONTROL = "public, max-age=86400";

let fonts: Promise<ShareFont[]> | undefined;

/** Read once: satori parses the same fonts once, too. */
function readFonts() {
  fonts ??= Promise.all(
    FONTS.map(async ({ file, ...font }) => ({
      ...font,
      data: await readFile(join(process.cwd(), "app/fonts", file)),
    })),
  );
  return fonts;
}

/** The image as SVG. Letters that the two faces lack are drawn by fonts of this machine; satori itself fetches nothing. */
export async function drawShareImage(image: ReactElement) {
  return satori(image, {
    ...SHARE_IMAGE_SIZE,
    fonts: await readFonts(),
    // Emoji are left out of texts before they come here.
    loadAdditionalAsset: async (script, text) =>
      script === "emoji" ? "" : await openScriptFonts(text),
  });
}

/** Draws a share image as PNG of 256 colors, a quarter of the bytes. Its routes are static: this runs in the build. */
export async function renderShareImage(image: ReactElement) {
  const svg = await drawShareImage(image);
  // Imported only here: a server that draws no image need not load it.
  const { default: sharp } = await import("sharp");
  // The pictures are part of the text, which is longer than the parser takes by itself.
  const png = await sharp(Buffer.from(svg), { unlimited: true }).png({ palette: true }).toBuffer();
  return new Response(new Uint8Array(png), {
    headers: { "Content-Type": "image/png", "Cache-Control": CACHE_CONTROL },
  });
}
