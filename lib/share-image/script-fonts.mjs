// The fonts of letters that the site's two faces lack, as satori reads them: in the drawing thread alone.
import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { findSlice } from "./script-slices.mjs";

/** @typedef {import("./script-slices.mjs").FontSlice} FontSlice */
/** @typedef {import("./han-forms").HanForms} HanForms */
/** @typedef {{ name: string, data: Buffer, weight: 500 | 800 }} ScriptFont */

const WEIGHTS = /** @type {const} */ ([800, 500]);

/** @param {FontSlice} slice */
const lettersOf = ({ ranges }) =>
  ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    )
    .join("");

/**
 * In a format and the weights that share images are drawn with. Uncompressed, it is opened in half the time.
 *
 * @param {FontSlice} slice
 * @returns {Promise<ScriptFont[]>}
 */
async function openSlice(slice) {
  const source = await readFile(slice.file);
  return Promise.all(
    WEIGHTS.map(async (weight) => ({
      name: `${slice.file} ${weight}`,
      weight,
      data: await subsetFont(source, lettersOf(slice), {
        targetFormat: "truetype",
        noHinting: true,
        variationAxes: { wght: weight },
      }),
    })),
  );
}

/** @type {Map<FontSlice, Promise<ScriptFont[]>>} */
const opened = new Map();

/** @param {FontSlice} slice */
function openOnce(slice) {
  const fonts = opened.get(slice) ?? openSlice(slice);
  opened.set(slice, fonts);
  fonts.catch(() => opened.delete(slice));
  return fonts;
}

/**
 * The fonts that draw the letters of a text, for parts of an image with these forms alone. Each is read once, from this machine.
 *
 * @param {string} text
 * @param {HanForms} forms
 */
export async function openScriptFonts(text, forms) {
  const needed = new Set([...text].flatMap((letter) => findSlice(letter, forms) ?? []));
  const fonts = (await Promise.all([...needed].map(openOnce))).flat();
  return fonts.map((font) => ({ ...font, lang: forms }));
}
