import { useTexts } from "#texts";
import { Activity, lazy, Suspense, useMemo, type Ref } from "react";
import { LoadingPill } from "@/components/map/loading-pill";
import { MapFrame } from "@/components/map/map-frame";
import { ActiveFilters } from "@/components/restaurants/near-me-filters/active-filters";
import { CityOffer } from "@/components/restaurants/near-me-results/city-offer";
import { EverywhereLink } from "@/components/restaurants/near-me-results/everywhere-link";
import { FarNote } from "@/components/restaurants/near-me-results/far-note";
import { NearMeCount } from "@/components/restaurants/near-me-results/near-me-count";
import { NearMeEmpty } from "@/components/restaurants/near-me-results/near-me-empty";
import { NearMeFailed } from "@/components/restaurants/near-me-results/near-me-failed";
import type { KeptMap, NearMeSession } from "@/components/restaurants/near-me/near-me-history";
import { NEAR_ME_MAP_HEIGHT } from "@/components/restaurants/near-me-map/near-me-map-frame";
import { RaisedListButton } from "@/components/restaurants/near-me/near-me-toolbar";
import { NearestAnywhere } from "@/components/restaurants/near-me-results/nearest-anywhere";
import { RestaurantList } from "@/components/restaurants/cards/restaurant-list";
import { RestaurantListLoading } from "@/components/restaurants/cards/restaurant-list-loading";
import { SortLine } from "@/components/restaurants/near-me-results/sort-line";
import type { useNearMeList } from "@/components/restaurants/near-me/use-near-me-list";
import { OpenStreetMapCredit } from "@/components/site/open-street-map-credit";
import { atLeast } from "@/lib/breakpoints";
import { useMedia } from "@/lib/browser/use-media";
import { cn } from "@/lib/cn";
import type { Location } from "@/lib/location/types";
import english from "@/lib/messages/en/near-me/near-me.json";
import type { SearchedArea } from "@/lib/map/searched-area";
import { ANYWHERE_KM } from "@/lib/restaurants/near-me/radii";
import type { ActiveFilter } from "@/lib/restaurants/filters/active-filters";
import type { RestaurantFilters } from "@/lib/restaurants/types";

const NearMeMap = lazy(() => import("@/components/restaurants/near-me-map/near-me-map"));
const NearMePins = lazy(async () => {
  const { NearMePins: Pins } = await import("@/components/restaurants/near-me-map/near-me-pins");
  return { default: Pins };
});

type NearMeResultsProps = {
  ref: Ref<HTMLElement>;
  list: ReturnType<typeof useNearMeList>;
  session: NearMeSession;
  isTiled: boolean;
  location: Location | undefined;
  now: Date | undefined;
  /** How many filters are on. */
  count: number;
  /** What was understood of the search text, and the words of it that may be a city. */
  understood: readonly ActiveFilter[];
  cityText: string;
  /** Leaves room for the filter panel. */
  narrow: boolean;
  onFilters: (filters: RestaurantFilters) => void;
  onClear: () => void;
  onClearAll: () => void;
  /** The last of the active filters was removed. */
  onEmpty: () => void;
  onLocation: (location: Location) => void;
  onCity: (location: Location) => void;
  onAnywhere: () => void;
  onSearchArea: (area: SearchedArea) => void;
  onList: () => void;
  /** Called with what the map shows, which is kept with the history entry. */
  onMap: (shown: KeptMap | undefined) => void;
};

