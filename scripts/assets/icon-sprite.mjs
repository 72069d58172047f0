// Draws the icons that components/ui/drawings/icon-names.ts names into one file, from lucide-react, the leaves of the vegan levels, the
// stars of ratings and the marks of networks, and writes the file's address: `node scripts/assets/icon-sprite.mjs`. The output is committed;
// run this again when an icon is added, or Lucide has drawn one anew.
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import * as lucide from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { load } from "../run/load.mjs";

/** A page names it a hundred times, so its address is short. */
const PATH = "/i/ui.svg";

const { ICON_NAMES } = await load("components/ui/drawings/icon-names.ts");

/** Its lines and color are those of the class. */
const STAR = "M12 2.6l2.9 5.9 6.5.95-4.7 4.6 1.1 6.45L12 17.45 6.2 20.5l1.1-6.45-4.7-4.6 6.5-.95z";

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

const star = symbol("star", `<path d="${STAR}"/>`);

/** Lucide has no brands. */
const MARKS = {
  Instagram:
    '<rect x="3" y="3" width="18" height="18" rx="5"/><circle cx="12" cy="12" r="4"/><path d="M17 7h.01"/>',
  Facebook: '<path d="M14 8h3V4h-3a4 4 0 0 0-4 4v3H7v4h3v6h4v-6h3l1-4h-4V8.5a.5.5 0 0 1 .5-.5Z"/>',
  X: '<path d="M4 4l16 16M20 4L4 20"/>',
  YouTube: '<rect x="2.5" y="5" width="19" height="14" rx="4"/><path d="m10 9 5 3-5 3z"/>',
};
const marks = Object.entries(MARKS).map(([network, drawn]) => symbol(`mark-${network}`, drawn));

const GAP = 2.667;
const COUNT = 5;
const empty = ' fill="none" stroke="var(--control)"';

/** Five of them in one drawing, since a list has many: so many are filled. Two pixels are between stars of 18. */
const ratings = Array.from({ length: COUNT + 1 }, (_, rating) => {
  const drawn = Array.from({ length: COUNT }, (_, index) => {
    const x = Number((index * (24 + GAP)).toFixed(3));
    return `<path d="${STAR}"${x ? ` transform="translate(${x})"` : ""}${index < rating ? "" : empty}/>`;
  });
  const width = Number((COUNT * 24 + (COUNT - 1) * GAP).toFixed(3));
  return `<symbol id="stars-${rating}" viewBox="0 0 ${width} 24">${drawn.join("")}</symbol>`;
});

const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${[...ICON_NAMES.map(iconSymbol), ...leaves, star, ...ratings, ...marks].join("\n")}\n</svg>\n`;
await writeFile(`public${PATH}`, sprite);

const version = createHash("sha256").update(sprite).digest("hex").slice(0, 4);
await writeFile(
  "components/ui/drawings/sprite.ts",
  `/** The file of the icons, with a mark of its content (scripts/assets/icon-sprite.mjs). */\nexport const SPRITE = "${PATH}?${version}";\n`,
);
console.log(
  `${PATH}?${version}: ${ICON_NAMES.length} icons, ${leaves.length} leaves, ${sprite.length} bytes`,
);
