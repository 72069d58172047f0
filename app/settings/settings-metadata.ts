import { DEFAULT_LANGUAGE, isPrefixedLanguage, type Language } from "@/lib/languages/languages";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/account/settings-pages.json";
import { pageMetadata } from "@/lib/metadata";

type Title = keyof typeof english;

/** The metadata of a page of the settings, which search engines leave out. */
export function settingsMetadata(title: Title, language: Language = DEFAULT_LANGUAGE) {
  const t = textsIn<Title>(language, "settings-pages");
  return pageMetadata({ title: t(title), index: false, language });
}

/** The same for the path of another language. */
export async function translatedMetadata(title: Title, params: Promise<{ language: string }>) {
  const { language } = await params;
  return isPrefixedLanguage(language) ? settingsMetadata(title, language) : {};
}
