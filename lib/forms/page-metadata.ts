import "server-only";

import { isPrefixedLanguage } from "@/lib/languages/languages";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/forms/pages.json";
import { pageMetadata } from "@/lib/metadata";

/** The metadata of a page with a form about a restaurant, which search engines leave out, in another language than English. */
export function formPageMetadata(language: string, title: keyof typeof english) {
  if (!isPrefixedLanguage(language)) return {};
  const t = textsIn<keyof typeof english>(language, "form-pages");
  return pageMetadata({ title: t(title), index: false, language });
}
