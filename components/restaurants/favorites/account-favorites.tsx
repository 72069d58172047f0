import { useTexts } from "#texts";
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
import { spoken } from "@/components/ui/spoken";
import { removeWithoutScripts, shareWithoutScripts } from "@/lib/favorites/actions";
import { DEFAULT_LANGUAGE } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import accountEnglish from "@/lib/messages/en/favorites/account.json";
import english from "@/lib/messages/en/favorites/favorites.json";
import pageEnglish from "@/lib/messages/en/favorites/page.json";
import { favoritesLead } from "@/lib/restaurants/favorites";
import { cityOfSummaryIn } from "@/lib/restaurants/names/city-name";
import { placeLine } from "@/lib/restaurants/names/place-line";
import { streetLine } from "@/lib/restaurants/street-line";
import type { RestaurantSummary } from "@/lib/restaurants/types";
import { restaurantHref, ROUTES, sharedFavoritesHref } from "@/lib/routes";

type OwnFavoritesProps = {
  favorites: { restaurant: RestaurantSummary; note: string }[];
  shareToken: string | undefined;
  /** The change that led here was one of too many. */
  isLimited: boolean;
};

/** Tells a form without scripts which language leads back. */
function PageLanguage() {
  const { language } = useTexts("favorites-page", pageEnglish);
  if (language === DEFAULT_LANGUAGE) return null;
  return <input type="hidden" name="language" value={language} />;
}

function Sharing({ shareToken }: Pick<OwnFavoritesProps, "shareToken">) {
  const t = useTexts("favorites-account", accountEnglish);
  return (
    <form action={shareWithoutScripts} className="mb-6 flex flex-wrap items-center gap-4">
      <PageLanguage />
      {shareToken && (
        <a href={pathIn(t.language, sharedFavoritesHref(shareToken))} className="link">
          {t("share.link")}
        </a>
      )}
      <Button type="submit" name="share" value={shareToken ? "stop" : "start"}>
        {t(shareToken ? "share.stop" : "share")}
      </Button>
    </form>
  );
}

/** The favorites of an account as a plain list whose forms need no scripts (P14.34). */
export function OwnFavorites({ favorites, shareToken, isLimited }: OwnFavoritesProps) {
  const t = useTexts("favorites", english);
  const ofPage = useTexts("favorites-page", pageEnglish);
  const cityOf = (restaurant: RestaurantSummary) => cityOfSummaryIn(t.language, restaurant);
  return (
    <main className="wrap min-h-[60vh] pb-(--section)">
      <LeaveWhenSignedOut />
      <PageHeading
        title={t("title")}
        lead={favoritesLead(
          favorites.map(({ restaurant }) => ({ city: cityOf(restaurant) })),
          t,
        )}
      />
      <SavedMessage text={isLimited ? ofPage("limited") : undefined} />
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
          const { id, name, latinName, nameLang } = restaurant;
          return (
            <li key={id} className="border-t border-line py-4">
              <div className="flex flex-wrap items-center justify-between gap-x-4">
                <h2 className="text-title font-title">
                  <IntentLink href={restaurantHref(id)} className="hover:underline">
                    <SummaryName {...{ name, nameLang }} />
                  </IntentLink>{" "}
                  <span className="text-note font-normal text-ink-2">
                    {placeLine(latinName, streetLine(restaurant), cityOf(restaurant))}
                  </span>
                </h2>
                <form action={removeWithoutScripts}>
                  <PageLanguage />
                  <input type="hidden" name="restaurantId" value={id} />
                  <Button type="submit" variant="quiet" size="sm">
                    <span>
                      {ofPage.rich("remove", {
                        name: () => <SummaryName key="name" {...{ name, nameLang }} />,
                        spoken,
                      })}
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
