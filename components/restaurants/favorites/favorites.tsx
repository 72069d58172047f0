"use client";

import { LayoutGrid, Map } from "@/components/ui/icons";
import { useEffect, useRef, useState } from "react";
import { FavoritesEmpty } from "@/components/restaurants/favorites/favorites-empty";
import { FavoritesList } from "@/components/restaurants/favorites/favorites-list";
import { FavoritesNotes } from "@/components/restaurants/favorites/favorites-notes";
import { FavoritesTools } from "@/components/restaurants/favorites/favorites-tools";
import { LazyFavoritesMap } from "@/components/restaurants/favorites/lazy-favorite-parts";
import { sendFavorites } from "@/components/restaurants/favorites/send-favorites";
import { useOwnFavorites } from "@/components/restaurants/favorites/use-account-favorites";
import { useSavedRestaurants } from "@/components/restaurants/favorites/use-saved-restaurants";
import { Button } from "@/components/ui/button";
import { NeedsJavaScript } from "@/components/ui/needs-java-script";
import { PageHeading } from "@/components/ui/page-heading";
import { ViewSwitch } from "@/components/ui/view-switch";
import { notify } from "@/lib/browser/notices";
import { useFragmentState, type FragmentCodec } from "@/lib/browser/use-fragment-state";
import { useNow } from "@/lib/browser/use-now";
import { listSavedIds, saveIds } from "@/lib/favorites/saved";
import { DEFAULT_FAVORITE_ORDER, isFavoriteOrder, type FavoriteOrder } from "@/lib/favorites/sort";
import { favoritesLead } from "@/lib/restaurants/favorites";
import type { RestaurantSummary } from "@/lib/restaurants/types";
import { ROUTES } from "@/lib/routes";

const VIEWS = [
  { id: "list", label: "List", Icon: LayoutGrid },
  { id: "map", label: "Map", Icon: Map },
] as const;

type Shown = { view: "list" | "map"; order: FavoriteOrder };

const HISTORY: FragmentCodec<Shown> = {
  path: ROUTES.favorites,
  initial: { view: "list", order: DEFAULT_FAVORITE_ORDER },
  read({ fragment }) {
    const parameters = new URLSearchParams(fragment.slice(1));
    const order = parameters.get("sort");
    return {
      view: parameters.get("view") === "map" ? "map" : "list",
      order: isFavoriteOrder(order) ? order : DEFAULT_FAVORITE_ORDER,
    };
  },
  write({ view, order }) {
    const parameters = new URLSearchParams({
      ...(view === "map" && { view }),
      ...(order !== DEFAULT_FAVORITE_ORDER && { sort: order }),
    });
    return { fragment: parameters.size > 0 ? `#${parameters}` : "" };
  },
};

type Removed = { name: string; idsBefore: readonly string[] };

type FavoritesProps = {
  /** Whether accounts keep favorites (P14.30). */
  isKept: boolean;
};

/** The restaurants saved on this device or in the account, by city or on a map (P6.8 to P6.10, P14.32). */
export function Favorites({ isKept }: FavoritesProps) {
  const { restaurants, unlisted, confirmUnlisted, failed, isLoading, retry } =
    useSavedRestaurants();
  const { isSignedOut, isAwaiting, own } = useOwnFavorites(isKept);
  const { state, change } = useFragmentState(HISTORY);
  const [removed, setRemoved] = useState<Removed>();
  const undo = useRef<HTMLButtonElement>(null);
  const now = useNow();
  const count = restaurants.length + unlisted.length + failed.length;
  const isEmpty = !isLoading && !isAwaiting && count === 0;

  useEffect(() => {
    if (removed) undo.current?.focus();
  }, [removed]);

  /** Returns whether it was kept. */
  function keep(ids: readonly string[]) {
    const isKeptHere = saveIds(ids);
    if (isKeptHere) void sendFavorites();
    else
      notify({
        title: "Not saved",
        description: "This browser does not let the site keep anything on this device.",
        tone: "destructive",
      });
    return isKeptHere;
  }

  function remove({ id, name }: RestaurantSummary) {
    const idsBefore = listSavedIds();
    if (!keep(idsBefore.filter((other) => other !== id))) return;
    setRemoved({ name, idsBefore });
  }

  async function forgetUnlisted() {
    const gone = await confirmUnlisted();
    if (gone.length > 0) keep(listSavedIds().filter((id) => !gone.includes(id)));
  }

  function putBack() {
    if (!removed || keep(removed.idsBefore)) setRemoved(undefined);
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
              onChange={(view) => change({ ...state, view })}
            />
          )
        }
      />
      <NeedsJavaScript>
        Your favorites are kept in this browser, and showing them needs JavaScript.
        {isKept && (
          <>
            {" "}
            <a href={ROUTES.favoritesList} className="link">
              See the list in your account
            </a>
          </>
        )}
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
          keeper={!isKept ? "device" : isSignedOut ? "device-for-now" : "account"}
          failed={failed.length}
          onRetry={retry}
          unlisted={unlisted.length}
          onForget={() => void forgetUnlisted()}
        />
      )}
      {isKept && (restaurants.length > 0 || own) && (
        <FavoritesTools
          hasRestaurants={restaurants.length > 0}
          order={restaurants.length > 0 && state.view === "list" ? state.order : undefined}
          onOrder={(order) => change({ ...state, order })}
          own={own}
        />
      )}
      {restaurants.length > 0 && state.view === "map" && (
        <LazyFavoritesMap restaurants={restaurants} now={now} />
      )}
      {state.view === "list" && (
        <FavoritesList
          restaurants={restaurants}
          order={isKept ? state.order : DEFAULT_FAVORITE_ORDER}
          now={now}
          details={own?.byId}
          onRemove={remove}
        />
      )}
    </main>
  );
}
