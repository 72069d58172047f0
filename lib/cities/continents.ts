/** The continents that group the cities, in the order of P7.1. */
export const CONTINENTS = [
  "North America",
  "Europe",
  "Asia",
  "Oceania",
  "South America",
  "Africa",
] as const;

export type Continent = (typeof CONTINENTS)[number];
