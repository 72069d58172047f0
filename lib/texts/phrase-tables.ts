import type { Element, Root } from "hast";
import { toString } from "hast-util-to-string";
import { visit } from "unist-util-visit";
import { elementsOf } from "@/lib/texts/elements";

/** Languages that phrases of the guides are given in, by their English name (BCP 47). */
const LANGUAGES: Readonly<Record<string, string>> = {
  Amharic: "am",
  Arabic: "ar",
  Chinese: "zh-Hans",
  Dutch: "nl",
  French: "fr",
  German: "de",
  Hebrew: "he",
  Hindi: "hi",
  Italian: "it",
  Japanese: "ja",
  Korean: "ko",
  Portuguese: "pt",
  Spanish: "es",
  Tamil: "ta",
  Thai: "th",
  Turkish: "tr",
  Vietnamese: "vi",
};
const RIGHT_TO_LEFT = ["ar", "he"];
/** The header of a column whose cells name the language of the cell beside them. */
const ROW_LANGUAGE = "Language";

function setLanguage(cell: Element | undefined, name: string | undefined) {
  const lang = name && LANGUAGES[name];
  if (!cell || !lang) return;
  cell.properties.lang = lang;
  if (RIGHT_TO_LEFT.includes(lang)) cell.properties.dir = "rtl";
}

/**
 * Names the cells of every table: by the language of their column or row (`lang`), and by their column's header, which phones
 * show in front of each cell.
 */
export function nameCells(tree: Root) {
  visit(tree, "element", (table) => {
    if (table.tagName !== "table") return;
    const rows: Element[] = [];
    visit(table, "element", (row) => {
      if (row.tagName === "tr") rows.push(row);
    });
    const [head, ...body] = rows;
    const names = head ? elementsOf(head).map((cell) => toString(cell).trim()) : [];
    if (head) elementsOf(head).forEach((cell) => (cell.properties.scope = "col"));
    for (const row of body) {
      const cells = elementsOf(row);
      cells.forEach((cell, index) => {
        cell.properties.dataLabel = names[index];
        setLanguage(cell, names[index]);
      });
      const [first, second] = cells;
      if (first && names[0] === ROW_LANGUAGE) setLanguage(second, toString(first).trim());
    }
  });
}
