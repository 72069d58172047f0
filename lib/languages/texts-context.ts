import { createContext } from "react";
import type { Language } from "@/lib/languages/languages";
import type { Messages } from "@/lib/languages/translator";

/** How a language writes what English writes by itself: code that pages in English need not load. */
export type Formats = {
  /** "2026-03-05" as "März 2026". */
  month: (iso: string) => string;
  /** "1,3 km". */
  distance: (miles: number, unit?: "miles" | "kilometers") => string;
};

export type PageTexts = {
  language: Language;
  /** Stands behind a link to a page that exists in English alone. */
  inEnglish: string;
  subjects: Readonly<Record<string, Messages>>;
  /** Of pages whose islands show months and distances. */
  formats?: Formats;
};

/** The texts of the islands of a page in another language than English; English ones are in the islands' own code. */
export const TextsContext = createContext<PageTexts | undefined>(undefined);
