"use client";

import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from "react";
import { ActiveFilters } from "@/components/restaurants/active-filters";
import { CityOffer } from "@/components/restaurants/city-offer";
import { FilterPanel } from "@/components/restaurants/filter-panel";
import { NearestAnywhere } from "@/components/restaurants/nearest-anywhere";
import { OpenStreetMapCredit } from "@/components/site/open-street-map-credit";
import { EverywhereLink } from "@/components/restaurants/everywhere-link";
import { FarNote } from "@/components/restaurants/far-note";
import { FilterSheet } from "@/components/restaurants/filter-sheet";
import { NearMeEmpty } from "@/components/restaurants/near-me-empty";
import { NearMeHeading } from "@/components/restaurants/near-me-heading";
import { rememberList } from "@/components/restaurants/last-list";
import { NEAR_ME_HISTORY, TILED_NEAR_ME_HISTORY } from "@/components/restaurants/near-me-history";
import { NearMeNeedsJavaScript } from "@/components/restaurants/near-me-needs-java-script";
import { Within } from "@/components/restaurants/within";
import { NearMePins } from "@/components/restaurants/near-me-pins";
import { FloatingViewButton, NearMeToolbar } from "@/components/restaurants/near-me-toolbar";
import { QuickFilters } from "@/components/restaurants/quick-filters";
import { RestaurantList } from "@/components/restaurants/restaurant-list";
import {
  restaurantsOfPage,
  restaurantsOfTiles,
  type RestaurantSource,
} from "@/components/restaurants/restaurant-source";
import { useNow } from "@/lib/browser/use-now";
import { useKeptScroll } from "@/components/restaurants/use-kept-scroll";
import { useNearMeList } from "@/components/restaurants/use-near-me-list";
import { useNearMeLocation } from "@/components/restaurants/use-near-me-location";
import { listingOf } from "@/components/restaurants/searched-part";
import { useFragmentState } from "@/lib/browser/use-fragment-state";
import { narrowerThan } from "@/lib/breakpoints";
import { cn } from "@/lib/cn";
import { formatCount } from "@/lib/counts";
import { saveLastLocation } from "@/lib/location/last-location";
import type { Location, LocationSearch } from "@/lib/location/types";
import type { SearchedArea } from "@/lib/map/searched-area";
import { filterChoice } from "@/lib/restaurants/filter-choice";
import { countActiveFilters, EMPTY_FILTERS } from "@/lib/restaurants/filter-options";
import { ANYWHERE_KM } from "@/lib/restaurants/radii";
import type { RestaurantFilters, RestaurantSummary } from "@/lib/restaurants/types";
import { WorldOffer } from "@/components/world/world-offer";

type NearMeProps = {
  /** The ones in the prerendered list. */
  restaurants: RestaurantSummary[];
  /** There are more than the page carries: those around other locations come from tiles. */
  isTiled?: boolean;
  /** The ones around another location; those of the page unless said otherwise. */
  source?: RestaurantSource;
  /** How many restaurants there are in the world, where they can be kept offline. */
  worldCount?: number | undefined;
};

