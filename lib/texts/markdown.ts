import type { Element, Root } from "hast";
import { toString } from "hast-util-to-string";
import rehypeSlug from "rehype-slug";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { elementsOf } from "@/lib/texts/elements";
import { labelFootnotes, SOURCES_ID } from "@/lib/texts/footnotes";
import { nameCells } from "@/lib/texts/phrase-tables";
import { countWords } from "@/lib/texts/reading-time";
import { frameShortVersion } from "@/lib/texts/short-version";
import type { TextBody } from "@/lib/texts/types";

const PROCESSOR = unified()
  .use(remarkParse)
  .use(remarkGfm)
  // Raw HTML in a text is left out, not passed on.
  .use(remarkRehype, {
    clobberPrefix: "",
    footnoteLabel: "Sources",
    footnoteLabelProperties: {},
    footnoteBackLabel: (index, mention) =>
      `Back to source ${index + 1}${mention > 1 ? `, mention ${mention}` : ""}`,
  })
  .use(rehypeSlug)
  .use(() => labelFootnotes)
  .use(() => nameCells)
  .use(() => frameShortVersion);

/** The sections of a page that are worth a link: its headings of the second level. */
function contentsOf(tree: Root) {
  const sections = elementsOf(tree).flatMap((element) =>
    element.tagName === "section" ? elementsOf(element) : [element],
  );
  return sections
    .filter(({ tagName }) => tagName === "h2")
    .map((heading) => ({ id: String(heading.properties.id), title: toString(heading) }));
}

function proseOf(tree: Root) {
  return elementsOf(tree)
    .filter(
      (element) => !elementsOf(element).some(({ properties }) => properties.id === SOURCES_ID),
    )
    .map((element) => blockText(element))
    .join("\n");
}

/** The text of an element with a space after each cell and item: else their last and first words are one. */
function blockText(element: Element): string {
  return element.children
    .map((child) => {
      if (child.type === "text") return child.value;
      if (child.type !== "element") return "";
      // The number of a footnote is not read.
      if (child.tagName === "sup") return "";
      return /^(td|th|li|p|h\d)$/.test(child.tagName) ? `${blockText(child)}\n` : blockText(child);
    })
    .join("");
}

/** Reads the Markdown of a text, GFM with footnotes, as an HTML syntax tree. */
export function parseMarkdown(markdown: string): TextBody {
  const tree = PROCESSOR.runSync(PROCESSOR.parse(markdown));
  return { tree, contents: contentsOf(tree), words: countWords(proseOf(tree)) };
}
