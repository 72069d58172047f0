import { Camera } from "@/components/ui/icons";
import { PlacePhotoFigure } from "@/components/photos/place-photo-figure";
import { BothNames, RestaurantName } from "@/components/site/restaurant-name";
import { BackLink } from "@/components/ui/back-link";
import { buttonVariants } from "@/components/ui/button";
import { Pagination } from "@/components/ui/lists/pagination";
import { PageHeading } from "@/components/ui/page-heading";
import { addPhotosHref, photoAnchor, photosHref } from "@/lib/photos/visitors/hrefs";
import { PHOTO_NOT_COUNTED_ID } from "@/lib/photos/votes/not-counted";
import { SUBJECT_LABELS, type PhotoSubject } from "@/lib/restaurants/photos/subjects";
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

/** All photos of a restaurant by visitors, one page of them at a time. */
export function AllPhotos({ restaurant, photos, shows, page, pages, isOpen }: AllPhotosProps) {
  const { id } = restaurant;
  return (
    <main className="wrap pb-(--section)">
      <BackLink href={restaurantHref(id)} label={<RestaurantName {...restaurant} />} />
      <PageHeading
        title={
          <>
            Photos of <BothNames {...restaurant} />
          </>
        }
        aside={
          isOpen && (
            <a
              href={addPhotosHref(id)}
              rel="nofollow"
              className={buttonVariants({ variant: "beet" })}
            >
              <Camera size={20} strokeWidth={1.9} aria-hidden="true" />
              Add photos
            </a>
          )
        }
      />
      {shows && (
        <p className="mb-5 text-ink-2">
          {SUBJECT_LABELS[shows]} only.{" "}
          <a href={photosHref(id)} rel="nofollow" className="link">
            Show all photos
          </a>
        </p>
      )}
      <p
        id={PHOTO_NOT_COUNTED_ID}
        className="mb-5 hidden max-w-text rounded-md bg-sprout px-4 py-3 target:block"
      >
        This was not counted: it was for your own photo, for one that is no longer shown, or one
        press of many in a short time.
      </p>
      {photos.length === 0 && <p className="text-ink-2">No visitor has added a photo yet.</p>}
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
