import { useTexts } from "#texts";
import { AddToListForm } from "@/components/restaurants/lists/add-to-list-form";
import { NewListForm } from "@/components/restaurants/lists/new-list-form";
import { LeaveWhenSignedOut } from "@/components/site/leave-when-signed-out";
import { BothNames, RestaurantName } from "@/components/site/restaurant-name";
import { BackLink } from "@/components/ui/back-link";
import { MAX_LISTS } from "@/lib/favorites/lists/schema";
import type { ListSummary } from "@/lib/favorites/lists/types";
import pagesEnglish from "@/lib/messages/en/forms/pages.json";
import english from "@/lib/messages/en/lists/lists.json";
import placeEnglish from "@/lib/messages/en/place.json";
import { cityNameIn } from "@/lib/restaurants/names/city-name";
import { placeLine } from "@/lib/restaurants/names/place-line";
import type { Restaurant } from "@/lib/restaurants/types";
import { restaurantListsHref } from "@/lib/favorites/lists/hrefs";
import { restaurantHref } from "@/lib/routes";

type AddToListScreenProps = { restaurant: Restaurant; lists: readonly ListSummary[] };

/** The page on which a member adds a restaurant to a list, or makes one for it. */
export function AddToListScreen({ restaurant, lists }: AddToListScreenProps) {
  const { id, address } = restaurant;
  const t = useTexts("lists", english);
  const ofPlace = useTexts("place", placeEnglish);
  const ofForms = useTexts("form-pages", pagesEnglish);
  return (
    <main className="wrap pb-(--section)">
      <LeaveWhenSignedOut />
      <BackLink
        href={restaurantHref(id)}
        label={<RestaurantName {...restaurant} />}
        landmark={ofForms("breadcrumb")}
      />
      <h1 id="add-to-list" className="mt-1 mb-4 headline text-h2">
        {ofPlace("list")}
      </h1>
      <p className="mb-8 font-semibold">
        <BothNames {...restaurant} />, {placeLine(address, cityNameIn(t.language, restaurant))}
      </p>
      <div className="grid max-w-150 grid-cols-1 gap-10">
        {lists.length > 0 && (
          <AddToListForm restaurantId={id} lists={lists} labelledBy="add-to-list" />
        )}
        {lists.length < MAX_LISTS && (
          <section aria-labelledby="new-list" className="rounded-xl bg-sprout p-6">
            <h2 id="new-list" className="mb-4 font-display text-h4">
              {t("new.here")}
            </h2>
            <NewListForm path={restaurantListsHref(id)} labelledBy="new-list" restaurantId={id} />
          </section>
        )}
      </div>
    </main>
  );
}
