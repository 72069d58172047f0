import { cityOfIn } from "@/lib/city-names/city-name";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { capitalize } from "@/lib/strings/capitalize";
import { kindPhrase } from "@/lib/restaurants/description-for-search";
import type { Restaurant } from "@/lib/restaurants/types";
import { drawableText } from "@/lib/share-image/drawable-text";
import { placeInSentence } from "@/lib/languages/place-in-sentence";

const isDrawable = (text: string) => drawableText(text) === text;

/**
 * The name on a restaurant's share image: as it is written at the door, with the Latin name for the line below; where no font has its
 * letters, the Latin name, and without one what the place is, or in other languages than English its city.
 */
export function nameOnImage(
  restaurant: Restaurant,
  language: Language = DEFAULT_LANGUAGE,
): { title: string; below?: string } {
  const { name, latinName, city } = restaurant;
  if (isDrawable(name)) return { title: name, ...(latinName && { below: latinName }) };
  const where =
    language === DEFAULT_LANGUAGE
      ? capitalize(`${kindPhrase(restaurant)} in ${placeInSentence(city)}`)
      : cityOfIn(language, restaurant);
  return { title: latinName ?? (drawableText(name) || where) };
}
