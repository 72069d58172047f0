import type { Organization, WebSite } from "schema-dts";
import { absoluteUrl } from "@/lib/absolute-url";
import { iconFolder } from "@/lib/env/site-icons";
import { OWN_LOGO } from "@/lib/public-env";
import { ROUTES } from "@/lib/routes";
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

/** The site itself, which is where search engines take its name from. */
export function websiteData() {
  return {
    "@type": "WebSite",
    "@id": `${HOME}#website`,
    name: SITE_NAME,
    url: HOME,
    description: SITE_DESCRIPTION,
    inLanguage: "en",
    publisher: PUBLISHER,
  } as const satisfies WebSite;
}
