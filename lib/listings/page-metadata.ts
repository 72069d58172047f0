import "server-only";

import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/forms/listing-page.json";
import { pageMetadata } from "@/lib/metadata";

/** The metadata of a sender's page about a listing, which search engines leave out. */
export function listingPageMetadata(
  title: "status" | "status.again",
  language: Language = DEFAULT_LANGUAGE,
) {
  const t = textsIn<keyof typeof english>(language, "listing-page");
  return pageMetadata({ title: t(title), index: false, language });
}
