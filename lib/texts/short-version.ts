import type { Root } from "hast";
import { toString } from "hast-util-to-string";

const TITLE = "The short version";

/** A first section "The short version" with its list becomes a box of its own. */
export function frameShortVersion(tree: Root) {
  const start = tree.children.findIndex(
    (node) => node.type === "element" && node.tagName === "h2" && toString(node) === TITLE,
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
