import type { Locator } from "@playwright/test";
import sharp from "sharp";

/** What is drawn, as red, green, blue and alpha of each pixel, 0 to 255. */
export async function pixelsOf(target: Locator) {
  return sharp(await target.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer();
}
