import { use } from "react";
import { DEFAULT_LANGUAGE } from "@/lib/languages/languages";
import { TextsContext } from "@/lib/languages/texts-context";

/** The language of the page, for islands that say no texts. */
export const useLanguage = () => use(TextsContext)?.language ?? DEFAULT_LANGUAGE;
