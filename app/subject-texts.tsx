import type { ReactNode } from "react";
import { PartTexts } from "@/components/site/part-texts";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { filesOf, type Subject } from "@/lib/languages/texts-in";

type SubjectTextsProps = { language: Language; subjects: readonly Subject[]; children: ReactNode };

/** Hands the islands of a page what they say of some subjects in its language; in English they have it themselves. */
export function SubjectTexts({ language, subjects, children }: SubjectTextsProps) {
  if (language === DEFAULT_LANGUAGE) return children;
  return <PartTexts subjects={filesOf(language, subjects)}>{children}</PartTexts>;
}
