import { LeaveWhenSignedOut } from "@/components/site/leave-when-signed-out";
import { FavoriteNote } from "@/components/restaurants/favorites/favorite-note";
import { FavoritesEmpty } from "@/components/restaurants/favorites/favorites-empty";
import { DownloadLinks } from "@/components/restaurants/lists/download-links";
import { ListsLink } from "@/components/restaurants/lists/lists-link";
import { SavedMessage } from "@/components/site/saved-message";
import { SummaryName } from "@/components/site/summary-name";
import { Button } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import { PageHeading } from "@/components/ui/page-heading";
import { removeWithoutScripts, shareWithoutScripts } from "@/lib/favorites/actions";
import { favoritesLead } from "@/lib/restaurants/favorites";
import { placeLine } from "@/lib/restaurants/names/place-line";
import { streetLine } from "@/lib/restaurants/street-line";
import type { RestaurantSummary } from "@/lib/restaurants/types";
import { restaurantHref, ROUTES, sharedFavoritesHref } from "@/lib/routes";

const LIMITED = "That was a lot in a short time, so nothing was changed. Please try again later.";

type OwnFavoritesProps = {
  favorites: { restaurant: RestaurantSummary; note: string }[];
  shareToken: string | undefined;
  /** The change that led here was one of too many. */
  isLimited: boolean;
};

function Sharing({ shareToken }: Pick<OwnFavoritesProps, "shareToken">) {
  return (
    <form action={shareWithoutScripts} className="mb-6 flex flex-wrap items-center gap-4">
      {shareToken && (
        <a href={sharedFavoritesHref(shareToken)} className="link">
          Link to this list
        </a>
      )}
      <Button type="submit" name="share" value={shareToken ? "stop" : "start"}>
        {shareToken ? "Stop sharing" : "Share this list"}
      </Button>
    </form>
  );
}

/** The favorites of an account as a plain list whose forms need no scripts (P14.34). */
export function OwnFavorites({ favorites, shareToken, isLimited }: OwnFavoritesProps) {
  return (
    <main className="wrap min-h-[60vh] pb-(--section)">
      <LeaveWhenSignedOut />
      <PageHeading
        title="Your favorites"
        lead={favoritesLead(favorites.map(({ restaurant }) => restaurant))}
      />
      <SavedMessage text={isLimited ? LIMITED : undefined} />
      <div className="mb-4">
        <ListsLink />
      </div>
      {favorites.length === 0 ? (
        <FavoritesEmpty />
      ) : (
        <>
          <DownloadLinks list={ROUTES.favorites} />
          <Sharing shareToken={shareToken} />
        </>
      )}
      <ul className="max-w-176">
        {favorites.map(({ restaurant, note }) => {
          const { id, name, latinName, nameLang, city } = restaurant;
          return (
            <li key={id} className="border-t border-line py-4">
              <div className="flex flex-wrap items-center justify-between gap-x-4">
                <h2 className="text-title font-title">
                  <IntentLink href={restaurantHref(id)} className="hover:underline">
                    <SummaryName {...{ name, nameLang }} />
                  </IntentLink>{" "}
                  <span className="text-note font-normal text-ink-2">
                    {placeLine(latinName, streetLine(restaurant), city)}
                  </span>
                </h2>
                <form action={removeWithoutScripts}>
                  <input type="hidden" name="restaurantId" value={id} />
                  <Button type="submit" variant="quiet" size="sm">
                    Remove
                    <span className="sr-only">
                      {" "}
                      <SummaryName {...{ name, nameLang }} /> from favorites
                    </span>
                  </Button>
                </form>
              </div>
              <FavoriteNote restaurantId={id} name={name} note={note} path={ROUTES.favoritesList} />
            </li>
          );
        })}
      </ul>
    </main>
  );
}
