import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { PlacePhotoFigure } from "@/components/photos/place-photo-figure";
import { BothNames, RestaurantName } from "@/components/site/restaurant-name";
import { BackLink } from "@/components/ui/back-link";
import { buttonVariants } from "@/components/ui/button";
import { Pagination } from "@/components/ui/lists/pagination";
import { PageHeading } from "@/components/ui/page-heading";
import { PageLink } from "@/components/ui/page-link";
import words from "@/lib/messages/en/forms/photo-words.json";
import english from "@/lib/messages/en/forms/pages.json";
import { addPhotosHref, photoAnchor, photosHref } from "@/lib/photos/visitors/hrefs";
import { PHOTO_NOT_COUNTED_ID } from "@/lib/photos/votes/not-counted";
import type { PhotoSubject } from "@/lib/restaurants/photos/subjects";
import type { PlacePhoto } from "@/lib/restaurants/photos/types";
import type { Restaurant } from "@/lib/restaurants/types";
import { restaurantHref } from "@/lib/routes";

type AllPhotosProps = {
  restaurant: Restaurant;
  photos: readonly PlacePhoto[];
  /** What they all show; all photos without. */
  shows: PhotoSubject | undefined;
  page: number;
  pages: number;
  /** Whether photos can be added. */
  isOpen: boolean;
};

/** Says that only photos of one thing are shown, and leads to all. */
function OnlyOf({ id, shows }: { id: string; shows: PhotoSubject }) {
  const t = useTexts("form-pages", english);
  const word = useTexts("photo-words", words);
  return (
    <p className="mb-5 text-ink-2">
      {t.rich("photos.only", {
        subject: word(shows),
        all: (label) => (
          <PageLink key="all" href={photosHref(id)} rel="nofollow" className="link">
            {label}
          </PageLink>
        ),
      })}
    </p>
  );
}

/** All photos of a restaurant by visitors, one page of them at a time. */
export function AllPhotos({ restaurant, photos, shows, page, pages, isOpen }: AllPhotosProps) {
  const t = useTexts("form-pages", english);
  const { id } = restaurant;
  return (
    <main className="wrap pb-(--section)">
      <BackLink
        href={restaurantHref(id)}
        label={<RestaurantName {...restaurant} />}
        landmark={t("breadcrumb")}
      />
      <PageHeading
        title={t.rich("photos.of", { name: () => <BothNames key="name" {...restaurant} /> })}
        aside={
          isOpen && (
            <PageLink
              href={addPhotosHref(id)}
              rel="nofollow"
              className={buttonVariants({ variant: "beet" })}
            >
              <Icon name="Camera" />
              {t("photos.add")}
            </PageLink>
          )
        }
      />
      {shows && <OnlyOf id={id} shows={shows} />}
      <p id={PHOTO_NOT_COUNTED_ID} className="not-counted mb-5">
        {t("photos.not-counted")}
      </p>
      {photos.length === 0 && <p className="text-ink-2">{t("photos.none")}</p>}
      <ul className="grid grid-cols-2 gap-x-3 gap-y-6 md:grid-cols-3 md:gap-x-5 lg:grid-cols-4">
        {photos.map((photo) => (
          <li key={photo.recordId} id={photoAnchor(photo.recordId)} className="scroll-mt-24">
            <PlacePhotoFigure restaurantId={id} photo={photo} />
          </li>
        ))}
      </ul>
      <Pagination page={page} pages={pages} hrefOf={(number) => photosHref(id, number, shows)} />
    </main>
  );
}
