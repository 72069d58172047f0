/** P1.2. */
export const SITE_NAME = "Chard";

export const SITE_DESCRIPTION =
  "A worldwide directory of vegan and plant-based restaurants, cafes and food trucks.";
