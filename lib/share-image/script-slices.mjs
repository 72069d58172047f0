// Which file of a font draws a letter. The drawing thread (thread.mjs) loads this as well, by its path, so it is no TypeScript.
import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Part of a font: what draws the code points of its ranges.
 *
 * @typedef {{ file: string, ranges: (readonly [first: number, last: number])[] }} FontSlice
 */

/**
 * What draws letters that the site's two faces lack, in this order: each package says for every file which code points it has. Chinese
 * and Japanese are drawn by one font, and only in slices of some hundred letters.
 */
const PACKAGES = [
  "noto-sans",
  "noto-sans-arabic",
  "noto-sans-hebrew",
  "noto-sans-thai",
  "noto-sans-sc",
  "noto-sans-kr",
];
/** Those of Noto Sans Arabic name control characters and signs that are no letters. */
const WITHOUT_LETTERS = ["math", "symbols"];

/** @param {string} name */
const folderOf = (name) => join(process.cwd(), "node_modules/@fontsource-variable", name);

/** @param {string} text */
function rangeOf(text) {
  const [first = "", last = first] = text.slice("U+".length).split("-");
  return /** @type {const} */ ([Number.parseInt(first, 16), Number.parseInt(last, 16)]);
}

/**
 * @param {string} name
 * @returns {FontSlice[]}
 */
function readSlices(name) {
  /** @type {Record<string, string>} */
  const subsets = JSON.parse(readFileSync(join(folderOf(name), "unicode.json"), "utf8"));
  return Object.entries(subsets).flatMap(([key, ranges]) => {
    const subset = key.replace(/[[\]]/g, "");
    if (WITHOUT_LETTERS.includes(subset)) return [];
    const file = join(folderOf(name), "files", `${name}-${subset}-wght-normal.woff2`);
    return { file, ranges: ranges.split(",").map(rangeOf) };
  });
}

/** @type {FontSlice[] | undefined} */
let slices;
/** @type {Map<number, FontSlice | undefined>} */
const known = new Map();

/**
 * The slice that draws a letter; undefined for letters that nothing here draws.
 *
 * @param {string} letter
 */
export function findSlice(letter) {
  const codePoint = letter.codePointAt(0) ?? 0;
  if (!known.has(codePoint)) {
    slices ??= PACKAGES.flatMap(readSlices);
    const slice = slices.find(({ ranges }) =>
      ranges.some(([first, last]) => first <= codePoint && codePoint <= last),
    );
    known.set(codePoint, slice);
  }
  return known.get(codePoint);
}
