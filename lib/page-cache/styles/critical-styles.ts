import { keep, namesIn, type KeptNode } from "@/lib/page-cache/styles/kept-styles";
import type { StyleSheet } from "@/lib/page-cache/styles/style-sheet";
import {
  constantsAmong,
  isUnmet,
  variablesOf,
  withConstants,
  type Variables,
} from "@/lib/page-cache/styles/variables";

function print(nodes: KeptNode[], variables: Variables): string {
  const { read, constant, animations } = variables;
  return nodes
    .map((node) => {
      if (node.kind === "text" && node.moves !== undefined)
        return animations.includes(node.moves) ? node.text : "";
      if (node.kind === "text") {
        const name = node.registers?.name;
        return name === undefined || (read.has(name) && !constant.has(name)) ? node.text : "";
      }
      if (node.kind === "group") {
        const body = print(node.children, variables);
        return body && `${node.prelude}{${body}}`;
      }
      const declarations = node.declarations.filter(
        ({ variable }) =>
          variable === undefined || (read.has(variable) && !isUnmet(node, variables, variable)),
      );
      const texts = declarations.map(({ text, reads }) =>
        withConstants(text, constantsAmong(reads, node, variables)),
      );
      return texts.length > 0 ? `${node.selectors.join(",")}{${texts.join(";")}}` : "";
    })
    .join("");
}

/**
 * The rules of stylesheets, in their order, that the elements of a page may need for being painted before its scripts run, but for what a pointer
 * changes; of variables those that the page's rules or elements read, and in place of those that none of them declares what they come to.
 */
export function criticalStyles(html: string, styleSheets: StyleSheet[]) {
  const names = namesIn(html);
  const nodes = styleSheets.flatMap((sheet) => keep(sheet.nodes, names));
  return print(nodes, variablesOf(nodes, html, names.elements));
}
