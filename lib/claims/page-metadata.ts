import "server-only";

import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/claims/pages.json";
import { pageMetadata } from "@/lib/metadata";

/** The metadata of a page for the owner of a restaurant, or for a member who claims one; search engines leave it out. */
export function ownerPageMetadata(
  title: "claim" | "confirm" | "owner" | "facts" | "closed" | "reply",
  language: Language = DEFAULT_LANGUAGE,
) {
  const t = textsIn<keyof typeof english>(language, "owner-pages");
  return pageMetadata({ title: t(title), index: false, language });
}
