import { createContext } from "react";
import type { Language } from "@/lib/languages/languages";
import type { Messages } from "@/lib/languages/translator";

export type PageTexts = {
  language: Language;
  /** Stands behind a link to a page that exists in English alone. */
  inEnglish: string;
  subjects: Readonly<Record<string, Messages>>;
};

/** The texts of the islands of a page in another language than English; English ones are in the islands' own code. */
export const TextsContext = createContext<PageTexts | undefined>(undefined);
