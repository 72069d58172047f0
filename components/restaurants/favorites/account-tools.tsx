import { FavoritesShare } from "@/components/restaurants/favorites/favorites-share";
import { DownloadLinks } from "@/components/restaurants/lists/download-links";
import { ListsLink } from "@/components/restaurants/lists/lists-link";
import { setOwnDetails, type readOwnDetails } from "@/lib/favorites/account-details";
import type { FavoritesNotices } from "@/lib/favorites/page-notices";
import { ROUTES } from "@/lib/routes";

type AccountToolsProps = {
  own: NonNullable<ReturnType<typeof readOwnDetails>>;
  hasRestaurants: boolean;
  notices: FavoritesNotices;
};

/** What the favorites of an account have besides: the way to its lists, the link to share them, and files of them. */
export function AccountTools({ own, hasRestaurants, notices }: AccountToolsProps) {
  return (
    <>
      <ListsLink />
      {hasRestaurants && (
        <>
          <FavoritesShare
            token={own.shareToken}
            onChange={(shareToken) => setOwnDetails({ ...own, shareToken })}
            notices={notices}
          />
          <DownloadLinks list={ROUTES.favorites} />
        </>
      )}
    </>
  );
}
