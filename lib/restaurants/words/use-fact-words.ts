import { use } from "react";
import { TextsContext } from "@/lib/languages/texts-context";
import { createFactWords } from "@/lib/restaurants/words/fact-words";

/**
 * The words of the page’s language, for islands: the page’s data has them as the subjects "facts" and "cuisines". Server components get those
 * of use-fact-words-on-server.ts by the same name, "#fact-words" (package.json).
 */
export function useFactWords() {
  const { facts, cuisines } = use(TextsContext)?.subjects ?? {};
  return createFactWords({ facts, cuisines });
}
