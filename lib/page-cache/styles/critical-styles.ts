import { createHash } from "node:crypto";
import { keep, namesOf, writtenIn, type KeptNode } from "@/lib/page-cache/styles/kept-styles";
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

/** For pages of a kind, which have the same names, the work is done once. */
const known = new Map<string, { styleSheets: StyleSheet[]; styles: string }>();
const MAX_KNOWN = 200;

/**
 * The rules of stylesheets, in their order, that the elements of a page may need for being painted before its scripts run, but for what a pointer
 * changes; of variables those that the page's rules or elements read, and in place of those that none of them declares what they come to.
 */
export function criticalStyles(html: string, styleSheets: StyleSheet[]) {
  const written = writtenIn(html);
  const key = createHash("sha256").update(JSON.stringify(written)).digest("base64");
  const before = known.get(key);
  const isSame = styleSheets.every((sheet, index) => sheet === before?.styleSheets[index]);
  if (before && isSame && styleSheets.length === before.styleSheets.length) return before.styles;
  const names = namesOf(written);
  const nodes = styleSheets.flatMap((sheet) => keep(sheet.nodes, names));
  const styles = print(nodes, variablesOf(nodes, names));
  if (known.size >= MAX_KNOWN) known.delete(known.keys().next().value!);
  known.set(key, { styleSheets, styles });
  return styles;
}
