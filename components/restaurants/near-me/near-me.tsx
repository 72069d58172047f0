"use client";

import { useCallback, useDeferredValue, useEffect, useId, useRef, useState } from "react";
import {
  LazyFilterPanel,
  LazyFilterSheet,
  usePreloadedFilters,
} from "@/components/restaurants/near-me-filters/lazy-filters";
import { NearMeAsk } from "@/components/restaurants/near-me-location/near-me-ask";
import { NearMeHeading } from "@/components/restaurants/near-me/near-me-heading";
import { rememberList } from "@/components/restaurants/near-me/last-list";
import {
  nearMeHistory,
  placeHistory,
  type NearMeSession,
} from "@/components/restaurants/near-me/near-me-history";
import type { NearMeProps } from "@/components/restaurants/near-me/near-me-props";
import { NearMeResults } from "@/components/restaurants/near-me-results/near-me-results";
import {
  FloatingViewButton,
  NearMeToolbar,
} from "@/components/restaurants/near-me/near-me-toolbar";
import { QuickFilters } from "@/components/restaurants/near-me-filters/quick-filters";
import { useRestaurantSource } from "@/components/restaurants/near-me/restaurant-source";
import { useNow } from "@/lib/browser/use-now";
import { useFilterChoice } from "@/components/restaurants/near-me-filters/use-filter-choice";
import { useFoodWords } from "@/components/restaurants/near-me/use-food-words";
import { useListScroll } from "@/components/restaurants/near-me/use-list-scroll";
import { useLookAround } from "@/components/restaurants/near-me-location/use-look-around";
import { usePlacePages } from "@/components/restaurants/near-me/use-place-pages";
import { useScrollRestoration } from "@/components/restaurants/near-me/use-scroll-restoration";
import { useNearMeList } from "@/components/restaurants/near-me/use-near-me-list";
import { useNearMeLocation } from "@/components/restaurants/near-me-location/use-near-me-location";
import { listingOf } from "@/components/restaurants/near-me/searched-part";
import { useFragmentState } from "@/lib/browser/use-fragment-state";
import { useLanguage } from "@/lib/languages/use-language";
import { narrowerThan } from "@/lib/breakpoints";
import { cn } from "@/lib/cn";
import type { SearchedArea } from "@/lib/map/searched-area";
import { saveChosenSort } from "@/lib/restaurants/near-me/chosen-sort";
import { countActiveFilters, EMPTY_FILTERS } from "@/lib/restaurants/filters/active-filters";
import { ANYWHERE_KM } from "@/lib/restaurants/near-me/radii";
import type { RestaurantFilters } from "@/lib/restaurants/types";

