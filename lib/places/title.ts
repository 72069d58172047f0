import type { PlaceView } from "@/lib/places/view";
import { VEGAN_LEVEL_TEXTS } from "@/lib/restaurants/vegan-level";

/** The heading of a place's page: "Vegan restaurants in Berlin", "Vegan thai food in Berlin". */
export function placeTitle(place: string, { level }: PlaceView, cuisine: string | undefined) {
  if (cuisine) return `${cuisine} food for vegans in ${place}`;
  if (level === "vegan") return `Fully vegan restaurants in ${place}`;
  if (level) return `${VEGAN_LEVEL_TEXTS[level].label} in ${place}`;
  return `Vegan restaurants in ${place}`;
}
