import type { Element, Root } from "hast";
import { toString } from "hast-util-to-string";
import rehypeSlug from "rehype-slug";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/guides/article.json";
import { elementsOf } from "@/lib/texts/elements";
import { labelFootnotes, SOURCES_ID } from "@/lib/texts/footnotes";
import { nameCells } from "@/lib/texts/phrase-tables";
import { countWords } from "@/lib/texts/reading-time";
import { frameShortVersion } from "@/lib/texts/short-version";
import type { TextBody } from "@/lib/texts/types";

const textsOf = (language: Language) => textsIn<keyof typeof english>(language, "article");

function createProcessor(language: Language) {
  const t = textsOf(language);
  return (
    unified()
      .use(remarkParse)
      .use(remarkGfm)
      // Raw HTML in a text is left out, not passed on.
      .use(remarkRehype, {
        clobberPrefix: "",
        footnoteLabel: t("sources"),
        footnoteLabelProperties: {},
        footnoteBackLabel: (index, mention) =>
          mention > 1
            ? t("back.mention", { number: index + 1, mention })
            : t("back", { number: index + 1 }),
      })
      .use(rehypeSlug)
      .use(() => labelFootnotes((number) => t("source", { number })))
      .use(() => nameCells(language, t("language")))
      .use(() => frameShortVersion(t("short-version")))
  );
}

const processors = new Map<Language, ReturnType<typeof createProcessor>>();

function processorOf(language: Language) {
  const processor = processors.get(language) ?? createProcessor(language);
  processors.set(language, processor);
  return processor;
}

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
export function parseMarkdown(markdown: string, language: Language = DEFAULT_LANGUAGE): TextBody {
  const processor = processorOf(language);
  const tree = processor.runSync(processor.parse(markdown));
  return { tree, contents: contentsOf(tree), words: countWords(proseOf(tree)) };
}
