import type { Language } from "@/lib/languages/languages";
import { cityOfSummaryIn } from "@/lib/restaurants/names/city-name";
import { withPictureText } from "@/lib/restaurants/pictures/picture-texts-in";
import type { RestaurantSummary } from "@/lib/restaurants/types";

/** A restaurant on a card of a page in this language, which says its city. */
export function cardIn(language: Language, restaurant: RestaurantSummary) {
  return withPictureText(language, { ...restaurant, city: cityOfSummaryIn(language, restaurant) });
}
