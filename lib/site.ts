import { OWN_SITE_DESCRIPTION, OWN_SITE_NAME } from "@/lib/public-env";

/** P1.2, unless the operator has named the site. */
export const SITE_NAME = OWN_SITE_NAME ?? "Chard";

export const SITE_DESCRIPTION =
  OWN_SITE_DESCRIPTION ??
  "A worldwide directory of vegan and plant-based restaurants, cafes and food trucks.";

/** How OpenStreetMap asks to be named where facts of it are shown. */
export const OPEN_STREET_MAP_CREDIT = "© OpenStreetMap contributors";
