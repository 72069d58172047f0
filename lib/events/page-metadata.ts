import "server-only";

import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/events/screens.json";
import { pageMetadata } from "@/lib/metadata";

/** The metadata of a page of members' own about an event, which search engines leave out. */
export function eventFormMetadata(
  title: keyof typeof english,
  language: Language = DEFAULT_LANGUAGE,
) {
  const t = textsIn<keyof typeof english>(language, "event-screens");
  return pageMetadata({ title: t(title), index: false, language });
}
