// Which file of a font draws a letter. The drawing thread (thread.mjs) loads this as well, by its path, so it is no TypeScript.
import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Part of a font: what draws the code points of its ranges.
 *
 * @typedef {{ file: string, ranges: (readonly [first: number, last: number])[] }} FontSlice
 */

/** @typedef {import("./han-forms").HanForms} HanForms */

/** What draws letters that the site's two faces lack, in this order: each package says for every file which code points it has. */
const PACKAGES = ["noto-sans", "noto-sans-arabic", "noto-sans-hebrew", "noto-sans-thai"];
const KOREAN = "noto-sans-kr";
const MAINLAND = "noto-sans-sc";
const TRADITIONAL = "noto-sans-tc";

/**
 * Chinese and Japanese are drawn by one font, and only in slices of some hundred letters. The other one has characters that it lacks.
 *
 * @type {Record<HanForms, string[]>}
 */
const PACKAGES_BY_FORMS = {
  "zh-CN": [...PACKAGES, MAINLAND, KOREAN, TRADITIONAL],
  "zh-TW": [...PACKAGES, TRADITIONAL, MAINLAND, KOREAN],
};

/** What is drawn by the font of the traditional forms. Of many other scripts it has some letters, too few for a name. */
const CHINESE = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;
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

/** @type {Map<string, FontSlice[]>} */
const slices = new Map();

/** @param {string} name */
function readOnce(name) {
  const read = slices.get(name) ?? readSlices(name);
  slices.set(name, read);
  return read;
}

/**
 * @param {string} letter
 * @param {HanForms} forms
 */
function searchSlice(letter, forms) {
  const codePoint = letter.codePointAt(0) ?? 0;
  return PACKAGES_BY_FORMS[forms]
    .filter((name) => name !== TRADITIONAL || CHINESE.test(letter))
    .flatMap(readOnce)
    .find(({ ranges }) => ranges.some(([first, last]) => first <= codePoint && codePoint <= last));
}

/** @type {Record<HanForms, Map<string, FontSlice | undefined>>} */
const known = { "zh-CN": new Map(), "zh-TW": new Map() };

/**
 * The slice that draws a letter; undefined for letters that nothing here draws, whichever the forms.
 *
 * @param {string} letter
 * @param {HanForms} [forms]
 */
export function findSlice(letter, forms = "zh-CN") {
  if (!known[forms].has(letter)) known[forms].set(letter, searchSlice(letter, forms));
  return known[forms].get(letter);
}
