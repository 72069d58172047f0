export const DAY_MS = 24 * 60 * 60 * 1000;
export const DAY_MINUTES = 24 * 60;

/** Where opening hours apply: holidays depend on the country, sunrise on the position. */
export type HoursPlace = {
  lat: number;
  lng: number;
  /** IANA name. */
  timeZone: string;
  /** ISO 3166-1 alpha-2. */
  country: string | undefined;
  /** Whose holidays are kept, as the library names it: "Bayern"; empty for those of the whole country. */
  state: string;
};
