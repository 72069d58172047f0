import type { Element, Root } from "hast";
import { toString } from "hast-util-to-string";
import { visit } from "unist-util-visit";
import { LANGUAGES, type Language } from "@/lib/languages/languages";
import { elementsOf } from "@/lib/texts/elements";

/** Languages that phrases of the guides are given in (BCP 47). */
const TAGS = "am ar de en es fr he hi it ja ko nl pt ta th tr vi zh".split(" ");
/** Where a tag says too little of how the phrases are written. */
const WRITTEN: Readonly<Record<string, string>> = { zh: "zh-Hans" };
const RIGHT_TO_LEFT = ["ar", "he"];

/** The tag of a language by its name in another one, in any case: "German", "Deutsch", "allemand". */
function tagsByName(language: Language) {
  const { tag } = LANGUAGES[language];
  const names = new Intl.DisplayNames(tag, { type: "language" });
  // What is in the language of the text itself needs no mark.
  const others = TAGS.filter((code) => code !== tag);
  return new Map(others.map((code) => [names.of(code)!.toLowerCase(), WRITTEN[code] ?? code]));
}

type SetLanguage = (cell: Element | undefined, name: string | undefined) => void;

/** Marks a cell with the language that a text in `language` names, and its direction where that is another one. */
function languageSetter(language: Language): SetLanguage {
  const tags = tagsByName(language);
  return (cell, name) => {
    const lang = name && tags.get(name.toLowerCase());
    if (!cell || !lang) return;
    cell.properties.lang = lang;
    const dir = RIGHT_TO_LEFT.includes(lang) ? "rtl" : "ltr";
    if (dir !== LANGUAGES[language].dir) cell.properties.dir = dir;
  };
}

/**
 * Names the cells of every table: by the language of their column or row (`lang`), and by their column's header, which phones
 * show in front of each cell. The header of a column that names languages is `rowLanguage`.
 */
export function nameCells(language: Language, rowLanguage: string) {
  const setLanguage = languageSetter(language);
  return (tree: Root) => nameCellsOf(tree, rowLanguage, setLanguage);
}

function nameCellsOf(tree: Root, rowLanguage: string, setLanguage: SetLanguage) {
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
      if (first && names[0] === rowLanguage) setLanguage(second, toString(first).trim());
    }
  });
}
