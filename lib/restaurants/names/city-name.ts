import { cityOfIn } from "@/lib/city-names/city-name";
import { countryCodeNamed, countryIn } from "@/lib/languages/country-name";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import type { Restaurant, RestaurantSummary } from "@/lib/restaurants/types";

type Placed = Pick<Restaurant, "city" | "cityId" | "country" | "countryCode">;

/** Whether no city is known, so that the country stands in its place. */
export const isOnlyCountry = ({ city, cityId }: Pick<Placed, "city" | "cityId">) =>
  cityId === undefined && countryCodeNamed(city) !== undefined;

/** The city's name in a language, or the country's where that stands in its place: "Wien", "USA". */
export const cityNameIn = (language: Language, restaurant: Placed) =>
  isOnlyCountry(restaurant) ? countryIn(language, restaurant.city) : cityOfIn(language, restaurant);

/** The same of a summary, which does not say whether it knows the city or the country alone. */
export function cityOfSummaryIn(
  language: Language,
  { city, countryCode }: Pick<RestaurantSummary, "city" | "countryCode">,
) {
  if (language === DEFAULT_LANGUAGE) return city;
  const named = cityOfIn(language, { city, countryCode });
  const isCountry = named === city && countryCode && countryCodeNamed(city) === countryCode;
  return isCountry ? countryIn(language, city) : named;
}
