import type { Organization, WebPage, WebSite } from "schema-dts";
import { absoluteUrl } from "@/lib/absolute-url";
import { iconFolder } from "@/lib/env/site-icons";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { OWN_LOGO } from "@/lib/public-env";
import { ROUTES, type Path } from "@/lib/routes";
import { SITE_DESCRIPTION, SITE_NAME } from "@/lib/site";

const HOME = absoluteUrl(ROUTES.home);
const LOGO = { address: `${iconFolder(OWN_LOGO)}/icon-512.png`, size: 512 };

/** The publisher in the structured data of a page: search engines read each page separately. */
export const PUBLISHER = {
  "@type": "Organization",
  "@id": `${HOME}#organization`,
  name: SITE_NAME,
  url: HOME,
} as const satisfies Organization;

/** Who is behind the site. The claims of P1.7 and the sample contact details stay out of it. */
export function organizationData() {
  return {
    ...PUBLISHER,
    description: SITE_DESCRIPTION,
    logo: {
      "@type": "ImageObject",
      url: absoluteUrl(LOGO.address),
      width: `${LOGO.size}`,
      height: `${LOGO.size}`,
    },
  } as const satisfies Organization;
}

/** The site itself, which is where search engines take its name from, as the home page of a language describes it. */
export function websiteData(
  language: Language = DEFAULT_LANGUAGE,
  description: string = SITE_DESCRIPTION,
) {
  return {
    "@type": "WebSite",
    "@id": `${HOME}#website`,
    name: SITE_NAME,
    url: HOME,
    description,
    inLanguage: LANGUAGES[language].tag,
    publisher: PUBLISHER,
  } as const satisfies WebSite;
}

/** A page in another language than English: that of the page. The things on it have names of their own. */
export function translatedPageData(language: Language, path: Path, name: string) {
  return {
    "@type": "WebPage",
    url: absoluteUrl(pathIn(language, path)),
    name,
    inLanguage: LANGUAGES[language].tag,
  } as const satisfies WebPage;
}
