import "server-only";

import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/account/unsubscribe.json";
import { pageMetadata } from "@/lib/metadata";

/** The metadata of the pages that end mails, which search engines leave out. */
export function unsubscribeMetadata(
  title: "meta" | "done.meta",
  language: Language = DEFAULT_LANGUAGE,
) {
  const t = textsIn<keyof typeof english>(language, "unsubscribe");
  return pageMetadata({ title: t(title), index: false, language });
}
