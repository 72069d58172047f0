import type { Language } from "@/lib/languages/languages";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/top-rated.json";
import type { RatingBasis } from "@/lib/restaurants/score";

type Shown = { rated: number; fullyVegan: number; basis: RatingBasis | undefined };

/** The description of the Top Rated page for search engines: what is on it now. */
export function topRatedDescription(language: Language, { rated, fullyVegan, basis }: Shown) {
  const t = textsIn<keyof typeof english>(language, "top-rated");
  if (rated > 0)
    return basis ? t("about", { places: rated, count: basis.ratings }) : t("about.samples");
  return t(basis ? "about.few" : "about.none", { count: fullyVegan });
}
