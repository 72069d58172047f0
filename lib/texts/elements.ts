import type { Element, Root } from "hast";

/** The elements directly below one. */
export function elementsOf({ children }: Root | Element): Element[] {
  return children.flatMap((child) => (child.type === "element" ? [child] : []));
}
