import type { AtRule, ChildNode, Root } from "postcss";

const TYPEFACE_DECLARATION = /^(--|font-(family|style|weight)$)/;

const URL_OF = /\burl\(\s*["']?([^"')]+)/;

const isFontFace = (node: ChildNode): node is AtRule =>
  node.type === "atrule" && node.name === "font-face";

const isTypefaceRule = (node: ChildNode) =>
  node.type === "rule" &&
  node.nodes.every((each) => each.type === "decl" && TYPEFACE_DECLARATION.test(each.prop));

/**
 * Of a stylesheet that says nothing but which typefaces there are, the files that every text needs: those without a `unicode-range`,
 * by their URLs as the stylesheet names them. None of any other stylesheet.
 */
export function fontFilesOf({ nodes }: Root): string[] {
  if (!nodes.every((node) => isFontFace(node) || isTypefaceRule(node))) return [];
  return nodes.filter(isFontFace).flatMap((face) => {
    const hasRange = face.nodes?.some(
      (each) => each.type === "decl" && each.prop === "unicode-range",
    );
    const [, url] = URL_OF.exec(String(face)) ?? [];
    return url && !hasRange ? url : [];
  });
}
