import "server-only";

import { languageOfPath } from "@/lib/languages/paths";
import { renderedPath } from "@/lib/next-internals/rendered-path";
import { textsIn, type Subject } from "@/lib/languages/texts-in";
import type { Messages } from "@/lib/languages/translator";

/** The language of the page that is being rendered. */
export const renderedLanguage = () => languageOfPath(renderedPath() ?? "/");

/** The texts of a subject in the language of the page that is being rendered, for server components; see use-texts.ts. */
export function useTexts<Id extends string>(
  ...[subject]: [subject: Subject, english: Messages<Id>]
) {
  return textsIn<Id>(renderedLanguage(), subject);
}
