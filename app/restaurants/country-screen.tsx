import { CardTexts } from "@/app/restaurants/card-texts";
import { Icon } from "@/components/ui/icon";
import { notFound } from "next/navigation";
import { CountryCities } from "@/components/places/country-cities";
import { CountryPicture } from "@/components/places/country-picture";
import { OpenCount } from "@/components/places/open-count";
import { PlacePage } from "@/components/places/place-page";
import { CardsTip } from "@/components/phrases/cards-tip";
import { OpenStreetMapCredit } from "@/components/site/open-street-map-credit";
import { Tip } from "@/components/site/tip";
import { RestaurantGrid } from "@/components/restaurants/cards/restaurant-grid";
import { buttonVariants } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import { JsonLd } from "@/components/ui/json-ld";
import { cityNameIn } from "@/lib/city-names/city-name";
import type { CityPlace } from "@/lib/database/records/place-records";
import { formatCountIn } from "@/lib/languages/format-count";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { placeInSentence } from "@/lib/languages/place-in-sentence";
import { pathIn } from "@/lib/languages/paths";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/places/country.json";
import { placeMetadata } from "@/lib/places/metadata";
import { placeMetadataIn } from "@/lib/places/metadata-in";
import { countryPlaceIn, placeWhere } from "@/lib/places/place-in";
import { getCountryPlace, getPlaceList, listCityPlaces } from "@/lib/places/queries";
import { placeTitleIn } from "@/lib/places/title-in";
import { isFirstPage, parseView, viewPath } from "@/lib/places/view";
import { listPhraseCardsOf } from "@/lib/phrases/queries";
import { cardIn } from "@/lib/restaurants/card-in";
import { withPlaces } from "@/lib/restaurants/card-place";
import { countryPageHref, ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { restaurantListData } from "@/lib/structured-data/restaurants";
import { translatedPageData } from "@/lib/structured-data/site";

/** What the path of a country's page names; the screen and its metadata read it. */
export type CountryPath = { country: string; view?: string[] };

async function load({ country: id, view: segments = [] }: CountryPath, language: Language) {
  const view = parseView(segments);
  const found = view && (await getCountryPlace(id));
  const list = found && (await getPlaceList({ countryCode: found.code }, view));
  return list && { country: countryPlaceIn(language, found), view, list };
}

/** What search engines are told of a page of a country in a language. */
export async function countryMetadata(path: CountryPath, language: Language = DEFAULT_LANGUAGE) {
  const found = await load(path, language);
  if (!found) return {};
  const { country, view, list } = found;
  const href = countryPageHref(country.id);
  if (language !== DEFAULT_LANGUAGE) return placeMetadataIn(language, country, href, view, list);
  return placeMetadata(country, href, view, list);
}

/** A city on the map and in the list of a country's page; it is found by its name in the directory, too. */
function mappedCity(language: Language, city: CityPlace) {
  const { id, name, count, veganCount, lat, lng } = city;
  const shown = cityNameIn(language, city);
  return { id, name: shown, count, veganCount, lat, lng, ...(shown !== name && { alias: name }) };
}

type CountryScreenProps = { path: CountryPath; language?: Language };

/** A page of a country in the language of its path. */
export async function CountryScreen({ path, language = DEFAULT_LANGUAGE }: CountryScreenProps) {
  const found = await load(path, language);
  if (!found) notFound();
  const t = textsIn<keyof typeof english>(language, "country");
  const { country, view, list } = found;
  const href = countryPageHref(country.id);
  const cards = isFirstPage(view) ? await listPhraseCardsOf(country.code) : [];
  const cities = isFirstPage(view) ? await listCityPlaces(country.code) : [];
  const mapped = cities.map((city) => mappedCity(language, city));
  const restaurants = list.restaurants.map((restaurant) => cardIn(language, restaurant));
  const isEnglish = language === DEFAULT_LANGUAGE;
  const inSentence = placeInSentence(country.name, language);
  const page = (
    <>
      <PlacePage
        place={country}
        href={href}
        crumbs={[{ name: t("countries"), href: ROUTES.byCountry }]}
        view={view}
        list={list}
        lead={t("lead")}
        map={
          <>
            {cities.length > 0 && (
              <CountryCities
                country={inSentence}
                where={placeWhere(language, country)}
                cities={mapped}
                still={<CountryPicture country={inSentence} cities={mapped} />}
              />
            )}
            <Tip
              title={t("here", { name: inSentence })}
              action={
                <IntentLink
                  href={ROUTES.nearMe}
                  className={buttonVariants({ variant: "beet", className: "max-md:w-full" })}
                >
                  <Icon name="LocateFixed" />
                  {t("here.action")}
                </IntentLink>
              }
            >
              {t("here.text")}
            </Tip>
          </>
        }
        cards={<RestaurantGrid restaurants={withPlaces(restaurants, "city")} />}
        {...(cities.length > 0 && {
          fact: {
            value: cities.length,
            name: t("figure", { count: cities.length }),
            note: t("figure.note"),
          },
        })}
        aside={
          view.page === 1 && (
            <p className="text-ink-2 noscript:hidden">
              {t.rich("open", {
                count: () => <OpenCount key="count" restaurants={list.restaurants} />,
                shown: formatCountIn(language, list.restaurants.length),
              })}
            </p>
          )
        }
      >
        <CardsTip cards={cards} />
        <OpenStreetMapCredit />
      </PlacePage>
      <JsonLd
        things={[
          breadcrumbData(
            { name: t("countries"), path: pathIn(language, ROUTES.byCountry) as "/" },
            { name: country.name, path: pathIn(language, href) as "/" },
          ),
          restaurantListData(list.restaurants, language),
          ...(isEnglish
            ? []
            : [
                translatedPageData(
                  language,
                  `${href}${viewPath(view)}`,
                  placeTitleIn(language, country, view, list),
                ),
              ]),
        ]}
      />
    </>
  );
  return (
    <CardTexts
      language={language}
      restaurants={list.restaurants}
      more={["country-cities", "live-map", "map", "map-box", "rows"]}
    >
      {page}
    </CardTexts>
  );
}
