"use client";

import { LayoutGrid, Map } from "lucide-react";
import { useRef, useState } from "react";
import { FavoriteCard } from "@/components/restaurants/favorite-card";
import { FavoritesEmpty } from "@/components/restaurants/favorites-empty";
import { FavoritesMap } from "@/components/restaurants/favorites-map";
import { FavoritesNotes } from "@/components/restaurants/favorites-notes";
import { useSavedRestaurants } from "@/components/restaurants/use-saved-restaurants";
import { Button } from "@/components/ui/button";
import { NeedsJavaScript } from "@/components/ui/needs-java-script";
import { PageHeading } from "@/components/ui/page-heading";
import { ViewSwitch } from "@/components/ui/view-switch";
import { notify } from "@/lib/browser/notices";
import { useFragmentState, type FragmentCodec } from "@/lib/browser/use-fragment-state";
import { useNow } from "@/lib/browser/use-now";
import { favoritesLead, groupByCity } from "@/lib/restaurants/favorites";
import { listSavedIds, SAVED_NOTICES, saveIds } from "@/lib/restaurants/saved";
import type { RestaurantSummary } from "@/lib/restaurants/types";
import { ROUTES } from "@/lib/routes";

const VIEWS = [
  { id: "list", label: "List", Icon: LayoutGrid },
  { id: "map", label: "Map", Icon: Map },
] as const;

type Shown = { view: "list" | "map" };

const HISTORY: FragmentCodec<Shown> = {
  path: ROUTES.favorites,
  initial: { view: "list" },
  read: ({ fragment }) => ({ view: fragment === "#view=map" ? "map" : "list" }),
  write: ({ view }) => ({ fragment: view === "map" ? "#view=map" : "" }),
};

type Removed = { name: string; idsBefore: readonly string[] };

/** The restaurants saved on this device, by city or on a map (P6.8 to P6.10). */
export function Favorites() {
  const { restaurants, unlisted, failed, isLoading, retry } = useSavedRestaurants();
  const { state, change } = useFragmentState(HISTORY);
  const [removed, setRemoved] = useState<Removed>();
  const undo = useRef<HTMLButtonElement>(null);
  const now = useNow();
  const isEmpty = !isLoading && restaurants.length === 0 && failed.length === 0;

  function remove({ id, name }: RestaurantSummary) {
    const idsBefore = listSavedIds();
    if (!saveIds(idsBefore.filter((other) => other !== id))) return notify(SAVED_NOTICES.denied);
    setRemoved({ name, idsBefore });
    requestAnimationFrame(() => undo.current?.focus());
  }

  function putBack() {
    if (removed && !saveIds(removed.idsBefore)) return notify(SAVED_NOTICES.denied);
    setRemoved(undefined);
  }

  return (
    <main className="wrap min-h-[60vh] pb-12">
      <PageHeading
        title="Your favorites"
        lead={isLoading || isEmpty ? undefined : favoritesLead(restaurants)}
        aside={
          restaurants.length > 0 && (
            <ViewSwitch
              label="View"
              views={VIEWS}
              current={state.view}
              onChange={(view) => change({ view })}
            />
          )
        }
      />
      <NeedsJavaScript>
        Your favorites are kept in this browser, and showing them needs JavaScript.
      </NeedsJavaScript>
      <div aria-live="polite" aria-atomic="true">
        {removed && (
          <p className="mb-6 flex flex-wrap items-center gap-x-4 rounded-tile bg-sprout px-4 py-1">
            <span>Removed from favorites: {removed.name}</span>
            <Button ref={undo} variant="quiet" size="sm" onClick={putBack}>
              Undo
            </Button>
          </p>
        )}
      </div>
      {isEmpty && <FavoritesEmpty />}
      {!isEmpty && (
        <FavoritesNotes
          hasRestaurants={restaurants.length > 0}
          failed={failed.length}
          onRetry={retry}
          unlisted={unlisted.length}
          onForget={() => saveIds(listSavedIds().filter((id) => !unlisted.includes(id)))}
        />
      )}
      {restaurants.length > 0 && state.view === "map" && (
        <FavoritesMap restaurants={restaurants} now={now} />
      )}
      {state.view === "list" &&
        groupByCity(restaurants).map(({ city, restaurants: saved }) => (
          <section key={city} aria-label={city} className="pt-4 pb-8">
            <h2 className="font-display text-h3">
              {city} <span className="font-normal text-ink-3">{saved.length}</span>
            </h2>
            <ul className="mt-5 grid grid-cols-1 md:grid-cols-2 md:gap-x-7 md:gap-y-9 lg:grid-cols-3 xl:grid-cols-4">
              {saved.map((restaurant) => (
                <FavoriteCard
                  key={restaurant.id}
                  restaurant={restaurant}
                  now={now}
                  onRemove={() => remove(restaurant)}
                />
              ))}
            </ul>
          </section>
        ))}
    </main>
  );
}
