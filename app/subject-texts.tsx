import type { ReactNode } from "react";
import { PartTexts } from "@/components/site/part-texts";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import type { PageTexts } from "@/lib/languages/texts-context";
import { filesOf, type Subject } from "@/lib/languages/texts-in";

type SubjectTextsProps = {
  language: Language;
  subjects: readonly Subject[];
  /** What else they say, such as the words for some cuisines. */
  more?: PageTexts["subjects"];
  children: ReactNode;
};

/** Hands the islands of a page what they say of some subjects in its language; in English they have it themselves. */
export function SubjectTexts({ language, subjects, more, children }: SubjectTextsProps) {
  if (language === DEFAULT_LANGUAGE) return children;
  return <PartTexts subjects={{ ...filesOf(language, subjects), ...more }}>{children}</PartTexts>;
}
