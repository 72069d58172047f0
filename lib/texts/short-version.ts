import type { Root } from "hast";
import { toString } from "hast-util-to-string";

/** A section with the title "The short version", in the text's language, and its list become a box of their own. */
export const frameShortVersion = (title: string) => (tree: Root) => frame(tree, title);

function frame(tree: Root, title: string) {
  const start = tree.children.findIndex(
    (node) => node.type === "element" && node.tagName === "h2" && toString(node) === title,
  );
  if (start < 0) return;
  const end = tree.children.findIndex(
    (node, index) => index > start && node.type === "element" && node.tagName === "ul",
  );
  if (end < 0) return;
  const children = tree.children.slice(start, end + 1).filter((node) => node.type !== "doctype");
  tree.children.splice(start, children.length, {
    type: "element",
    tagName: "div",
    properties: { className: ["short-version"] },
    children,
  });
}
