import { countryCodeNamed, countryIn } from "@/lib/languages/country-name";
import type { Language } from "@/lib/languages/languages";
import type { Restaurant } from "@/lib/restaurants/types";

type Placed = Pick<Restaurant, "city" | "cityId">;

/** Whether no city is known, so that the country stands in its place. */
export const isOnlyCountry = ({ city, cityId }: Placed) =>
  cityId === undefined && countryCodeNamed(city) !== undefined;

/** The city's name, in a language where it is the country's: "Berlin", "USA". */
export const cityNameIn = (language: Language, { city, cityId }: Placed) =>
  cityId === undefined ? countryIn(language, city) : city;
