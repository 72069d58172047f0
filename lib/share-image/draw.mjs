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

/** @typedef {import("./plain-tree").PlainNode} PlainNode */
/** @typedef {import("./han-forms").HanForms} HanForms */

/**
 * The forms of Chinese characters that the parts of an image ask for.
 *
 * @param {PlainNode | undefined} node
 * @returns {HanForms[]}
 */
function formsIn(node) {
  if (Array.isArray(node)) return node.flatMap(formsIn);
  if (typeof node !== "object" || node === null) return [];
  const { lang, children } = /** @type {{ lang?: HanForms, children?: PlainNode }} */ (node.props);
  return [...(lang ? [lang] : []), ...formsIn(children)];
}

/**
 * Letters that the two faces lack are drawn by fonts of this machine; satori itself fetches nothing.
 *
 * @param {PlainNode} tree
 * @param {{ width: number, height: number }} size
 * @returns {Promise<string>}
 */
export async function draw(tree, size) {
  // Read once: satori parses the same fonts once, too.
  fonts ??= readFonts();
  const forms = [...new Set(formsIn(tree))];
  return satori(/** @type {import("react").ReactNode} */ (tree), {
    ...size,
    fonts: await fonts,
    loadAdditionalAsset: async (scripts, text) => {
      // Emoji are left out of texts before they come here.
      if (scripts === "emoji") return "";
      // The scripts of a character begin with the forms that its part has; those of kana and signs do not say them.
      const own = forms.filter((name) => scripts.startsWith(name));
      const asked = own.length > 0 ? own : forms;
      return (await Promise.all(asked.map((name) => openScriptFonts(text, name)))).flat();
    },
  });
}
