import type { Root } from "hast";
import { visit } from "unist-util-visit";

/** The id of the heading of the list of sources. */
export const SOURCES_ID = "sources";

/** Footnotes are a text's sources: each number is spoken as such, and their list can be linked to. */
export function labelFootnotes(labelOf: (number: string) => string) {
  return (tree: Root) =>
    visit(tree, "element", (element) => {
      const { properties } = element;
      if (properties.id === "footnote-label") properties.id = SOURCES_ID;
      if (properties.dataFootnoteRef === undefined) return;
      delete properties.ariaDescribedBy;
      const [number] = element.children;
      properties.ariaLabel = labelOf(number?.type === "text" ? number.value : "");
    });
}
