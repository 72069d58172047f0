import type { CountryRecord } from "@/lib/cities/types";

/** Most restaurants first. The counts are sample numbers, not a census. */
export const COUNTRIES: CountryRecord[] = [
  { name: "United States", count: 1240, flag: "/pictures/flags/united-states.svg" },
  { name: "United Kingdom", count: 412, flag: "/pictures/flags/united-kingdom.svg" },
  { name: "Germany", count: 318, flag: "/pictures/flags/germany.svg" },
  { name: "Canada", count: 264, flag: "/pictures/flags/canada.svg" },
  { name: "Australia", count: 246, flag: "/pictures/flags/australia.svg" },
  { name: "Japan", count: 187, flag: "/pictures/flags/japan.svg" },
];