/** The near-me screen (P4.1 to P4.11). */
export function NearMe({
  restaurants: rendered,
  isTiled = false,
  source,
  worldCount,
}: NearMeProps) {
  const history = isTiled ? TILED_NEAR_ME_HISTORY : NEAR_ME_HISTORY;
  const { state: session, change, current } = useFragmentState(history);
  const { filters, sort, view, location, filtersOpen } = session;
  const { device, locate } = useNearMeLocation({ current, change }, isTiled);
  const ofPage = useMemo(
    () => (isTiled ? restaurantsOfTiles : restaurantsOfPage(rendered)),
    [isTiled, rendered],
  );
  const [sheetOpen, setSheetOpen] = useState(false);
  const panelId = useId();
  const results = useRef<HTMLElement>(null);
  const now = useNow();
  // The expensive rendering is deferred, so that a press is shown at once.
  const shownFilters = useDeferredValue(filters);
  const shownSort = useDeferredValue(sort);
  const panelShown = useDeferredValue(filtersOpen);
  const { restaurants, found, radiusKm, area, isSettled, cards } = useNearMeList({
    session: { ...session, filters: shownFilters, sort: shownSort },
    change,
    rendered,
    source: source ?? ofPage,
    isTiled,
    now,
  });

  useKeptScroll({ isTiled, isThere: location !== undefined && isSettled, current, change });

  useEffect(
    () => rememberList({ fragment: history.write(session).fragment, location }),
    [history, session, location],
  );

  const isAnywhere = area?.reachKm === ANYWHERE_KM;
  const isBeyond = isTiled && isSettled && radiusKm === undefined;
  const count = countActiveFilters(filters);
  // Of another choice the nearest is looked for near the location again.
  const setFilters = (next: RestaurantFilters) =>
    change({ filters: next, ...(isAnywhere && { area: undefined }) });
  const clear = () => setFilters(EMPTY_FILTERS);
  const choice = useMemo(
    () => (isTiled ? filterChoice(restaurants) : undefined),
    [isTiled, restaurants],
  );
  const fields = { filters, choice, onChange: setFilters, onClear: clear };
  const focusResults = () => results.current?.focus();

  /** The pressed button goes with the filters. */
  function clearAll() {
    focusResults();
    clear();
  }

  function lookAround(next: Location) {
    results.current?.focus();
    change({ location: next });
  }

  /** What the visitor typed into the location search; where it says nothing of food, the search text stays (P4.14). */
  function settle({ location: next, text }: LocationSearch) {
    if (text) setFilters({ ...filters, text });
    if (!next) return void locate();
    saveLastLocation(next);
    change({ location: next });
  }

  function lookAroundCity(next: Location) {
    results.current?.focus();
    saveLastLocation(next);
    change({ location: next, filters: { ...filters, text: "" } });
  }

  function searchArea(next: SearchedArea) {
    results.current?.focus({ preventScroll: true });
    change(listingOf(next));
  }

  function lookAnywhere() {
    if (!location) return;
    results.current?.focus();
    change({ area: { lat: location.lat, lng: location.lng, reachKm: ANYWHERE_KM } });
  }

  function pressFilters() {
    if (window.matchMedia(narrowerThan("md")).matches) setSheetOpen(true);
    else change({ filtersOpen: !filtersOpen });
  }

  return (
    <main className="wrap max-md:pb-16">
      <NearMeHeading
        location={location}
        device={device}
        onLocate={locate}
        onFound={settle}
        understandsFood={isTiled}
      />
      <NearMeNeedsJavaScript isTiled={isTiled} />
      <NearMeToolbar
        state={session}
        filterCount={count}
        filtersOpen={filtersOpen}
        filterPanelId={panelId}
        onText={(text) => setFilters({ ...filters, text })}
        onSort={(next) => change({ sort: next })}
        onView={(next) => change({ view: next })}
        onFilters={pressFilters}
        quick={
          <QuickFilters {...{ filters, isTiled }} isPanelOpen={filtersOpen} onChange={setFilters} />
        }
      />
      <div
        className={cn(
          "md:mt-4",
          panelShown && "md:grid md:grid-cols-[300px_minmax(0,1fr)] md:items-start md:gap-10",
        )}
      >
        {panelShown && <FilterPanel id={panelId} {...fields} />}
        <section ref={results} aria-label="Restaurants" tabIndex={-1} className="outline-none">
          <div className="flex min-h-11 flex-wrap items-center gap-2.5 max-md:mt-1.5 md:mb-5">
            <p aria-live="polite" aria-atomic="true" className="mr-2 font-title md:text-lead">
              {formatCount(found.length)} restaurants found
              {radiusKm !== undefined && <Within km={radiusKm} of={restaurants} />}
            </p>
            {count > 0 && (
              <div className="contents max-md:hidden">
                <ActiveFilters filters={filters} onChange={setFilters} onEmpty={focusResults} />
                <button
                  type="button"
                  onClick={clearAll}
                  className="link min-h-11 px-1.5 text-small"
                >
                  Clear all
                </button>
              </div>
            )}
          </div>
          {isTiled ? (
            <NearestAnywhere
              nearest={isBeyond ? found : []}
              location={location}
              isChosen={isAnywhere}
            />
          ) : (
            <FarNote restaurants={restaurants} location={location} onLocation={lookAround} />
          )}
          <CityOffer text={filters.text} location={location} onLocation={lookAroundCity} />
          {isTiled && filters.text.trim() !== "" && <EverywhereLink text={filters.text} />}
          {found.length === 0 && isSettled && (
            <NearMeEmpty
              text={filters.text}
              filterCount={count}
              onClear={clear}
              onAnywhere={isTiled && !isAnywhere ? lookAnywhere : undefined}
            />
          )}
          {found.length > 0 && view === "list" && (
            <RestaurantList
              restaurants={found}
              {...cards}
              location={location}
              now={now}
              narrow={panelShown}
            />
          )}
          {found.length > 0 && view === "map" && (
            <NearMePins
              restaurants={found}
              {...{ location, now, area }}
              center={isBeyond ? found[0] : location}
              onSearchArea={isTiled ? searchArea : undefined}
            />
          )}
          {worldCount !== undefined && <WorldOffer restaurants={worldCount} />}
          {isTiled && found.length > 0 && <OpenStreetMapCredit />}
        </section>
      </div>
      <FloatingViewButton view={view} onView={(next) => change({ view: next })} />
      {sheetOpen && (
        <FilterSheet {...fields} count={found.length} onClose={() => setSheetOpen(false)} />
      )}
    </main>
  );
}
