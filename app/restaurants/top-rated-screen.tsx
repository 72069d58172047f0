import { CardTexts } from "@/app/restaurants/card-texts";
import { RestaurantGrid } from "@/components/restaurants/cards/restaurant-grid";
import { TopRated } from "@/components/restaurants/top-rated/top-rated";
import { JsonLd } from "@/components/ui/json-ld";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/top-rated.json";
import { pageMetadata } from "@/lib/metadata";
import { withPictureText } from "@/lib/restaurants/pictures/picture-texts-in";
import { getRatingBasis, listFullyVegan, listTopRated } from "@/lib/restaurants/queries";
import { topRatedDescription } from "@/lib/restaurants/top-rated-description";
import type { RestaurantSummary } from "@/lib/restaurants/types";
import { ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { restaurantListData } from "@/lib/structured-data/restaurants";
import { translatedPageData } from "@/lib/structured-data/site";

const textsOf = (language: Language) => textsIn<keyof typeof english>(language, "top-rated");

async function load(language: Language) {
  const rated = await listTopRated();
  const fullyVegan = rated.length === 0 ? await listFullyVegan() : [];
  const inLanguage = (each: RestaurantSummary) => withPictureText(language, each);
  return {
    rated: rated.map(inLanguage),
    fullyVegan: fullyVegan.map(inLanguage),
    basis: await getRatingBasis(),
  };
}

/** What search engines are told of the ranking in a language. */
export async function topRatedMetadata(language: Language = DEFAULT_LANGUAGE) {
  const { rated, fullyVegan, basis } = await load(language);
  const counts = { rated: rated.length, fullyVegan: fullyVegan.length };
  return pageMetadata({
    title: textsOf(language)("meta"),
    description: topRatedDescription(language, { ...counts, basis }),
    canonical: ROUTES.topRated,
    language,
  });
}

/** The restaurants that visitors rated best, in the language of its path. */
export async function TopRatedScreen({ language = DEFAULT_LANGUAGE }: { language?: Language }) {
  const { rated, fullyVegan, basis } = await load(language);
  const shown = rated.length > 0 ? rated : fullyVegan;
  const title = textsOf(language)("title");
  return (
    <CardTexts language={language} restaurants={shown}>
      <TopRated restaurants={rated} basis={basis}>
        {fullyVegan.length > 0 && <RestaurantGrid restaurants={fullyVegan} />}
      </TopRated>
      <JsonLd
        things={[
          breadcrumbData({ name: title, path: pathIn(language, ROUTES.topRated) as "/" }),
          restaurantListData(shown, language),
          ...(language === DEFAULT_LANGUAGE
            ? []
            : [translatedPageData(language, ROUTES.topRated, title)]),
        ]}
      />
    </CardTexts>
  );
}
