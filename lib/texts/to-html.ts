import type { Root } from "hast";
import { toHtml } from "hast-util-to-html";
import { visit } from "unist-util-visit";
import { absoluteUrl } from "@/lib/absolute-url";
import { isHidden } from "@/lib/hidden/is-hidden";

/** A text as HTML that stands outside the site: each link is whole, and what leads to a part that is left out is text. `page` is where the text itself is. */
export function toPortableHtml(tree: Root, page: string) {
  // A tree is plain JSON.
  const copy: Root = JSON.parse(JSON.stringify(tree));
  visit(copy, "element", ({ properties }) => {
    const href = String(properties.href ?? "");
    if (href.startsWith("#")) properties.href = page + href;
    if (isHidden(href)) delete properties.href;
    else if (href.startsWith("/")) properties.href = absoluteUrl(href);
  });
  return toHtml(copy);
}
