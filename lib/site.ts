import { OWN_SITE_DESCRIPTION, OWN_SITE_NAME, OWN_TAGLINE } from "@/lib/public-env";

/** P1.2, unless the operator has named the site. */
export const SITE_NAME = OWN_SITE_NAME ?? "Chard";

export const SITE_DESCRIPTION =
  OWN_SITE_DESCRIPTION ??
  "A worldwide directory of vegan and plant-based restaurants, cafes and food trucks.";

/** What the home page says first (P3.1), and what its title does. */
export const HEADLINE = OWN_TAGLINE ?? "Good vegan food is closer than you think";
export const HOME_TITLE = OWN_TAGLINE ?? "Find vegan food near you";

/** How OpenStreetMap asks to be named where facts of it are shown. */
export const OPEN_STREET_MAP_CREDIT = "© OpenStreetMap contributors";
