import { Countries } from "@/components/cities/countries";
import { PlaceLinks } from "@/components/places/place-links";
import { JsonLd } from "@/components/ui/json-ld";
import { listCountries } from "@/lib/cities/queries";
import { formatCountIn } from "@/lib/languages/format-count";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/places/country.json";
import { pageMetadata } from "@/lib/metadata";
import { countryPlaceIn } from "@/lib/places/place-in";
import { listCountryPlaces } from "@/lib/places/queries";
import { hasTiles } from "@/lib/restaurants/queries";
import { countryPageHref, ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { translatedPageData } from "@/lib/structured-data/site";

const textsOf = (language: Language) => textsIn<keyof typeof english>(language, "country");

/** What search engines are told of the list of countries in a language. */
export async function countriesMetadata(language: Language = DEFAULT_LANGUAGE) {
  const t = textsOf(language);
  return pageMetadata({
    title: t("countries.title"),
    description: t((await hasTiles()) ? "countries.about" : "countries.about.samples"),
    canonical: ROUTES.byCountry,
    language,
  });
}

/** The list of countries in the language of its path. */
export async function CountriesScreen({ language = DEFAULT_LANGUAGE }: { language?: Language }) {
  const t = textsOf(language);
  const [countries, places] = await Promise.all([listCountries(), listCountryPlaces()]);
  const title = t("countries.title");
  return (
    <>
      <Countries countries={countries.filter(({ flag }) => flag !== undefined)}>
        {places.length > 0 ? (
          <PlaceLinks
            id="all-countries"
            title={t("countries.all")}
            places={places
              .map((place) => countryPlaceIn(language, place))
              .map(({ id, name, veganCount, count }) => ({
                href: countryPageHref(id),
                name,
                note: veganCount > 0 && t("vegan", { count: formatCountIn(language, veganCount) }),
                count,
              }))}
          />
        ) : undefined}
      </Countries>
      <JsonLd
        things={[
          breadcrumbData({ name: title, path: pathIn(language, ROUTES.byCountry) as "/" }),
          ...(language === DEFAULT_LANGUAGE
            ? []
            : [translatedPageData(language, ROUTES.byCountry, title)]),
        ]}
      />
    </>
  );
}
