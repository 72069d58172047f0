"use client";

import { useTexts } from "#texts";
import { useState, type ReactNode } from "react";
import { LazyFavoritesMap } from "@/components/restaurants/favorites/lazy-favorite-parts";
import { ViewSwitch } from "@/components/ui/view-switch";
import { useNow } from "@/lib/browser/use-now";
import english from "@/lib/messages/en/favorites/favorites.json";
import type { RestaurantSummary } from "@/lib/restaurants/types";

const VIEWS = [
  { id: "list", icon: "LayoutList" },
  { id: "map", icon: "Map" },
] as const;

type ListViewsProps = {
  /** What the map is called. */
  mapLabel: string;
  restaurants: RestaurantSummary[];
  /** Controls beside the choice of the view. */
  tools?: ReactNode;
  /** The list. */
  children: ReactNode;
};

/** A list, or its places on a map, whose code is loaded when it is chosen (P14.804). */
export function ListViews({ mapLabel, restaurants, tools, children }: ListViewsProps) {
  const t = useTexts("favorites", english);
  const [view, setView] = useState<"list" | "map">("list");
  const now = useNow();
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
        <ViewSwitch
          label={t("view")}
          views={VIEWS.map((view) => ({ ...view, label: t(view.id) }))}
          current={view}
          onChange={setView}
          className="noscript:hidden"
        />
        {tools}
      </div>
      {view === "map" && <LazyFavoritesMap label={mapLabel} restaurants={restaurants} now={now} />}
      {/* Paper has the list, whatever the screen shows. */}
      <div className={view === "list" ? undefined : "hidden print:block"}>{children}</div>
    </>
  );
}
