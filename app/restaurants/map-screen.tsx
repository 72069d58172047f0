import { PlaceLinks } from "@/components/places/place-links";
import { CuisineTexts } from "@/components/restaurants/near-me/cuisine-texts";
import { MapScreen as SamplesOnMap } from "@/components/restaurants/world-map/map-screen";
import { WorldMapScreen } from "@/components/restaurants/world-map/world-map-screen";
import { PartTexts } from "@/components/site/part-texts";
import { JsonLd } from "@/components/ui/json-ld";
import { countryIn } from "@/lib/languages/country-name";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { filesOf, textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/screens/map-page.json";
import { pageMetadata } from "@/lib/metadata";
import { cityPlaceIn, countryPlaceIn } from "@/lib/places/place-in";
import { listCityPlaces, listCountryPlaces } from "@/lib/places/queries";
import { hasTiles, listMapSamples } from "@/lib/restaurants/queries";
import { islandFacts } from "@/lib/restaurants/words/fact-words-in";
import { cityHref, countryPageHref, ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { restaurantListData } from "@/lib/structured-data/restaurants";
import { translatedPageData } from "@/lib/structured-data/site";
import { countWorld } from "@/lib/world/queries";

type InLanguage = { language?: Language };

const textsOf = (language: Language) => textsIn<keyof typeof english>(language, "map-page");

/** What search engines are told of the map in a language. */
export async function mapMetadata(language: Language = DEFAULT_LANGUAGE) {
  const t = textsOf(language);
  return pageMetadata({
    title: t("title"),
    description: t((await hasTiles()) ? "about" : "about.samples"),
    canonical: ROUTES.map,
    language,
  });
}

/** The number of cities and of countries, those with most restaurants, below the map. */
const CITIES = 60;
const COUNTRIES = 30;

async function PlacesOnMap({ language }: { language: Language }) {
  const t = textsOf(language);
  const [cities, countries] = await Promise.all([listCityPlaces(), listCountryPlaces()]);
  return (
    <>
      <PlaceLinks
        id="countries-on-this-map"
        title={t("countries")}
        places={countries
          .slice(0, COUNTRIES)
          .map((country) => countryPlaceIn(language, country))
          .map(({ id, name, count }) => ({ href: countryPageHref(id), name, note: "", count }))}
      />
      <PlaceLinks
        id="on-this-map"
        title={t("cities")}
        places={cities
          .slice(0, CITIES)
          .map((city) => cityPlaceIn(language, city))
          .map(({ id, name, country, count }) => ({
            href: cityHref(id),
            name,
            note: countryIn(language, country),
            count,
          }))}
      />
    </>
  );
}

async function WorldOnMap({ language }: { language: Language }) {
  const page = (
    <WorldMapScreen total={(await countWorld()) ?? 0}>
      <PlacesOnMap language={language} />
    </WorldMapScreen>
  );
  if (language === DEFAULT_LANGUAGE) return page;
  return (
    <PartTexts
      subjects={{
        ...filesOf(language, ["card", "live-map", "map", "map-box", "world-map"]),
        facts: islandFacts(language),
      }}
    >
      <CuisineTexts>{page}</CuisineTexts>
    </PartTexts>
  );
}

/** The map of all restaurants in the language of its path, or of the samples. */
export async function MapScreen({ language = DEFAULT_LANGUAGE }: InLanguage) {
  if (await hasTiles()) return <WorldOnMap language={language} />;
  const restaurants = await listMapSamples();
  const title = textsOf(language)("title");
  const isEnglish = language === DEFAULT_LANGUAGE;
  const page = <SamplesOnMap restaurants={restaurants} />;
  return (
    <>
      {isEnglish ? (
        page
      ) : (
        <PartTexts
          subjects={{
            ...filesOf(language, ["live-map", "map", "map-box"]),
            facts: islandFacts(language),
          }}
        >
          {page}
        </PartTexts>
      )}
      <JsonLd
        things={[
          breadcrumbData({ name: title, path: pathIn(language, ROUTES.map) as "/" }),
          restaurantListData(restaurants, language),
          ...(isEnglish ? [] : [translatedPageData(language, ROUTES.map, title)]),
        ]}
      />
    </>
  );
}
