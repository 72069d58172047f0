import { Cities } from "@/components/cities/cities";
import { PartTexts } from "@/components/site/part-texts";
import { JsonLd } from "@/components/ui/json-ld";
import { CITY_RADIUS_MILES } from "@/lib/cities/city-markers";
import { cityGroupsIn } from "@/lib/cities/city-in";
import { listCityGroups } from "@/lib/cities/queries";
import { countryIn } from "@/lib/languages/country-name";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { filesOf, textsIn } from "@/lib/languages/texts-in";
import { restaurantMarker } from "@/lib/map/markers";
import type english from "@/lib/messages/en/places/cities.json";
import type country from "@/lib/messages/en/places/country.json";
import { pageMetadata } from "@/lib/metadata";
import { listCountryPlaces } from "@/lib/places/queries";
import { hasTiles, listRestaurantsNearAny } from "@/lib/restaurants/queries";
import { continentWords, islandFacts } from "@/lib/restaurants/words/fact-words-in";
import { ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { translatedPageData } from "@/lib/structured-data/site";

const titleIn = (language: Language) => textsIn<keyof typeof english>(language, "cities")("title");

/** What search engines are told of the list of cities in a language. */
export async function citiesMetadata(language: Language = DEFAULT_LANGUAGE) {
  const t = textsIn<keyof typeof country>(language, "country");
  return pageMetadata({
    title: titleIn(language),
    description: t((await hasTiles()) ? "cities.about" : "cities.about.samples"),
    canonical: ROUTES.byCity,
    language,
  });
}

/** The countries of the cities that a search fetches, which have their English names. */
async function countryNames(language: Language) {
  const countries = await listCountryPlaces();
  return Object.fromEntries(countries.map(({ name }) => [name, countryIn(language, name)]));
}

/** The list of cities in the language of its path. */
export async function CitiesScreen({ language = DEFAULT_LANGUAGE }: { language?: Language }) {
  const groups = cityGroupsIn(language, await listCityGroups());
  const cities = groups.flatMap((group) => group.cities);
  const isTiled = await hasTiles();
  const restaurants = isTiled ? [] : await listRestaurantsNearAny(cities, CITY_RADIUS_MILES);
  const markers = restaurants.map((restaurant) => restaurantMarker(restaurant));
  const title = titleIn(language);
  const isEnglish = language === DEFAULT_LANGUAGE;
  const page = (
    <>
      <Cities groups={groups} restaurants={markers} isTiled={isTiled} />
      <JsonLd
        things={[
          breadcrumbData({ name: title, path: pathIn(language, ROUTES.byCity) as "/" }),
          ...(isEnglish ? [] : [translatedPageData(language, ROUTES.byCity, title)]),
        ]}
      />
    </>
  );
  if (isEnglish) return page;
  return (
    <PartTexts
      subjects={{
        ...filesOf(language, ["card", "cities", "hours", "live-map", "map", "map-box"]),
        facts: { ...islandFacts(language), ...continentWords(language) },
        countries: isTiled ? await countryNames(language) : {},
      }}
    >
      {page}
    </PartTexts>
  );
}
