/** @jest-environment node */
import type { SortKey } from "@/lib/restaurants/near-me/sort";
import { sortNote } from "@/lib/restaurants/near-me/sort-note";
import type { Language } from "@/lib/languages/languages";
import { textsIn } from "@/lib/languages/texts-in";
import type messages from "@/lib/messages/en/near-me/near-me.json";

const english = textsIn<keyof typeof messages>("en", "near-me");

const BARE = { reviewCount: 0 };
const FULL = { rating: 4, reviewCount: 3, priceRange: 2 as const };

test.each<[SortKey, (typeof BARE)[], string | undefined]>([
  ["rating", [BARE, BARE], "No place here is rated yet: nearest first"],
  ["rating", [BARE, FULL], "1 of 2 is rated: those first, the others by distance"],
  ["rating", [FULL, FULL], undefined],
  ["reviewCount", [BARE], "No place here has a review yet: nearest first"],
  ["priceRange", [BARE], "No price is known here: nearest first"],
  [
    "priceRange",
    [BARE, FULL, FULL],
    "2 of 3 are listed with a price: those first, the others by distance",
  ],
  ["distance", [BARE], undefined],
  ["name", [BARE], undefined],
  ["rating", [], undefined],
])("sorted by %s, %j: %s", (key, restaurants, text) => {
  expect(sortNote(restaurants, key, english)).toBe(text);
});

test.each<[Language, number, string]>([
  ["de", 1, "1 von 3 ist bewertet: dieses zuerst, die anderen nach Entfernung"],
  ["de", 2, "2 von 3 sind bewertet: diese zuerst, die anderen nach Entfernung"],
  ["fr", 1, "1 sur 3 est notée\u00a0: celle-ci d’abord, puis les autres par distance"],
  ["es", 1, "1 de 3 está valorado: primero ese, luego los demás por distancia"],
  ["es", 2, "2 de 3 están valorados: primero esos, luego los demás por distancia"],
  ["zh-hant", 1, "3 家中有 1 家有評分：這些在前，其他依距離排列"],
  ["he", 1, "יש דירוג ל־1 מתוך 3: הוא תחילה, והשאר לפי מרחק"],
  ["he", 2, "יש דירוג ל־2 מתוך 3: הם תחילה, והשאר לפי מרחק"],
])("in %s with %d of 3 rated: %s", (language, known, text) => {
  const restaurants = [0, 1, 2].map((index) => (index < known ? FULL : BARE));
  expect(sortNote(restaurants, "rating", textsIn(language, "near-me"))).toBe(text);
});
