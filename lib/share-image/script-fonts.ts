import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import subsetFont from "subset-font";

/** Part of a font: what draws the code points of its ranges. */
type FontSlice = { file: string; ranges: readonly (readonly [first: number, last: number])[] };

type ScriptFont = { name: string; data: Buffer; weight: 500 | 800 };

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
const WEIGHTS = [800, 500] as const;

const folderOf = (name: string) => join(process.cwd(), "node_modules/@fontsource-variable", name);

function rangeOf(text: string) {
  const [first = "", last = first] = text.slice("U+".length).split("-");
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
}

function readSlices(name: string): FontSlice[] {
  const text = readFileSync(join(folderOf(name), "unicode.json"), "utf8");
  return Object.entries(JSON.parse(text) as Record<string, string>).flatMap(([key, ranges]) => {
    const subset = key.replace(/[[\]]/g, "");
    if (WITHOUT_LETTERS.includes(subset)) return [];
    const file = join(folderOf(name), "files", `${name}-${subset}-wght-normal.woff2`);
    return { file, ranges: ranges.split(",").map(rangeOf) };
  });
}

let slices: FontSlice[] | undefined;
const known = new Map<number, FontSlice | undefined>();

/** The slice that draws a letter; undefined for letters that nothing here draws. */
function findSlice(codePoint: number) {
  if (!known.has(codePoint)) {
    slices ??= PACKAGES.flatMap(readSlices);
    const slice = slices.find(({ ranges }) =>
      ranges.some(([first, last]) => first <= codePoint && codePoint <= last),
    );
    known.set(codePoint, slice);
  }
  return known.get(codePoint);
}

export const hasGlyph = (letter: string) => findSlice(letter.codePointAt(0) ?? 0) !== undefined;

const lettersOf = ({ ranges }: FontSlice) =>
  ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    )
    .join("");

const opened = new Map<FontSlice, Promise<ScriptFont[]>>();

/** The last slice that was asked for: they are opened one by one, so that other requests are answered between. */
let last: Promise<unknown> = Promise.resolve();

/** In a format and the weights that share images are drawn with. Uncompressed, it is opened in half the time. */
async function openSlice(slice: FontSlice): Promise<ScriptFont[]> {
  const source = await readFile(slice.file);
  const fonts: ScriptFont[] = [];
  for (const weight of WEIGHTS) {
    await setImmediate();
    const data = await subsetFont(source, lettersOf(slice), {
      targetFormat: "truetype",
      noHinting: true,
      variationAxes: { wght: weight },
    });
    fonts.push({ name: `${slice.file} ${weight}`, weight, data });
  }
  return fonts;
}

function openOnce(slice: FontSlice) {
  const known = opened.get(slice);
  if (known) return known;
  const fonts = last.then(() => openSlice(slice));
  last = fonts.catch(() => opened.delete(slice));
  opened.set(slice, fonts);
  return fonts;
}

/** The fonts that draw the letters of a text. Each is read once, from this machine. */
export async function openScriptFonts(text: string) {
  const needed = new Set([...text].flatMap((letter) => findSlice(letter.codePointAt(0)!) ?? []));
  return (await Promise.all([...needed].map(openOnce))).flat();
}
