import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { SortSelect } from "@/components/ui/fields/sort-select";
import { ViewSwitch } from "@/components/ui/view-switch";
import { cn } from "@/lib/cn";
import english from "@/lib/messages/en/near-me/near-me.json";
import type { NearMeState } from "@/lib/restaurants/near-me/fragment";
import type { SortOption } from "@/lib/restaurants/near-me/sort";

const VIEWS = [
  { id: "list", icon: "LayoutGrid" },
  { id: "map", icon: "Map" },
] as const;

type ToolbarProps = {
  state: NearMeState;
  sorts: readonly SortOption[];
  filterCount: number;
  filtersOpen: boolean;
  filterPanelId: string;
  onText: (text: string) => void;
  onSort: (sort: NearMeState["sort"]) => void;
  onView: (view: NearMeState["view"]) => void;
  onFilters: () => void;
  /** The visitor points at it, or has the focus in it. */
  onApproach: () => void;
  /** Quick filters in the row of chips on phones. */
  quick: ReactNode;
};

/** Search, sort, Filters and List/Map: one sticky row, on phones a search box over a scrolling row of chips. */
export function NearMeToolbar({
  state,
  sorts,
  filterCount,
  filtersOpen,
  filterPanelId,
  quick,
  ...on
}: ToolbarProps) {
  const t = useTexts("near-me", english);
  return (
    <div
      onPointerEnter={on.onApproach}
      onFocus={on.onApproach}
      className={cn(
        "toolbar sticky top-(--header-height) z-20 bg-paper py-2.5 noscript:hidden",
        "max-md:-mx-(--gutter) max-md:border-b max-md:border-line",
        "md:flex md:flex-wrap md:gap-3 md:pt-3 md:pb-3.5 md:after:pointer-events-none md:after:absolute md:after:inset-x-0 md:after:top-full md:after:h-3 md:after:bg-linear-to-b md:after:from-paper md:after:to-transparent",
      )}
    >
      <label className="field max-md:mx-(--gutter) md:max-lg:w-full lg:flex-1">
        <Icon name="Search" />
        <span className="sr-only">{t("search")}</span>
        <input
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder={t("search.placeholder")}
          value={state.filters.text}
          onChange={(event) => on.onText(event.target.value)}
        />
      </label>
      <div className="max-md:mt-3 max-md:flex max-md:scroll-x max-md:gap-2 max-md:px-(--gutter) max-md:py-0.5 md:contents">
        <SortSelect
          label={t("sort")}
          options={sorts.map(({ id, text }) => ({ id, label: t(text) }))}
          value={state.sort}
          onChange={on.onSort}
          chipOnPhones
        />
        <Button
          onClick={on.onFilters}
          aria-expanded={filtersOpen}
          aria-controls={filtersOpen ? filterPanelId : undefined}
          variant={filtersOpen || filterCount > 0 ? "ink" : "line"}
          className="flex-none max-md:order-first max-md:min-h-11! max-md:rounded-full! max-md:px-3.5! max-md:text-note! md:min-h-13!"
        >
          <Icon name="SlidersHorizontal" size={18} />
          {t("filters")}
          {filterCount > 0 && (
            <span className="inline-grid h-5.5 min-w-5.5 place-items-center rounded-full bg-beet px-1.5 text-micro font-bold text-on-beet tabular-nums">
              {filterCount}
            </span>
          )}
        </Button>
        {quick}
      </div>
      <ViewSwitch
        label={t("view")}
        views={VIEWS.map((view) => ({ ...view, label: t(view.id) }))}
        current={state.view}
        onChange={on.onView}
        className="hidden md:inline-flex md:max-lg:ms-auto"
      />
    </div>
  );
}

const PILL = "min-h-13! rounded-full! px-6! shadow-lg md:hidden!";

/** The phone's button that leads from the map back to the list, above the card of a pin. */
export function RaisedListButton({ onList }: { onList: () => void }) {
  const t = useTexts("near-me", english);
  return (
    <Button
      variant="ink"
      onClick={onList}
      className={cn("raised-list-button pointer-events-auto", PILL)}
    >
      <Icon name="List" />
      {t("list")}
    </Button>
  );
}

type ViewButtonProps = { view: NearMeState["view"]; onView: (view: NearMeState["view"]) => void };

/** The phone's floating button that switches between list and map. */
export function FloatingViewButton({ view, onView }: ViewButtonProps) {
  const t = useTexts("near-me", english);
  const toMap = view === "list";
  const icon = toMap ? "Map" : "List";
  return (
    <Button
      variant="ink"
      onClick={() => onView(toMap ? "map" : "list")}
      className={cn(
        "dock view-button fixed start-1/2 bottom-5 z-30 -translate-x-1/2 rtl:translate-x-1/2 noscript:hidden",
        PILL,
      )}
    >
      <Icon name={icon} />
      {t(toMap ? "map" : "list")}
    </Button>
  );
}
