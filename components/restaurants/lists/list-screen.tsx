import { useTexts } from "#texts";
import { ChangePlaceForm } from "@/components/restaurants/lists/change-place-form";
import { DeleteListForm } from "@/components/restaurants/lists/delete-list-form";
import { DownloadLinks } from "@/components/restaurants/lists/download-links";
import { PLACES_HEADING_ID } from "@/components/restaurants/lists/element-ids";
import { ListEmpty } from "@/components/restaurants/lists/list-empty";
import { ListViews } from "@/components/restaurants/lists/list-views";
import { ListedPlaceItem } from "@/components/restaurants/lists/listed-place-item";
import { PlaceDetailsForm } from "@/components/restaurants/lists/place-details-form";
import { PrintButton } from "@/components/restaurants/lists/print-button";
import { RenameListForm } from "@/components/restaurants/lists/rename-list-form";
import { SaveOfflineButton } from "@/components/restaurants/lists/save-offline-button";
import { ShareListForm } from "@/components/restaurants/lists/share-list-form";
import { LeaveWhenSignedOut } from "@/components/site/leave-when-signed-out";
import { BackLink } from "@/components/ui/back-link";
import { PageHeading } from "@/components/ui/page-heading";
import type { OwnList } from "@/lib/favorites/lists/types";
import { pressNotices } from "@/lib/favorites/press-notices";
import { pathIn } from "@/lib/languages/paths";
import accountEnglish from "@/lib/messages/en/favorites/account.json";
import favoritesEnglish from "@/lib/messages/en/favorites/favorites.json";
import pagesEnglish from "@/lib/messages/en/forms/pages.json";
import english from "@/lib/messages/en/lists/lists.json";
import savingEnglish from "@/lib/messages/en/favorites/saving.json";
import placeEnglish from "@/lib/messages/en/place.json";
import { favoritesLead } from "@/lib/restaurants/favorites";
import { listHref } from "@/lib/favorites/lists/hrefs";
import { restaurantHref, ROUTES } from "@/lib/routes";

function Places({ list: { id: listId, places } }: { list: OwnList }) {
  return (
    <ol className="max-w-240 border-b border-line print:grid print:max-w-none print:grid-cols-2 print:gap-x-8 print:border-0">
      {places.map(({ restaurant, day, note }, index) => {
        const { id: restaurantId, name } = restaurant;
        const place = { listId, restaurantId, name, position: index + 1, count: places.length };
        return (
          <ListedPlaceItem
            key={restaurantId}
            place={{ restaurant, note, ...(day && { day }) }}
            actions={<ChangePlaceForm {...place} />}
          >
            <PlaceDetailsForm {...place} day={day ?? ""} note={note} />
          </ListedPlaceItem>
        );
      })}
    </ol>
  );
}

function Tools({ list: { id: listId, places } }: { list: OwnList }) {
  const { language } = useTexts("lists", english);
  return (
    <>
      <PrintButton />
      <SaveOfflineButton
        path={pathIn(language, listHref(listId))}
        places={places.map(({ restaurant }) => pathIn(language, restaurantHref(restaurant.id)))}
      />
      <DownloadLinks list={listHref(listId)} />
    </>
  );
}

/** One list of a member: its places in order, and what can be done with it (P14.800 to P14.805). */
export function ListScreen({ list }: { list: OwnList }) {
  const { id, name, places, shareToken } = list;
  const t = useTexts("lists", english);
  const ofFavorites = useTexts("favorites", favoritesEnglish);
  const ofAccount = useTexts("favorites-account", accountEnglish);
  const ofPages = useTexts("form-pages", pagesEnglish);
  const ofPlace = useTexts("place", placeEnglish);
  const ofSaving = useTexts("saving", savingEnglish);
  const restaurants = places.map(({ restaurant }) => restaurant);
  return (
    <main className="wrap pt-5 pb-(--section)">
      <LeaveWhenSignedOut />
      <BackLink href={ROUTES.lists} label={ofAccount("lists")} landmark={ofPages("breadcrumb")} />
      <PageHeading
        title={<bdi className="wrap-anywhere">{name}</bdi>}
        lead={favoritesLead(restaurants, ofFavorites)}
      />
      {places.length === 0 ? (
        <ListEmpty />
      ) : (
        <ListViews
          mapLabel={ofPlace("location.map", { name })}
          restaurants={restaurants}
          tools={<Tools list={list} />}
        >
          <h2 id={PLACES_HEADING_ID} tabIndex={-1} className="sr-only">
            {t("places")}
          </h2>
          <Places list={list} />
        </ListViews>
      )}
      <div className="mt-10 grid grid-cols-1 items-start gap-6 md:grid-cols-2 print:hidden">
        <section aria-labelledby="share-list" className="rounded-xl bg-sprout p-6">
          <h2 id="share-list" className="mb-2 font-display text-h4">
            {t("share")}
          </h2>
          <ShareListForm
            listId={id}
            token={shareToken}
            labelledBy="share-list"
            copied={pressNotices(ofSaving).shared}
          />
        </section>
        <section aria-labelledby="rename-list" className="rounded-xl bg-sprout p-6">
          <h2 id="rename-list" className="mb-2 font-display text-h4">
            {t("rename")}
          </h2>
          <RenameListForm listId={id} name={name} labelledBy="rename-list" />
        </section>
      </div>
      <DeleteListForm listId={id} />
    </main>
  );
}
