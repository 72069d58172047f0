// Draws the icons that components/ui/icons.tsx names into one file, from lucide-react: `node scripts/assets/icon-sprite.mjs`. The output
// is committed; run this again when an icon is added, or Lucide has drawn one anew.
import { readFile, writeFile } from "node:fs/promises";
import * as lucide from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

const FOLDER = "components/ui";

const source = await readFile(`${FOLDER}/icons.tsx`, "utf8");
const names = [...source.matchAll(/ icon\("(\w+)"\)/g)].map(([, name]) => name);

function symbol(name) {
  const drawn = renderToStaticMarkup(createElement(lucide[name]));
  const lines = drawn.replace(/^<svg[^>]*>|<\/svg>$/g, "").replace(/><\/\w+>/g, "/>");
  return `<symbol id="${name}" viewBox="0 0 24 24">${lines}</symbol>`;
}

// The bundler asks every picture for its size.
const sprite = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">\n${names.map(symbol).join("\n")}\n</svg>\n`;
await writeFile(`${FOLDER}/icons.svg`, sprite);
console.log(`${FOLDER}/icons.svg: ${names.length} icons, ${sprite.length} bytes`);
