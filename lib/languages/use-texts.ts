import { use } from "react";
import { TextsContext } from "@/lib/languages/texts-context";
import { DEFAULT_LANGUAGE } from "@/lib/languages/languages";
import { translator, type Messages } from "@/lib/languages/translator";

/**
 * The texts of a subject in the page's language, in a browser and for what a browser hydrates; server components get those of
 * use-texts-on-server.ts by the same name, "#texts" (package.json). `english` is lib/messages/en/SUBJECT.json.
 */
export function useTexts<Id extends string>(subject: string, english: Messages<Id>) {
  const page = use(TextsContext);
  return translator<Id>(page?.language ?? DEFAULT_LANGUAGE, page?.subjects[subject] ?? english);
}
