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
import { NEAR_ME_HISTORY } from "@/components/restaurants/near-me-history";
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
import { useRestaurants } from "@/components/restaurants/use-restaurants";
import { useNearMeLocation } from "@/components/restaurants/use-near-me-location";
import { useSearchedArea } from "@/components/restaurants/use-searched-area";
import { useFragmentState } from "@/lib/browser/use-fragment-state";
import { narrowerThan } from "@/lib/breakpoints";
import { cn } from "@/lib/cn";
import { formatCount } from "@/lib/counts";
import { DEFAULT_NEAR_ME_LOCATION } from "@/lib/location/defaults";
import { saveLastLocation } from "@/lib/location/last-location";
import type { Location, LocationSearch } from "@/lib/location/types";
import type { SearchedArea } from "@/lib/map/searched-area";
import { filterRestaurants } from "@/lib/restaurants/filter-restaurants";
import { countActiveFilters, EMPTY_FILTERS } from "@/lib/restaurants/filter-options";
import { toFragment } from "@/lib/restaurants/fragment";
import { sortRestaurants } from "@/lib/restaurants/sort";
import type { RestaurantFilters, RestaurantSummary } from "@/lib/restaurants/types";
import { WorldOffer } from "@/components/world/world-offer";
import { NeedsJavaScript } from "@/components/ui/needs-java-script";

const BEFORE_ANY_CLOCK = new Date(0);

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
  const { state: session, change, current } = useFragmentState(NEAR_ME_HISTORY);
  const { filters, sort, view, location, filtersOpen } = session;
  const { device, locate } = useNearMeLocation({ current, change }, isTiled);
  const ofPage = useMemo(
    () => (isTiled ? restaurantsOfTiles : restaurantsOfPage(rendered)),
    [isTiled, rendered],
  );
  const { area, search } = useSearchedArea(location, change);
  const around = { ...location, reachKm: area?.reachKm };
  const { restaurants, radiusKm } = useRestaurants(rendered, source ?? ofPage, around);
  const [sheetOpen, setSheetOpen] = useState(false);
  const panelId = useId();
  const results = useRef<HTMLElement>(null);
  const now = useNow();
  // The expensive rendering is deferred, so that a press is shown at once.
  const shownFilters = useDeferredValue(filters);
  const shownSort = useDeferredValue(sort);
  const panelShown = useDeferredValue(filtersOpen);
  const from = location ?? DEFAULT_NEAR_ME_LOCATION;

  useEffect(
    () => rememberList({ fragment: toFragment({ filters, sort, view }), location }),
    [filters, sort, view, location],
  );

  const found = useMemo(
    () =>
      sortRestaurants(
        filterRestaurants(restaurants, shownFilters, now ?? BEFORE_ANY_CLOCK),
        shownSort,
        from,
      ),
    [restaurants, shownFilters, now, shownSort, from],
  );

  const count = countActiveFilters(filters);
  const setFilters = (next: RestaurantFilters) => change({ filters: next });
  const clear = () => change({ filters: EMPTY_FILTERS });
  const hasLevels = restaurants.some(({ veganLevel }) => veganLevel !== undefined);
  const fields = { filters, hasLevels, onChange: setFilters, onClear: clear };

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
    search(next);
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
      <NeedsJavaScript className="mb-4">
        Search, filters, sorting, the map and your location need JavaScript. Every restaurant is in
        the list below.
      </NeedsJavaScript>
      <NearMeToolbar
        state={session}
        filterCount={count}
        filtersOpen={filtersOpen}
        filterPanelId={panelId}
        onText={(text) => setFilters({ ...filters, text })}
        onSort={(next) => change({ sort: next })}
        onView={(next) => change({ view: next })}
        onFilters={pressFilters}
        quick={<QuickFilters filters={filters} onChange={setFilters} />}
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
              {radiusKm !== undefined && (
                <span className="font-normal text-ink-2"> within {radiusKm} km</span>
              )}
            </p>
            {count > 0 && (
              <div className="contents max-md:hidden">
                <ActiveFilters filters={filters} onChange={setFilters} />
                <button type="button" onClick={clear} className="link min-h-11 px-1.5 text-small">
                  Clear all
                </button>
              </div>
            )}
          </div>
          {isTiled ? (
            <NearestAnywhere restaurants={restaurants} location={location} />
          ) : (
            <FarNote restaurants={restaurants} location={location} onLocation={lookAround} />
          )}
          <CityOffer text={filters.text} location={location} onLocation={lookAroundCity} />
          {isTiled && filters.text.trim() !== "" && <EverywhereLink text={filters.text} />}
          {found.length === 0 && (
            <NearMeEmpty text={filters.text} filterCount={count} onClear={clear} />
          )}
          {found.length > 0 && view === "list" && (
            <RestaurantList
              restaurants={found}
              criteria={toFragment({ filters: shownFilters, sort: shownSort, view })}
              location={location}
              now={now}
              narrow={panelShown}
            />
          )}
          {worldCount !== undefined && <WorldOffer restaurants={worldCount} />}
          {isTiled && found.length > 0 && <OpenStreetMapCredit />}
          {found.length > 0 && view === "map" && (
            <NearMePins
              restaurants={found}
              {...{ location, now, area }}
              onSearchArea={isTiled ? searchArea : undefined}
            />
          )}
        </section>
      </div>
      <FloatingViewButton view={view} onView={(next) => change({ view: next })} />
      {sheetOpen && (
        <FilterSheet {...fields} count={found.length} onClose={() => setSheetOpen(false)} />
      )}
    </main>
  );
}
