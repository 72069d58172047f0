import { useTexts } from "#texts";
import { FavoriteNote } from "@/components/restaurants/favorites/favorite-note";
import { AddToListLink } from "@/components/restaurants/lists/add-to-list-link";
import { spoken } from "@/components/ui/spoken";
import { setOwnNote, type FavoriteDetails } from "@/lib/favorites/account-details";
import { savedAgo } from "@/lib/favorites/saved-ago";
import english from "@/lib/messages/en/favorites/account.json";
import { ROUTES } from "@/lib/routes";

type OwnFavoriteProps = {
  restaurantId: string;
  name: string;
  /** Absent until the account has them. */
  details: FavoriteDetails | undefined;
  now: Date | undefined;
};

/** What a favorite of an account has besides: when it was saved, its private note, and the way to the lists. */
export function OwnFavorite({ restaurantId, name, details, now }: OwnFavoriteProps) {
  const t = useTexts("favorites-account", english);
  const at = details?.savedAt;
  return (
    <>
      {at && now && (
        <p className="text-note text-ink-2">
          <time dateTime={at}>{savedAgo(t, new Date(at), now)}</time>
        </p>
      )}
      <FavoriteNote
        restaurantId={restaurantId}
        name={name}
        note={details?.note ?? ""}
        path={ROUTES.favorites}
        onSaved={(text) => setOwnNote(restaurantId, text)}
      />
      <AddToListLink
        restaurantId={restaurantId}
        className="-ms-2 inline-flex min-h-11 items-center gap-2 rounded-inner px-2 text-note font-semibold hover:bg-sprout"
      >
        {t.rich("list.add", {
          name,
          spoken,
        })}
      </AddToListLink>
    </>
  );
}
