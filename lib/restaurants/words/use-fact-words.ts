import { use } from "react";
import { TextsContext } from "@/lib/languages/texts-context";
import { createFactWords } from "@/lib/restaurants/words/fact-words";

/** The words of the page's language, for islands: the page's data has them as the subjects "facts" and "cuisines". */
export function useFactWords() {
  const { facts, cuisines } = use(TextsContext)?.subjects ?? {};
  return createFactWords({ facts, cuisines });
}
