// The thread that draws share images (drawing-thread.ts): a title in another script takes up to half a second, for which no visitor waits.
import { parentPort } from "node:worker_threads";
import sharp from "sharp";
import { draw } from "./draw.mjs";

/** As PNG of 256 colors, a quarter of the bytes. */
async function drawPng(tree, size) {
  const svg = await draw(tree, size);
  // The pictures are part of the text, which is longer than the parser takes by itself.
  return sharp(Buffer.from(svg), { unlimited: true }).png({ palette: true }).toBuffer();
}

parentPort.on("message", ({ id, tree, size }) => {
  drawPng(tree, size).then(
    (png) => parentPort.postMessage({ id, png }),
    (error) => parentPort.postMessage({ id, error: error.message }),
  );
});
