import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { DeletePhotoForm } from "@/components/photos/delete-photo-form";
import { PhotoDetailsForm } from "@/components/photos/photo-details-form";
import { UploadForm } from "@/components/photos/upload-form";
import { BothNames, RestaurantName } from "@/components/site/restaurant-name";
import { VisitorPhoto } from "@/components/site/visitor-photo";
import { BackLink } from "@/components/ui/back-link";
import pages from "@/lib/messages/en/forms/pages.json";
import words from "@/lib/messages/en/forms/photo-words.json";
import english from "@/lib/messages/en/reviews.json";
import type { UploadResult } from "@/lib/photos/visitors/upload-result";
import { cityNameIn } from "@/lib/restaurants/names/city-name";
import { describedIn } from "@/lib/restaurants/photos/described-in";
import type { AccountPhoto } from "@/lib/restaurants/photos/types";
import { placeLine } from "@/lib/restaurants/names/place-line";
import type { Restaurant } from "@/lib/restaurants/types";
import { restaurantHref } from "@/lib/routes";

type AddPhotosScreenProps = {
  restaurant: Restaurant;
  /** What became of a form that was sent without scripts. */
  result: UploadResult;
  /** Those that the member added, the newest first. */
  own: readonly AccountPhoto[];
  dishes: readonly { id: string; name: string }[];
  /** The id of the dish that the photos show. */
  dishId: string | undefined;
};

function Result({ done, errors }: UploadResult) {
  return (
    <>
      {done && (
        <p className="mb-4 flex items-start gap-3 rounded-tile bg-sprout px-4 py-3">
          <Icon name="CircleCheck" className="mt-0.5 flex-none" />
          {done}
        </p>
      )}
      {errors.map((error) => (
        <p
          key={error}
          role="alert"
          className="mb-4 flex items-start gap-3 rounded-tile bg-tomato-soft px-4 py-3 text-tomato-ink"
        >
          <Icon name="CircleAlert" className="mt-0.5 flex-none" />
          {error}
        </p>
      ))}
    </>
  );
}

type OwnPhotoProps = Pick<AddPhotosScreenProps, "dishes"> & { id: string; photo: AccountPhoto };

/** A photo that the member added, and what the member says of it. */
function OwnPhoto({ id, photo, dishes }: OwnPhotoProps) {
  const t = useTexts("form-pages", pages);
  const ofReviews = useTexts("reviews", english);
  const description = describedIn(useTexts("photo-words", words), photo.description);
  return (
    <li className="flex gap-4 border-t border-line py-5 max-sm:flex-col">
      <div className="w-40 flex-none">
        <VisitorPhoto
          photo={{ ...photo, description }}
          sizes="10rem"
          className="aspect-square w-full rounded-inner bg-sprout object-cover"
        />
        {photo.status === "waiting" && (
          <p className="mt-1.5 text-small text-ink-2">{t("photos.own.waits")}</p>
        )}
        <DeletePhotoForm
          restaurantId={id}
          photoId={photo.recordId}
          about={ofReviews("about.photo", { description })}
        />
      </div>
      <div className="min-w-0 flex-1">
        <PhotoDetailsForm restaurantId={id} photo={photo} dishes={dishes} />
      </div>
    </li>
  );
}

/** The page on which a member adds photos to a restaurant, says what they show, and deletes them. */
export function AddPhotosScreen({ restaurant, result, own, dishes, dishId }: AddPhotosScreenProps) {
  const t = useTexts("form-pages", pages);
  const { id, address } = restaurant;
  const dish = dishes.find((each) => each.id === dishId);
  return (
    <main className="wrap pb-(--section)">
      <BackLink
        href={restaurantHref(id)}
        label={<RestaurantName {...restaurant} />}
        landmark={t("breadcrumb")}
      />
      <h1 id="add-photos" className="mt-1 mb-2 headline text-h2">
        {dish
          ? t.rich("photos.add.dish", { dish: () => <bdi key="dish">{dish.name}</bdi> })
          : t("photos.add")}
      </h1>
      <p className="mb-6 max-w-text text-ink-2">
        {t.rich(dish ? "photos.lead.dish" : "photos.lead", {
          name: () => <BothNames key="name" {...restaurant} />,
          place: placeLine(address, cityNameIn(t.language, restaurant)),
        })}
      </p>
      <div className="max-w-150">
        <Result {...result} />
        <UploadForm restaurantId={id} dishId={dish?.id} />
        {own.length > 0 && (
          <section aria-labelledby="own-photos" className="mt-12">
            <h2 id="own-photos" className="font-display text-h4">
              {t("photos.own")}
            </h2>
            <p className="mt-1 text-small text-ink-2">{t("photos.own.text")}</p>
            <ul className="mt-3 border-b border-line">
              {own.map((photo) => (
                <OwnPhoto key={photo.recordId} {...{ id, photo, dishes }} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </main>
  );
}
