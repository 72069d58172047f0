"use client";

import { useFactWords } from "#fact-words";
import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { useCallback, useState, useSyncExternalStore } from "react";
import { MapView } from "@/components/map/map-view";
import { useWorldMarkers, type ShownMap } from "@/components/map/pins/use-world-markers";
import { OnDemandLocationBox } from "@/components/location/on-demand-location-box";
import { RestaurantLink } from "@/components/restaurants/cards/restaurant-link";
import { LatinName, SummaryName } from "@/components/site/summary-name";
import { buttonVariants } from "@/components/ui/button";
import { DEFAULT_LANGUAGE } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import type { Translator } from "@/lib/languages/translator";
import type { Location, LocationSearch } from "@/lib/location/types";
import { hrefOfSearch } from "@/lib/search/search-href";
import {
  AREA_NAME,
  DEVICE_LOCATION_NAME,
  LAST_LOCATION_NAME,
} from "@/lib/location/device-location";
import { readLastLocation } from "@/lib/location/last-location";
import { parseLocation } from "@/lib/location/parse-location";
import type { Camera, Size } from "@/lib/map/camera";
import english from "@/lib/messages/en/screens/world-map.json";
import { aroundFragment } from "@/lib/restaurants/near-me/around-fragment";
import { VEGAN_LEVEL_TEXTS } from "@/lib/restaurants/facts/vegan-level";
import { ROUTES } from "@/lib/routes";
import { wrapLongitude } from "@/lib/location/longitudes";

const HEIGHT_PX = 600;
/** All continents with cities are in view. */
const WORLD = { lat: 30, lng: 10, zoom: 1.5 };
/** Around the place that was looked at last. */
const PLACE_ZOOM = 13;
const LISTED = 24;
/** Decimals of a degree in the link to the list: about ten meters. */
const DECIMALS = 4;

const whileOpen = () => () => undefined;
/** Text, so that it is the same as long as the place is. */
const lastPlace = () => JSON.stringify(readLastLocation() ?? null);
const notInHtml = () => "null";

type Texts = Translator<keyof typeof english>;

function countText(t: Texts, count: number, isClose: boolean, total: number) {
  if (!isClose) return t("afar", { count: total });
  return count === 0 ? t("none") : t("count", { count });
}

/** What the page calls a location: positions of the device are stored in English. */
function nameOf(t: Texts, { name }: Location) {
  if (name === DEVICE_LOCATION_NAME) return t("you");
  return name === LAST_LOCATION_NAME ? t("you.last") : name;
}

function listHref({ camera: { lat, lng } }: ShownMap) {
  const [north, east] = [lat, wrapLongitude(lng)].map((degrees) =>
    Number(degrees.toFixed(DECIMALS)),
  );
  const middle = { name: AREA_NAME, lat: north!, lng: east! };
  return `${ROUTES.nearMe}${aroundFragment(middle)}`;
}

type WorldMapProps = {
  total: number;
  /** Whether there is a location search above the map, which moves it. */
  hasSearch?: boolean;
};

/** The map of all restaurants: numbers from afar, restaurants from near, and those in view as a list (P14.285). */
export function WorldMap({ total, hasSearch = false }: WorldMapProps) {
  const t = useTexts("world-map", english);
  const words = useFactWords();
  const last = useSyncExternalStore(whileOpen, lastPlace, notInHtml);
  const [sought, setSought] = useState<Location>();
  const place = sought ?? parseLocation(JSON.parse(last));
  const [view, setView] = useState<ShownMap>();
  const onView = useCallback((camera: Camera, size: Size) => setView({ camera, size }), []);
  const { markers, restaurants, isClose, hasFailed } = useWorldMarkers(view, true);

  /** A place moves the map; a restaurant has its page, and food at a place its list. */
  function settle(found: LocationSearch) {
    if (found.location && !found.text) setSought(found.location);
    else window.location.assign(pathIn(t.language, hrefOfSearch(found, true)));
  }

  return (
    <>
      {hasSearch && (
        <div className="relative z-20 mb-5">
          <OnDemandLocationBox onFound={settle} />
        </div>
      )}
      <MapView
        label={t("map")}
        markers={markers}
        center={place ?? WORLD}
        zoom={place ? PLACE_ZOOM : WORLD.zoom}
        height={HEIGHT_PX}
        shape="edge"
        // Its panel is English.
        hasKeyPanel={t.language === DEFAULT_LANGUAGE}
        onView={onView}
        {...(place && { you: { ...place, name: nameOf(t, place) } })}
      />
      <section aria-label={t("area")} className="mt-6 noscript:hidden">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p aria-live="polite" aria-atomic="true" className="font-title md:text-lead">
            {hasFailed && t("failed")}
            {countText(t, restaurants.length, isClose, total)}
          </p>
          {view && isClose && (
            <a href={pathIn(t.language, listHref(view))} className={buttonVariants({ size: "sm" })}>
              <Icon name="List" size={18} />
              {t("list")}
            </a>
          )}
        </div>
        <ul className="mt-4 grid gap-x-8 md:grid-cols-2 lg:grid-cols-3">
          {restaurants
            .slice(0, LISTED)
            .map(({ id, name, latinName, nameLang, city, veganLevel, cuisine }) => (
              <li key={id} className="border-t border-line py-3 text-list">
                <RestaurantLink
                  id={id}
                  className="font-strong decoration-beet decoration-2 underline-offset-3 hover:underline"
                >
                  <SummaryName {...{ name, nameLang }} />
                </RestaurantLink>
                <LatinName {...{ latinName }} />
                <p className="text-small text-ink-2">
                  {[
                    veganLevel && words("level", veganLevel, VEGAN_LEVEL_TEXTS[veganLevel].label),
                    cuisine[0] && words("cuisine", cuisine[0]),
                    city,
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </p>
              </li>
            ))}
        </ul>
        {restaurants.length > LISTED && (
          <p className="mt-2 text-small text-ink-2">
            {t("more", { count: restaurants.length - LISTED })}
          </p>
        )}
      </section>
    </>
  );
}
