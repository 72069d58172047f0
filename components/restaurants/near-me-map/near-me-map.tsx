import { useFactWords } from "#fact-words";
import { useTexts } from "#texts";
import { useCallback, useEffect, useMemo, useState, type ReactNode } from "react";
import { MapSideList } from "@/components/restaurants/near-me-map/map-side-list";
import type { KeptMap, ListedArea } from "@/components/restaurants/near-me/near-me-history";
import { NearMePins } from "@/components/restaurants/near-me-map/near-me-pins";
import { PinCard } from "@/components/restaurants/near-me-map/pin-card";
import { RestaurantListLoading } from "@/components/restaurants/cards/restaurant-list-loading";
import { useNearMeChoice } from "@/components/restaurants/near-me-map/use-near-me-choice";
import type { useNearMeList } from "@/components/restaurants/near-me/use-near-me-list";
import { LevelLeaf } from "@/components/site/vegan-level-badge";
import type { Coordinates, Location } from "@/lib/location/types";
import english from "@/lib/messages/en/near-me/near-me.json";
import { boundsOf, isInView, type Camera, type Size } from "@/lib/map/camera";
import type { SearchedArea } from "@/lib/map/searched-area";
import type { RestaurantSummary } from "@/lib/restaurants/types";
import { VEGAN_LEVEL_TEXTS, VEGAN_LEVELS } from "@/lib/restaurants/facts/vegan-level";

type NearMeMapProps = {
  list: ReturnType<typeof useNearMeList>;
  location: Location | undefined;
  now: Date | undefined;
  area: ListedArea | undefined;
  center: Coordinates | undefined;
  /** Whether there is room for the list beside the map. */
  isSplit: boolean;
  onSearchArea: (area: SearchedArea) => void;
  aboveCard: ReactNode;
  /** What an earlier map of this history entry showed. */
  kept: KeptMap | undefined;
  /** Called with what this one shows. */
  onMap: (shown: KeptMap | undefined) => void;
};

/** How many of the restaurants are in the part of the world that the map shows. */
function countIn(restaurants: readonly RestaurantSummary[], { camera, size }: View) {
  const bounds = boundsOf(camera, size);
  return restaurants.filter((restaurant) => isInView(restaurant, bounds)).length;
}

type View = { camera: Camera; size: Size };

/** What the leaves of the pins say. */
function Legend() {
  const words = useFactWords();
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1.5 rounded-md bg-raised px-3.5 py-2 text-micro font-semibold text-ink-2 shadow-sm">
      {VEGAN_LEVELS.map((level) => (
        <li key={level} className="flex items-center gap-1.5">
          <span className="text-leaf">
            <LevelLeaf level={level} size={16} vein="stroke-raised" />
          </span>
          {words("level", level, VEGAN_LEVEL_TEXTS[level].label)}
        </li>
      ))}
    </ul>
  );
}

const LEGEND = <Legend />;

/** Near me's map where there are restaurants all over the world: with the list beside it, and a card for the chosen one. */
export default function NearMeMap({ list, isSplit, onSearchArea, ...rest }: NearMeMapProps) {
  const { kept, onMap, ...props } = rest;
  const t = useTexts("near-me", english);
  const { location, now, center } = props;
  const { found, state, cards } = list;
  const of = center ? `${center.lat},${center.lng}` : "";
  const [first] = useState(kept?.of === of ? kept : undefined);
  const choice = useNearMeChoice(first?.id);
  const [view, setView] = useState<View>();
  const onView = useCallback((camera: Camera, size: Size) => setView({ camera, size }), []);
  const byId = useMemo(() => new Map(found.map((each) => [each.id, each])), [found]);
  const isThere = state === "there";
  const { id } = choice;

  useEffect(() => {
    if (view) onMap({ ...view.camera, of, ...(id !== undefined && { id }) });
  }, [onMap, view, of, id]);

  const inView = useMemo(() => view && countIn(found, view), [found, view]);
  const renderCard = useCallback(
    (id: string, isDocked: boolean): ReactNode => {
      const restaurant = byId.get(id);
      return restaurant && <PinCard {...{ restaurant, location, now, isDocked }} />;
    },
    [byId, location, now],
  );

  return (
    <>
      {isSplit && (
        <div className="min-w-0">
          {isThere ? (
            <>
              <p className="text-note text-ink-2 tabular-nums">
                {inView !== undefined && t("map.count", { count: inView })}
              </p>
              <MapSideList restaurants={found} {...{ choice, location, now }} {...cards} />
            </>
          ) : (
            <RestaurantListLoading layout="rows" />
          )}
        </div>
      )}
      <div
        className={
          isSplit ? "sticky top-50 col-start-2 row-span-2 row-start-1 self-start" : undefined
        }
      >
        <NearMePins
          restaurants={found}
          {...props}
          camera={first?.of === of ? first : undefined}
          shape={isSplit ? "beside" : "edge"}
          legend={LEGEND}
          onSearchArea={onSearchArea}
          onView={onView}
          choice={choice.forMap}
          renderCard={renderCard}
        />
      </div>
    </>
  );
}
