import { CardTexts } from "@/app/restaurants/card-texts";
import { notFound, permanentRedirect } from "next/navigation";
import { CityEvents } from "@/components/community/events/city-events";
import { CityOpenCount } from "@/components/places/city-open-count";
import { CityPicture } from "@/components/places/city-picture";
import { FeedLink } from "@/components/places/feed-link";
import { LocalDistance } from "@/components/places/local-distance";
import { PlaceLinks } from "@/components/places/place-links";
import { PlaceMap } from "@/components/places/place-map";
import { PlacePage } from "@/components/places/place-page";
import { TopPlaces } from "@/components/places/top-places";
import { CardsTip } from "@/components/phrases/cards-tip";
import { OpenStreetMapCredit } from "@/components/site/open-street-map-credit";
import { RestaurantGrid } from "@/components/restaurants/cards/restaurant-grid";
import { IntentLink } from "@/components/ui/intent-link";
import { PageLink } from "@/components/ui/page-link";
import { countryIn } from "@/lib/languages/country-name";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/places/city.json";
import { placeMetadataIn } from "@/lib/places/metadata-in";
import { withPlaces } from "@/lib/restaurants/card-place";
import { withPictureText } from "@/lib/restaurants/pictures/picture-texts-in";
import type { RestaurantSummary } from "@/lib/restaurants/types";
import { JsonLd } from "@/components/ui/json-ld";
import { listCityEvents } from "@/lib/events/queries";
import { restaurantMarker } from "@/lib/map/markers";
import { nearMeHref } from "@/lib/near-me/href";
import { nearMeCityPath } from "@/lib/near-me/place-path";
import { placeMetadata } from "@/lib/places/metadata";
import { cityPlaceIn } from "@/lib/places/place-in";
import { placeCamera } from "@/lib/places/place-camera";
import {
  findRenamedCity,
  getCityPlace,
  getPlaceList,
  getTopPlaces,
  listCitiesNear,
  listCityPins,
} from "@/lib/places/queries";
import { isFirstPage, parseView, viewPath } from "@/lib/places/view";
import { listPhraseCardsOf } from "@/lib/phrases/queries";
import { cityFeedHref, cityHref, countryPageHref, ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { memberEventData } from "@/lib/structured-data/events";
import { translatedPageData } from "@/lib/structured-data/site";
import { restaurantListData } from "@/lib/structured-data/restaurants";
import { placeTitleIn } from "@/lib/places/title-in";
import { placeInSentence } from "@/lib/languages/place-in-sentence";
import { plainSlug } from "@/lib/strings/plain-slug";

/** The height, and the width that a phone has. The page scrolls past a map that is no higher. */
const MAP = { width: 390, height: 390 };

/** To about ten meters. */
const roundDegrees = (degrees: number) => Number(degrees.toFixed(4));

/** What the path of a city's page names; the screen and its metadata read it. */
export type CityPath = { city: string; view?: string[] };

async function load({ city: id, view: segments = [] }: CityPath) {
  const view = parseView(segments);
  const city = view && (await getCityPlace(id));
  const list = city && (await getPlaceList({ cityId: id }, view));
  return list && { city, view, list };
}

/** What search engines are told of a page of a city in a language. */
export async function cityMetadata(path: CityPath, language: Language = DEFAULT_LANGUAGE) {
  const found = await load(path);
  if (!found) return {};
  const { city, view, list } = found;
  const [href, feed] = [cityHref(city.id), cityFeedHref(city.id)];
  if (language !== DEFAULT_LANGUAGE)
    return placeMetadataIn(language, cityPlaceIn(language, city), href, view, list, feed);
  return placeMetadata(city, href, view, list, feed);
}

type CityScreenProps = { path: CityPath; language?: Language };

/** A page of a city in the language of its path. */
export async function CityScreen({ path, language = DEFAULT_LANGUAGE }: CityScreenProps) {
  const found = await load(path);
  if (!found) {
    const renamed = await findRenamedCity(path.city);
    if (renamed)
      permanentRedirect(
        [pathIn(language, cityHref(renamed)), ...(path.view ?? [])].join("/") as "/",
      );
    notFound();
  }
  const t = textsIn<keyof typeof english>(language, "city");
  const { view, list } = found;
  const city = cityPlaceIn(language, found.city);
  const href = cityHref(city.id);
  const nearby = (await listCitiesNear(city)).map((each) => cityPlaceIn(language, each));
  const pins = await listCityPins(city.id, view, list);
  const cards = isFirstPage(view) ? await listPhraseCardsOf(city.countryCode) : [];
  const top = isFirstPage(view) ? await getTopPlaces(city) : { rated: [], confirmed: [] };
  const events = isFirstPage(view) ? await listCityEvents(city.id) : [];
  const country = {
    name: countryIn(language, city.country),
    href: countryPageHref(plainSlug(city.country)),
  };
  const map = {
    listed: list.restaurants.map((restaurant) => restaurantMarker(restaurant)),
    camera: placeCamera(city, list.restaurants, MAP),
    height: MAP.height,
  };
  // A district has no slug of its own: around the middle of the restaurants on the page.
  const nearMe = list.district
    ? nearMeHref({
        name: list.district,
        lat: roundDegrees(map.camera.lat),
        lng: roundDegrees(map.camera.lng),
      })
    : nearMeCityPath(city.id);
  const inLanguage = (each: RestaurantSummary) => withPictureText(language, each);
  const restaurants = list.restaurants.map(inLanguage);
  const first = [...top.rated, ...top.confirmed].map(inLanguage);
  const page = (
    <>
      <PlacePage
        place={city}
        href={href}
        crumbs={[{ name: t("cities"), href: ROUTES.byCity }, country]}
        view={view}
        list={list}
        lead={t("lead")}
        map={
          <PlaceMap
            label={t("map", { name: city.name })}
            {...map}
            still={<CityPicture city={city} restaurants={pins} {...map} nearby={nearby} />}
          />
        }
        before={
          <>
            <TopPlaces city={city.name} places={top}>
              <RestaurantGrid restaurants={withPlaces(first, "street")} />
            </TopPlaces>
            <CityEvents city={city.name} events={events} />
          </>
        }
        cards={<RestaurantGrid restaurants={withPlaces(restaurants, "street")} />}
        {...(list.facts.withHours > 0 && {
          fact: {
            value: <CityOpenCount cityId={city.id} />,
            name: t("open"),
            note: t("open.known", { count: list.facts.withHours }),
            needsScripts: true,
          },
        })}
        aside={
          <PageLink href={nearMe} className="link tap">
            {t("filter")}
          </PageLink>
        }
      >
        <PlaceLinks
          id="nearby"
          title={t("nearby")}
          aside={
            <IntentLink href={country.href} className="link tap">
              {t("country", { name: placeInSentence(country.name, language) })}
            </IntentLink>
          }
          places={nearby.map(({ id, name, miles, count }) => ({
            href: cityHref(id),
            name,
            note: t.rich("away", {
              distance: () => (
                <LocalDistance key="distance" miles={miles} countryCode={city.countryCode} />
              ),
            }),
            count,
          }))}
        />
        <CardsTip cards={cards} />
        <FeedLink id={city.id} />
        <OpenStreetMapCredit />
      </PlacePage>
      <JsonLd
        things={[
          breadcrumbData(
            { name: t("cities"), path: pathIn(language, ROUTES.byCity) as "/" },
            { name: country.name, path: pathIn(language, country.href) as "/" },
            { name: city.name, path: pathIn(language, href) as "/" },
          ),
          restaurantListData(list.restaurants, language),
          ...(language === DEFAULT_LANGUAGE
            ? []
            : [
                translatedPageData(
                  language,
                  `${href}${viewPath(view)}`,
                  placeTitleIn(language, city, view, list),
                ),
              ]),
          ...events.flatMap((event) => memberEventData(event, language)),
        ]}
      />
    </>
  );
  return (
    <CardTexts
      language={language}
      restaurants={[...list.restaurants, ...first]}
      more={["live-map", "map", "map-box"]}
    >
      {page}
    </CardTexts>
  );
}
