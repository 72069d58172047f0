import type { ReactNode } from "react";
import { LANGUAGES, type Language } from "@/lib/languages/languages";
import { TextsContext, type PageTexts } from "@/lib/languages/texts-context";

type InLanguageProps = {
  language: Language;
  subjects?: PageTexts["subjects"];
  children: ReactNode;
};

/** Islands on a page in another language than English, with the texts that it hands them. */
export function InLanguage({ language, subjects = {}, children }: InLanguageProps) {
  const texts = { language, inEnglish: `(in English, ${LANGUAGES[language].tag})`, subjects };
  return <TextsContext value={texts}>{children}</TextsContext>;
}