/** The near-me screen (P4.1 to P4.20). */
export function NearMe({
  restaurants: rendered,
  isTiled = false,
  source,
  place,
  ask,
  cities,
  worldOffer,
  withoutScripts,
  children,
}: NearMeProps) {
  const language = useLanguage();
  const [history] = useState(() =>
    place ? placeHistory(language, place) : nearMeHistory(language, isTiled),
  );
  const { state: session, change, current } = useFragmentState(history);
  const { filters, sort, view, location, filtersOpen } = session;
  const asks = isTiled && !location;
  const results = useRef<HTMLElement>(null);
  /** The list of another location is another list: who was in it is at its beginning then. */
  const moveTo = useCallback(
    (part: Partial<NearMeSession>) => {
      if (results.current?.contains(document.activeElement))
        results.current.focus({ preventScroll: true });
      change(part);
    },
    [change],
  );
  const pages = usePlacePages({ isTiled, place, current, change: moveTo });
  const { device, locate } = useNearMeLocation({ current, change: moveTo, ...pages }, isTiled);
  const ofPage = useRestaurantSource(rendered, isTiled);
  const [sheetOpen, setSheetOpen] = useState(false);
  const [isAboutToChoose, setIsAboutToChoose] = useState(false);
  const panelId = useId();
  const now = useNow();
  // The expensive rendering is deferred, so that a press is painted at once.
  const shownFilters = useDeferredValue(filters);
  const shownSort = useDeferredValue(sort);
  const shownView = useDeferredValue(view);
  const panelShown = useDeferredValue(filtersOpen);
  const setView = useListScroll({ isTiled, view: shownView, ...history, current, change });
  const words = useFoodWords({ isTiled, text: shownFilters.text, filters, now });
  const { readText, understood } = words;
  const list = useNearMeList({
    session: { ...session, filters: shownFilters, sort: shownSort },
    readText,
    change,
    rendered,
    source: source ?? ofPage,
    isTiled,
    now,
    place,
    isAboutToChoose,
  });
  const isSettled = location !== undefined && list.isSettled;
  const keepMap = useScrollRestoration({ isTiled, isThere: isSettled, current, change });

  useEffect(
    () =>
      rememberList({
        path: history.path,
        fragment: history.write(session).fragment,
        location: place ? undefined : location,
      }),
    [history, session, location, place],
  );

  usePreloadedFilters();
  const isAnywhere = list.area?.reachKm === ANYWHERE_KM;
  const count = countActiveFilters(filters);
  // After another choice the nearest matches are searched near the location again.
  const setFilters = (next: RestaurantFilters) =>
    change({ filters: next, ...(isAnywhere && { area: undefined }) });
  const clear = () => setFilters(EMPTY_FILTERS);
  const isThere = list.state === "there";
  const choice = useFilterChoice({
    isTiled,
    restaurants: list.restaurants,
    isWhole: isThere && !asks && !list.isOfPage,
    filters: shownFilters,
    now,
    readText,
  });
  const fields = { filters, choice, onChange: setFilters, onClear: clear };
  const focusResults = () => results.current?.focus();

  /** The pressed button is removed together with the filters. */
  function clearAll() {
    focusResults();
    clear();
  }

  const chosen = {
    filters,
    withoutCity: words.other.without,
    setFilters,
    goTo: pages.goTo,
    locate,
  };
  const { lookAround, lookAroundCity, settle } = useLookAround({
    ...chosen,
    isTiled,
    focusResults,
  });

  const searchArea = useCallback(
    (next: SearchedArea) => {
      results.current?.focus({ preventScroll: true });
      change(listingOf(next));
    },
    [change],
  );

  /** The pressed button is removed together with the map. */
  const showList = useCallback(() => {
    results.current?.focus({ preventScroll: true });
    setView("list");
  }, [setView]);

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
        isWorldwide={isTiled}
      />
      {withoutScripts}
      <NearMeToolbar
        state={{ ...session, sort: list.sorts.some(({ id }) => id === sort) ? sort : list.sort }}
        sorts={list.sorts}
        filterCount={count}
        filtersOpen={filtersOpen}
        filterPanelId={panelId}
        onText={(text) => setFilters({ ...filters, text })}
        onSort={(next) => {
          if (isTiled) saveChosenSort(next);
          change({ sort: next });
        }}
        onView={setView}
        onFilters={pressFilters}
        onApproach={() => setIsAboutToChoose(true)}
        quick={
          <QuickFilters
            {...{ filters, isTiled, understood }}
            counts={choice?.counts}
            isPanelOpen={filtersOpen}
            onChange={setFilters}
          />
        }
      />
      <div
        className={cn(
          "md:mt-4",
          panelShown && "md:grid md:grid-cols-[300px_minmax(0,1fr)] md:items-start md:gap-10",
        )}
      >
        {panelShown && <LazyFilterPanel id={panelId} {...fields} />}
        {asks ? (
          <NearMeAsk {...{ device, ask, cities }} text={filters.text} onFound={settle} />
        ) : (
          <NearMeResults
            ref={results}
            {...{ list, isTiled, location, now, count, understood }}
            cityText={words.other.text}
            session={{ ...session, view: shownView }}
            narrow={panelShown}
            onFilters={setFilters}
            onClear={clear}
            onClearAll={clearAll}
            onEmpty={focusResults}
            onLocation={lookAround}
            onCity={lookAroundCity}
            onAnywhere={lookAnywhere}
            onSearchArea={searchArea}
            onList={showList}
            onMap={keepMap}
          />
        )}
      </div>
      {worldOffer}
      {children}
      {!asks && <FloatingViewButton view={view} onView={setView} />}
      {sheetOpen && (
        <LazyFilterSheet
          {...fields}
          count={isThere ? list.foundCount : undefined}
          onClose={() => setSheetOpen(false)}
        />
      )}
    </main>
  );
}
