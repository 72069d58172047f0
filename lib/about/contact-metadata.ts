import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/about/contact.json";
import { brandedTitle, pageMetadata } from "@/lib/metadata";
import { ROUTES } from "@/lib/routes";
import { SITE_NAME } from "@/lib/site";

const textsOf = (language: Language) => textsIn<keyof typeof english>(language, "contact");

/** What search engines are told of Contact in a language. */
export function contactMetadata(language: Language = DEFAULT_LANGUAGE) {
  const t = textsOf(language);
  return pageMetadata({
    title: brandedTitle(t("title")),
    description: t("description", { site: SITE_NAME }),
    canonical: ROUTES.contact,
    language,
  });
}

/** The page after a message, which search engines leave out. */
export function contactSentMetadata(language: Language = DEFAULT_LANGUAGE) {
  return pageMetadata({ title: textsOf(language)("sent"), index: false, language });
}
