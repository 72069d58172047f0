import "server-only";

import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/forms/pages.json";
import { pageMetadata } from "@/lib/metadata";

/** The metadata of a page with a question of the desk, which search engines leave out. */
export function questionPageMetadata(language: Language = DEFAULT_LANGUAGE) {
  const t = textsIn<keyof typeof english>(language, "form-pages");
  return pageMetadata({ title: t("question.for-you"), index: false, language });
}
