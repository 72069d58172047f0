import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { textsIn } from "@/lib/languages/texts-in";
import { whereIn } from "@/lib/languages/where-in";
import type english from "@/lib/messages/en/places/city.json";
import type meta from "@/lib/messages/en/meta.json";
import { placeWhere } from "@/lib/places/place-in";
import type { PlaceList } from "@/lib/places/place-list";
import { placeTitle } from "@/lib/places/title";
import type { PlaceView } from "@/lib/places/view";
import type { VeganLevel } from "@/lib/restaurants/facts/vegan-level";
import { cuisineAdjectiveIn } from "@/lib/restaurants/words/cuisine-adjective-in";
import { factWordsIn } from "@/lib/restaurants/words/fact-words-in";

type TextId = keyof typeof english;

const OF_LEVEL = {
  vegan: "title.vegan",
  vegetarian: "title.vegetarian",
  "vegan options": "title.options",
  "few vegan options": "title.few",
} as const satisfies Record<VeganLevel, TextId>;

/** A place that has its name of the language; countries have a code. */
type NamedPlace = { name: string; code?: string };

function districtIn(language: Language, district: string, city: string) {
  const t = textsIn<keyof typeof meta>(language, "meta");
  return whereIn(language, t("district", { district, city }));
}

/** The heading of a place's page: "Vegane Restaurants in Berlin-Mitte". */
export function placeTitleIn(
  language: Language,
  place: NamedPlace,
  view: PlaceView,
  list: Pick<PlaceList, "cuisine" | "district">,
) {
  if (language === DEFAULT_LANGUAGE) return placeTitle(place.name, view, list);
  const t = textsIn<TextId>(language, "city");
  const { cuisine, district } = list;
  if (district) return t("title", { where: districtIn(language, district, place.name) });
  const where = placeWhere(language, place);
  if (cuisine) {
    const adjective = cuisineAdjectiveIn(language, cuisine);
    if (adjective) return t("title.adjective", { where, cuisine: adjective });
    return t("title.cuisine", { where, cuisine: factWordsIn(language)("cuisine", cuisine) });
  }
  if (view.level) return t(OF_LEVEL[view.level], { where });
  return t(view.mayHaveClosed ? "title.closed" : "title", { where });
}
