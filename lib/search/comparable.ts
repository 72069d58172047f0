import { foldText } from "@/lib/strings/fold-text";

/** Words as they are compared: folded, and without hyphens, underscores and the punctuation around them. */
export const comparable = (text: string) =>
  foldText(text)
    .replace(/[-_]/g, " ")
    .replace(/^[^\p{L}\p{N}&]+|[^\p{L}\p{N}&]+$/gu, "")
    .trim();
