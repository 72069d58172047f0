import { DEFAULT_LANGUAGE } from "@/lib/languages/languages";
import { translator } from "@/lib/languages/translator";
import english from "@/lib/messages/en/mails/content.json";

/** What members publish and moderators may remove. */
export type ContentKind =
  "review" | "photo" | "dish" | "tip" | "reply" | "post" | "topic" | "event";

export type Content = {
  kind: ContentKind;
  /** The title of a review, topic or event; else the beginning of a text, or a photo's description. */
  title: string;
  /** The restaurant, topic or city that it is about; empty for a topic. */
  about: string;
};

/** What is meant in English, after "Your" or "The". */
export const contentText = ({ kind, title, about }: Content) =>
  translator(DEFAULT_LANGUAGE, english)("content", { kind, title, about });
