import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { nameAfterPrefix } from "@/lib/languages/name-after-prefix";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/city.json";
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

/** The heading of a place's page: "Vegane Restaurants in Berlin-Mitte". */
export function placeTitleIn(
  language: Language,
  city: string,
  view: PlaceView,
  list: Pick<PlaceList, "cuisine" | "district">,
) {
  if (language === DEFAULT_LANGUAGE) return placeTitle(city, view, list);
  const t = textsIn<TextId>(language, "city");
  const { cuisine, district } = list;
  const name = nameAfterPrefix(language, city);
  if (district)
    return t("title.district", { name: city, district: nameAfterPrefix(language, district) });
  if (cuisine) {
    const adjective = cuisineAdjectiveIn(language, cuisine);
    if (adjective) return t("title.adjective", { name, cuisine: adjective });
    return t("title.cuisine", { name, cuisine: factWordsIn(language)("cuisine", cuisine) });
  }
  if (view.level) return t(OF_LEVEL[view.level], { name });
  return t(view.mayHaveClosed ? "title.closed" : "title", { name });
}
