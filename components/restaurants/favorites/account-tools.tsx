import { FavoritesShare } from "@/components/restaurants/favorites/favorites-share";
import { DownloadLinks } from "@/components/restaurants/lists/download-links";
import { ListsLink } from "@/components/restaurants/lists/lists-link";
import { setOwnDetails, type readOwnDetails } from "@/lib/favorites/account-details";
import { ROUTES } from "@/lib/routes";

type AccountToolsProps = {
  own: NonNullable<ReturnType<typeof readOwnDetails>>;
  hasRestaurants: boolean;
};

/** What the favorites of an account have besides: the way to its lists, the link to share them, and files of them. */
export function AccountTools({ own, hasRestaurants }: AccountToolsProps) {
  return (
    <>
      <ListsLink />
      {hasRestaurants && (
        <>
          <FavoritesShare
            token={own.shareToken}
            onChange={(shareToken) => setOwnDetails({ ...own, shareToken })}
          />
          <DownloadLinks list={ROUTES.favorites} />
        </>
      )}
    </>
  );
}
