import type { Root } from "hast";
import type { Language } from "@/lib/languages/languages";
import type { Picture } from "@/lib/picture";
import type { Path } from "@/lib/routes";

/** A heading of a text and the id under which the page has it. */
export type TextHeading = { id: string; title: string };

/** The body of a text as HTML syntax tree, and what is read from it. */
export type TextBody = {
  tree: Root;
  /** The headings of the second level, the list of sources last. */
  contents: TextHeading[];
  /** Of the prose; the list of sources is not read through. */
  words: number;
};

/** What a text's page needs besides what the list of its collection shows. */
export type Text = {
  /** For search engines. */
  metaDescription: string;
  /** ISO 8601 dates. */
  published: string;
  updated: string;
  /** Whole minutes. */
  readTime: number;
  body: TextBody;
};

/** Another text, as the end of a page leads to it. */
export type RelatedText = {
  href: Path;
  title: string;
  /** Of its title. */
  language: Language;
  detail: string;
  image: Picture;
};
