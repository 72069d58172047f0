import type { PlaceList } from "@/lib/places/place-list";
import type { PlaceView } from "@/lib/places/view";
import { placeInSentence } from "@/lib/languages/place-in-sentence";
import { placesOfCuisine } from "@/lib/restaurants/facts/cuisine-words";
import { VEGAN_LEVEL_TEXTS } from "@/lib/restaurants/facts/vegan-level";
import { capitalize } from "@/lib/strings/capitalize";

/** The heading of a place's page: "Vegan restaurants in Berlin", "Vegan restaurants in Mitte, Berlin", "Coffee shops with vegan options in Berlin". */
export function placeTitle(
  name: string,
  { level, mayHaveClosed }: PlaceView,
  { cuisine, district }: Pick<PlaceList, "cuisine" | "district">,
) {
  const place = placeInSentence(name);
  if (district) return `Vegan restaurants in ${district}, ${name}`;
  if (cuisine) return `${capitalize(placesOfCuisine(cuisine))} in ${place}`;
  if (level === "vegan") return `Fully vegan restaurants in ${place}`;
  if (level) return `${VEGAN_LEVEL_TEXTS[level].label} in ${place}`;
  if (mayHaveClosed) return `Places that may have closed in ${place}`;
  return `Vegan restaurants in ${place}`;
}
