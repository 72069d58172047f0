import { OWN_SITE_DESCRIPTION, OWN_SITE_NAME, OWN_TAGLINE } from "@/lib/public-env";

/** P1.2, unless the operator has named the site. */
export const SITE_NAME = OWN_SITE_NAME ?? "Chard";

/** Chard is of the whole world; a site with a name of its own may be of one country. */
export const SITE_DESCRIPTION =
  OWN_SITE_DESCRIPTION ??
  `A ${OWN_SITE_NAME ? "" : "worldwide "}directory of vegan and plant-based restaurants, cafes and food trucks.`;

/** The name under which browsers install the site. */
export const INSTALLED_NAME = [
  SITE_NAME,
  OWN_TAGLINE ?? (OWN_SITE_NAME ? undefined : "vegan restaurants worldwide"),
]
  .filter(Boolean)
  .join(": ");

/** What the home page says first (P3.1), and what its title does. */
export const HEADLINE = OWN_TAGLINE ?? "Good vegan food is closer than you think";
export const HOME_TITLE = OWN_TAGLINE ?? "Find vegan food near you";

/** How OpenStreetMap asks to be named where facts of it are shown. */
export const OPEN_STREET_MAP_CREDIT = "© OpenStreetMap contributors";
