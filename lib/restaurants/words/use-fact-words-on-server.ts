import "server-only";

import { renderedLanguage } from "@/lib/languages/use-texts-on-server";
import { factWordsIn } from "@/lib/restaurants/words/fact-words-in";

/** The words of the language of the page that is being rendered, for server components; see use-fact-words.ts. */
export const useFactWords = () => factWordsIn(renderedLanguage());
