// Draws the icons that components/ui/icons.tsx names into one file, from lucide-react, and the leaves of the vegan levels:
// `node scripts/assets/icon-sprite.mjs`. The output is committed; run this again when an icon is added, or Lucide has drawn one anew.
import { readFile, writeFile } from "node:fs/promises";
import * as lucide from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

const FOLDER = "components/ui";

const source = await readFile(`${FOLDER}/icons.tsx`, "utf8");
const names = [...source.matchAll(/ icon\("(\w+)"\)/g)].map(([, name]) => name);

const symbol = (id, lines) => `<symbol id="${id}" viewBox="0 0 24 24">${lines}</symbol>`;

function iconSymbol(name) {
  const drawn = renderToStaticMarkup(createElement(lucide[name]));
  return symbol(name, drawn.replace(/^<svg[^>]*>|<\/svg>$/g, "").replace(/><\/\w+>/g, "/>"));
}

const { leaf, veins, fills } = JSON.parse(
  await readFile("lib/restaurants/facts/level-leaf.json", "utf8"),
);
const filled = (d) => (d ? `<path d="${d}" fill="currentColor"/>` : "");
const outline = `<path d="${leaf}" fill="none" stroke="currentColor" stroke-width="2.1"/>`;
// The veins have the color of the ground.
const lines = `<path d="${veins}" fill="none" stroke="var(--vein)" stroke-width="2" stroke-linecap="round"/>`;
const leaves = [
  symbol("level-vegan", filled(leaf) + lines),
  ...Object.entries(fills).map(([level, d]) =>
    symbol(`level-${level.replaceAll(" ", "-")}`, filled(d) + outline),
  ),
];

// The bundler asks every picture for its size.
const sprite = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">\n${[...names.map(iconSymbol), ...leaves].join("\n")}\n</svg>\n`;
await writeFile(`${FOLDER}/icons.svg`, sprite);
console.log(
  `${FOLDER}/icons.svg: ${names.length} icons, ${leaves.length} leaves, ${sprite.length} bytes`,
);
