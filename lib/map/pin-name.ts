import { formatDecimal } from "@/lib/languages/format-decimal";
import type { Translator } from "@/lib/languages/translator";
import type { MapMarker } from "@/lib/map/markers";
import type english from "@/lib/messages/en/live-map.json";
import { VEGAN_LEVEL_TEXTS } from "@/lib/restaurants/facts/vegan-level";
import type { FactWords } from "@/lib/restaurants/words/fact-words";

type Say = { t: Translator<keyof typeof english>; words: FactWords };

/** The accessible name of a pin, which says what it shows: "Radish & Rye, rated 4.8", "Goodies, Fully vegan", "Berlin, 453 places". */
export function pinName({ name, count, rating, veganLevel }: MapMarker, { t, words }: Say) {
  if (count !== undefined) {
    const places = t("places", { count });
    return name ? t("pin.places", { name, places }) : places;
  }
  if (rating !== undefined)
    return t("pin.rated", { name, rating: formatDecimal(t.language, rating, true) });
  if (!veganLevel) return name;
  return t("pin.level", {
    name,
    level: words("level", veganLevel, VEGAN_LEVEL_TEXTS[veganLevel].label),
  });
}
