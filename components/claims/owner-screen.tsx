import { useTexts } from "#texts";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { OwnerPhotoForm } from "@/components/claims/owner-photo-form";
import { RemovePhotoForm } from "@/components/claims/remove-photo-form";
import { Stars } from "@/components/site/rating";
import { BothNames, RestaurantName } from "@/components/site/restaurant-name";
import { VisitorPhoto } from "@/components/site/visitor-photo";
import { BackLink } from "@/components/ui/back-link";
import { buttonVariants } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import { Pagination } from "@/components/ui/lists/pagination";
import { PageLink } from "@/components/ui/page-link";
import { spoken } from "@/components/ui/spoken";
import { atLeast } from "@/lib/breakpoints";
import { placeComma } from "@/lib/languages/marks";
import { ownWords } from "@/lib/languages/own-words";
import english from "@/lib/messages/en/claims/pages.json";
import formPages from "@/lib/messages/en/forms/pages.json";
import { cityNameIn } from "@/lib/restaurants/names/city-name";
import type { Restaurant, Review, ReviewPhoto } from "@/lib/restaurants/types";
import { ownerClosedHref, ownerFactsHref } from "@/lib/claims/hrefs";
import { correctionHref, ownerHref, ownerReplyHref, restaurantHref } from "@/lib/routes";
import { placeLine } from "@/lib/restaurants/names/place-line";

type OwnPhoto = ReviewPhoto & { status: string };

type OwnerScreenProps = {
  restaurant: Restaurant;
  reviews: Review[];
  page: number;
  pages: number;
  /** Absent where photos cannot be kept. */
  photos: OwnPhoto[] | undefined;
  /** What can be dealt with, how often the page was opened, and the dishes. */
  waiting: ReactNode;
  views: ReactNode;
  dishes: ReactNode;
};

const HEADING = "mb-3 flex items-center gap-2.5 font-display text-h3";

function Photos({ restaurantId, photos }: { restaurantId: string; photos: OwnPhoto[] }) {
  const t = useTexts("owner-pages", english);
  return (
    <section aria-labelledby="owner-photos">
      <h2 id="owner-photos" className={HEADING}>
        <Icon name="ImagePlus" size={22} />
        {t("photos")}
      </h2>
      <p className="mb-4 max-w-text text-ink-2">{t("photos.lead")}</p>
      {photos.length > 0 && (
        <ul className="mb-5 grid grid-cols-2 gap-3 md:grid-cols-4">
          {photos.map((photo) => (
            <li key={photo.recordId}>
              <VisitorPhoto
                photo={photo}
                sizes={`${atLeast("md")} 14rem, 45vw`}
                className="aspect-4/3 w-full rounded-tile bg-sprout object-cover"
              />
              <p aria-hidden="true" className="mt-1.5 text-small break-words text-ink-2">
                {photo.description}
              </p>
              {photo.status === "waiting" && (
                <p className="text-small text-ink-2">{t("photos.waits")}</p>
              )}
              <RemovePhotoForm
                restaurantId={restaurantId}
                photoId={photo.recordId}
                description={photo.description}
              />
            </li>
          ))}
        </ul>
      )}
      <OwnerPhotoForm key={photos.length} restaurantId={restaurantId} />
    </section>
  );
}

function ReviewEntry({ review }: { review: Review }) {
  const t = useTexts("owner-pages", english);
  const { id, restaurantId, userName, title, content, rating, reply } = review;
  const own = ownWords(t.language);
  return (
    <li className="border-b border-line py-4">
      <div className="flex flex-wrap items-center gap-x-3">
        <b>{userName}</b>
        <Stars rating={rating} size={16} />
      </div>
      <p className="mt-1 font-semibold" {...own}>
        {title}
      </p>
      <p className="line-clamp-3 max-w-text text-ink-2" {...own}>
        {content}
      </p>
      <IntentLink
        href={ownerReplyHref(restaurantId, id) as "/"}
        className="mt-1 inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-3"
      >
        {t.rich(reply ? "reviews.change" : "reviews.reply", { name: userName, spoken })}
      </IntentLink>
    </li>
  );
}

/** What the owner of a restaurant does for it (P14.84 to P14.86, P14.983). */
export function OwnerScreen({
  restaurant,
  reviews,
  page,
  pages,
  photos,
  ...parts
}: OwnerScreenProps) {
  const t = useTexts("owner-pages", english);
  const ofForms = useTexts("form-pages", formPages);
  const { id, address } = restaurant;
  return (
    <main className="wrap pb-(--section)">
      <BackLink
        href={restaurantHref(id)}
        label={<RestaurantName {...restaurant} />}
        landmark={ofForms("breadcrumb")}
      />
      <h1 className="mt-1 mb-4 headline text-h2">{t("owner")}</h1>
      <p className="mb-8 font-semibold">
        <BothNames {...restaurant} />
        {placeComma(t.language)}
        {placeLine(address, cityNameIn(t.language, restaurant))}
      </p>
      <div className="grid max-w-200 gap-10">
        {parts.waiting}
        <section aria-labelledby="owner-facts">
          <h2 id="owner-facts" className={HEADING}>
            <Icon name="PencilLine" size={22} />
            {t("owner.facts")}
          </h2>
          <p className="mb-4 max-w-text text-ink-2">{t("owner.facts.lead")}</p>
          <div className="flex flex-wrap gap-3">
            <PageLink
              href={ownerFactsHref(id)}
              className={buttonVariants({ variant: "ink", className: "max-md:w-full" })}
            >
              {t("owner.facts.change")}
            </PageLink>
            <PageLink
              href={ownerClosedHref(id)}
              className={buttonVariants({ variant: "line", className: "max-md:w-full" })}
            >
              {t("closed")}
            </PageLink>
            <PageLink
              href={correctionHref(id)}
              className={buttonVariants({ variant: "line", className: "max-md:w-full" })}
            >
              {t("owner.facts.propose")}
            </PageLink>
          </div>
        </section>
        {parts.views}
        {parts.dishes}
        {photos && <Photos restaurantId={id} photos={photos} />}
        <section aria-labelledby="owner-reviews">
          <h2 id="owner-reviews" className={HEADING}>
            <Icon name="MessageSquareReply" size={22} />
            {t("reviews")}
          </h2>
          {reviews.length === 0 && <p className="text-ink-2">{t("reviews.none")}</p>}
          <ul>
            {reviews.map((review) => (
              <ReviewEntry key={review.id} review={review} />
            ))}
          </ul>
          <Pagination
            page={page}
            pages={pages}
            label={t("reviews.pages")}
            hrefOf={(number) => `${ownerHref(id)}?page=${number}#owner-reviews`}
          />
        </section>
      </div>
    </main>
  );
}
