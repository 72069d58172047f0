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
import { JsonLd } from "@/components/ui/json-ld";
import { formatCount } from "@/lib/counts";
import { citySlug } from "@/lib/cities/slug";
import { listCityEvents } from "@/lib/events/queries";
import { restaurantMarker } from "@/lib/map/markers";
import { nearMeHref } from "@/lib/near-me/href";
import { nearMeCityPath } from "@/lib/near-me/place-path";
import { placeMetadata } from "@/lib/places/metadata";
import { placeCamera } from "@/lib/places/place-camera";
import {
  findRenamedCity,
  getCityPlace,
  getPlaceList,
  getTopPlaces,
  listCitiesNear,
  listCityPins,
} from "@/lib/places/queries";
import { isFirstPage, parseView } from "@/lib/places/view";
import { listPhraseCardsOf } from "@/lib/phrases/queries";
import { cityFeedHref, cityHref, countryPageHref, ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { memberEventData } from "@/lib/structured-data/events";
import { restaurantListData } from "@/lib/structured-data/restaurants";
import { placeInSentence } from "@/lib/places/place-in-sentence";
import { withPlaces } from "@/lib/restaurants/card-place";

type Props = PageProps<"/restaurants/by-city/[city]/[[...view]]">;

/** The height, and the width that a phone has. The page scrolls past a map that is no higher. */
const MAP = { width: 390, height: 390 };

/** To about ten meters. */
const roundDegrees = (degrees: number) => Number(degrees.toFixed(4));

/** Rendered when a page is first requested; an import or a correction makes the first page of the city again at once. */
export const revalidate = 86_400;

export function generateStaticParams() {
  return [];
}

async function load(params: Props["params"]) {
  const { city: id, view: segments = [] } = await params;
  const view = parseView(segments);
  const city = view && (await getCityPlace(id));
  const list = city && (await getPlaceList({ cityId: id }, view));
  return list && { city, view, list };
}

export async function generateMetadata({ params }: Props) {
  const found = await load(params);
  if (!found) return {};
  const { city, view, list } = found;
  return placeMetadata(city, cityHref(city.id), view, list, cityFeedHref(city.id));
}

export default async function CityPage({ params }: Props) {
  const found = await load(params);
  if (!found) {
    const { city: id, view = [] } = await params;
    const renamed = await findRenamedCity(id);
    if (renamed) permanentRedirect([cityHref(renamed), ...view].join("/") as "/");
    notFound();
  }
  const { city, view, list } = found;
  const href = cityHref(city.id);
  const nearby = await listCitiesNear(city);
  const pins = await listCityPins(city.id, view, list);
  const cards = isFirstPage(view) ? await listPhraseCardsOf(city.countryCode) : [];
  const top = isFirstPage(view) ? await getTopPlaces(city) : { rated: [], confirmed: [] };
  const events = isFirstPage(view) ? await listCityEvents(city.id) : [];
  const country = { name: city.country, href: countryPageHref(citySlug(city.country)) };
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
  return (
    <>
      <PlacePage
        place={city}
        href={href}
        crumbs={[{ name: "Cities", href: ROUTES.byCity }, country]}
        view={view}
        list={list}
        lead="Every place we know of, from fully vegan kitchens to bakeries with a few vegan options."
        map={
          <PlaceMap
            label={`Map of ${city.name}`}
            {...map}
            still={<CityPicture city={city} restaurants={pins} {...map} nearby={nearby} />}
          />
        }
        before={
          <>
            <TopPlaces city={city.name} places={top}>
              <RestaurantGrid
                restaurants={withPlaces([...top.rated, ...top.confirmed], "street")}
              />
            </TopPlaces>
            <CityEvents city={city.name} events={events} />
          </>
        }
        cards={<RestaurantGrid restaurants={withPlaces(list.restaurants, "street")} />}
        {...(list.facts.withHours > 0 && {
          fact: {
            value: <CityOpenCount cityId={city.id} />,
            name: "open now",
            note: `of ${formatCount(list.facts.withHours)} with known hours`,
            needsScripts: true,
          },
        })}
        aside={
          <a href={nearMe} className="link tap">
            Search and filter them
          </a>
        }
      >
        <PlaceLinks
          id="nearby"
          title="Cities nearby"
          aside={
            <IntentLink href={country.href} className="link tap">
              All of {placeInSentence(country.name)}
            </IntentLink>
          }
          places={nearby.map(({ id, name, miles, count }) => ({
            href: cityHref(id),
            name,
            note: (
              <>
                <LocalDistance miles={miles} countryCode={city.countryCode} /> away
              </>
            ),
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
            { name: "Cities", path: ROUTES.byCity },
            { name: country.name, path: country.href },
            { name: city.name, path: href },
          ),
          restaurantListData(list.restaurants),
          ...events.flatMap(memberEventData),
        ]}
      />
    </>
  );
}