/** What near me lists: how many, what there is to say about it, and the list or the map. */
export function NearMeResults({ ref, list, session, isTiled, ...props }: NearMeResultsProps) {
  const { location, now, count, understood, cityText, narrow, ...on } = props;
  const t = useTexts("near-me", english);
  const { filters, view } = session;
  const { restaurants, found, folded, radiusKm, area, isSettled, state, cards } = list;
  const isThere = state === "there";
  const isAnywhere = area?.reachKm === ANYWHERE_KM;
  const isBeyond = isTiled && isThere && isSettled && radiusKm === undefined;
  // The page's own list is of the default location: hidden where another one is known already, from which the order and the lines
  // above the list differ. The footer is then where it stays with a long list.
  const isOfPage = !location || list.isOfPage;
  const hasRoom = useMedia(isTiled ? atLeast(narrow ? "xl" : "lg") : undefined);
  const hasMap = view === "map" && (state === "loading" || (isThere && found.length > 0));
  const isSplit = isTiled && hasMap && hasRoom;
  const { onList } = on;
  const aboveCard = useMemo(() => <RaisedListButton onList={onList} />, [onList]);
  const map = { location, now, area, center: isBeyond ? found[0] : location, aboveCard };
  return (
    <section
      ref={ref}
      aria-label={t("results")}
      tabIndex={-1}
      className={cn(
        "outline-none",
        isOfPage && "in-data-located:invisible in-data-located:min-h-svh",
        isSplit && "grid grid-cols-beside grid-rows-start gap-x-5",
      )}
    >
      <div>
        <div
          className={cn(
            "flex min-h-11 flex-wrap items-center gap-2.5 max-md:mt-1.5",
            !isTiled && "md:mb-5",
          )}
        >
          <NearMeCount
            {...{ state, radiusKm, restaurants, found }}
            count={list.foundCount}
            sort={list.sort}
          />
          {count + understood.length > 0 && (
            <div className="contents max-md:hidden">
              <ActiveFilters
                filters={filters}
                more={understood}
                onChange={on.onFilters}
                onEmpty={on.onEmpty}
              />
              <button
                type="button"
                onClick={on.onClearAll}
                className="link min-h-11 px-1.5 text-small"
              >
                {t("clear")}
              </button>
            </div>
          )}
        </div>
        {isTiled && (
          <SortLine
            sort={list.sort}
            wanted={session.sort}
            location={location}
            hasCardsOfPage={list.hasCardsOfPage}
          />
        )}
        {isTiled ? (
          <NearestAnywhere
            nearest={isBeyond ? found : []}
            location={location}
            isChosen={isAnywhere}
          />
        ) : (
          <FarNote restaurants={restaurants} location={location} onLocation={on.onLocation} />
        )}
        <CityOffer text={cityText} location={location} onLocation={on.onCity} />
        {isTiled && filters.text.trim() !== "" && <EverywhereLink text={filters.text} />}
      </div>
      {state === "loading" && view === "list" && (
        <RestaurantListLoading layout={narrow ? "narrow" : "wide"} />
      )}
      {state === "failed" && <NearMeFailed onRetry={list.retry} />}
      {isThere && found.length === 0 && isSettled && (
        <NearMeEmpty
          text={filters.text}
          filterCount={count}
          onClear={on.onClear}
          onAnywhere={isTiled && !isAnywhere ? on.onAnywhere : undefined}
        />
      )}
      {/* Where a location is known already, the page's own list is replaced before it is hydrated. */}
      <Activity>
        {isThere && found.length > 0 && view === "list" && (
          <RestaurantList
            key={location && `${location.lat},${location.lng}`}
            entries={folded}
            {...cards}
            {...{ location, now, narrow }}
          />
        )}
      </Activity>
      {hasMap && (
        <Suspense
          fallback={
            <div className={isSplit ? "col-start-2 row-span-2 row-start-1" : undefined}>
              <MapFrame
                label={t("map.label")}
                height={NEAR_ME_MAP_HEIGHT}
                shape={isSplit ? "beside" : "edge"}
              >
                <LoadingPill />
              </MapFrame>
            </div>
          }
        >
          {isTiled ? (
            <NearMeMap
              {...{ list, isSplit }}
              {...map}
              kept={session.map}
              onMap={on.onMap}
              onSearchArea={on.onSearchArea}
            />
          ) : (
            <NearMePins restaurants={found} {...map} onSearchArea={undefined} />
          )}
        </Suspense>
      )}
      <div className={isSplit ? "col-span-2" : undefined}>
        {isTiled && isThere && found.length > 0 && <OpenStreetMapCredit />}
      </div>
    </section>
  );
}
