import type { CityPlace, CountryPlace } from "@/lib/database/records/place-records";
import type { Language } from "@/lib/languages/languages";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/places/city.json";
import { pageMetadata, shorten } from "@/lib/metadata";
import { INDEXED_COUNT, type PlacePath } from "@/lib/places/metadata";
import { pathIn } from "@/lib/languages/paths";
import type { PlaceList } from "@/lib/places/place-list";
import { placeTitleIn } from "@/lib/places/title-in";
import type { cityFeedHref } from "@/lib/routes";
import { isFirstPage, viewPath, type PlaceView } from "@/lib/places/view";

/** Title, description and canonical URL of a page of a city or country, which has its name of the language, in another than English. */
export function placeMetadataIn(
  language: Language,
  place: CityPlace | CountryPlace,
  href: PlacePath,
  view: PlaceView,
  list: Pick<PlaceList, "total" | "cuisine" | "district">,
  feed?: ReturnType<typeof cityFeedHref>,
) {
  const t = textsIn<keyof typeof english>(language, "city");
  const heading = placeTitleIn(language, place, view, list);
  const title = view.page > 1 ? t("title.page", { title: heading, number: view.page }) : heading;
  const places = t("count", { count: list.total });
  return pageMetadata({
    title,
    description: shorten(
      isFirstPage(view)
        ? t("about.whole", { title, places, vegan: place.veganCount })
        : t("about", { title, places }),
    ),
    canonical: `${href}${viewPath(view)}`,
    index: place.count >= INDEXED_COUNT && !view.mayHaveClosed,
    language,
    ...(feed && { feed: pathIn(language, feed) as typeof feed }),
  });
}
