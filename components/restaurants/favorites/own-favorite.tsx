import { FavoriteNote } from "@/components/restaurants/favorites/favorite-note";
import { AddToListLink } from "@/components/restaurants/lists/add-to-list-link";
import { setOwnNote } from "@/lib/favorites/account-details";
import { ROUTES } from "@/lib/routes";

type OwnFavoriteProps = { restaurantId: string; name: string; note: string };

/** What a favorite of an account has besides: its private note, and the way to the lists. */
export function OwnFavorite({ restaurantId, name, note }: OwnFavoriteProps) {
  return (
    <>
      <FavoriteNote
        restaurantId={restaurantId}
        name={name}
        note={note}
        path={ROUTES.favorites}
        onSaved={(text) => setOwnNote(restaurantId, text)}
      />
      <AddToListLink
        restaurantId={restaurantId}
        className="-ml-2 inline-flex min-h-11 items-center gap-2 rounded-inner px-2 text-note font-semibold hover:bg-sprout"
      >
        Add<span className="sr-only"> {name}</span> to a list
      </AddToListLink>
    </>
  );
}
