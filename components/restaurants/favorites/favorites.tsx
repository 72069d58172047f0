"use client";

import { useTexts } from "#texts";
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
import type { FavoritesNotices } from "@/lib/favorites/page-notices";
import { DEFAULT_FAVORITE_ORDER, isFavoriteOrder, type FavoriteOrder } from "@/lib/favorites/sort";
import type { Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import english from "@/lib/messages/en/favorites/favorites.json";
import { favoritesLead } from "@/lib/restaurants/favorites";
import type { RestaurantSummary } from "@/lib/restaurants/types";
import { ROUTES } from "@/lib/routes";

const VIEWS = [
  { id: "list", icon: "LayoutGrid" },
  { id: "map", icon: "Map" },
] as const;

type Shown = { view: "list" | "map"; order: FavoriteOrder };

const historyIn = (language: Language): FragmentCodec<Shown> => ({
  path: pathIn(language, ROUTES.favorites),
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
});

type Removed = Pick<RestaurantSummary, "name" | "nameLang"> & { idsBefore: readonly string[] };

type FavoritesProps = {
  /** Whether accounts keep favorites (P14.30). */
  isKept: boolean;
  notices: FavoritesNotices;
};

/** The restaurants saved on this device or in the account, by city or on a map (P6.8 to P6.10, P14.32). */
export function Favorites({ isKept, notices }: FavoritesProps) {
  const t = useTexts("favorites", english);
  const { restaurants, unlisted, confirmUnlisted, failed, isLoading, retry } =
    useSavedRestaurants();
  const { isSignedOut, isAwaiting, own } = useOwnFavorites(isKept);
  const [history] = useState(() => historyIn(t.language));
  const { state, change } = useFragmentState(history);
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
    if (isKeptHere) void sendFavorites(notices.unsent);
    else notify(notices.denied);
    return isKeptHere;
  }

  function remove({ id, name, nameLang }: RestaurantSummary) {
    const idsBefore = listSavedIds();
    if (!keep(idsBefore.filter((other) => other !== id))) return;
    setRemoved({ name, ...(nameLang && { nameLang }), idsBefore });
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
        title={t("title")}
        lead={isLoading || isEmpty ? undefined : favoritesLead(restaurants, t)}
        aside={
          restaurants.length > 0 && (
            <ViewSwitch
              label={t("view")}
              views={VIEWS.map((view) => ({ ...view, label: t(view.id) }))}
              current={state.view}
              onChange={(view) => change({ ...state, view })}
            />
          )
        }
      />
      <NeedsJavaScript>
        {t("needs-scripts")}
        {isKept && (
          <>
            {" "}
            <a href={pathIn(t.language, ROUTES.favoritesList)} className="link">
              {t("needs-scripts.account")}
            </a>
          </>
        )}
      </NeedsJavaScript>
      <div aria-live="polite" aria-atomic="true">
        {removed && (
          <p className="mb-6 flex flex-wrap items-center gap-x-4 rounded-tile bg-sprout px-4 py-1">
            <span>
              {t.rich("removed", {
                name: () => (
                  <bdi key="name" lang={removed.nameLang}>
                    {removed.name}
                  </bdi>
                ),
              })}
            </span>
            <Button ref={undo} variant="quiet" size="sm" onClick={putBack}>
              {t("undo")}
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
          notices={notices}
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
