import { formatDecimal } from "@/lib/languages/format-decimal";
import { listComma } from "@/lib/languages/marks";
import type { Translator } from "@/lib/languages/translator";
import type english from "@/lib/messages/en/near-me/near-me.json";
import { priceSymbols } from "@/lib/restaurants/facts/price";
import type { ActiveFilter } from "@/lib/restaurants/filters/active-filters";
import type { RestaurantFilters } from "@/lib/restaurants/types";
import type { FactGroup, FactWords } from "@/lib/restaurants/words/fact-words";

/** The words of chips by the beginning of their keys; "word" is a word of the search text. */
const GROUPS: Readonly<Record<string, FactGroup | "cuisine">> = {
  cuisine: "cuisine",
  dietaryOptions: "dietary",
  features: "feature",
  veganLevel: "level",
  word: "food",
};

type Language = { t: Translator<keyof typeof english>; words: FactWords };

/** What the chip of an active filter says in the language of the page. */
export function filterLabel(
  { key, label }: ActiveFilter,
  { priceRange, rating }: RestaurantFilters,
  { t, words }: Language,
) {
  const [name = "", option = ""] = key.split(/:(.*)/s);
  const group = GROUPS[name];
  if (group) return words(group, option, label);
  if (name === "priceRange")
    return t("chip.price", {
      prices: priceRange.toSorted().map(priceSymbols).join(listComma(t.language)),
    });
  if (name === "rating") return t("chip.rating", { rating: formatDecimal(t.language, rating) });
  return words("food", label, words("feature", label));
}
