import { foldForSearch, withoutUmlautE } from "@/lib/strings/fold-for-search";

/** Words as they are compared: folded as every searched text (P4.19), however their umlauts are spelled. */
export const comparable = (text: string) => withoutUmlautE(foldForSearch(text));
