import type { ReactNode } from "react";
import { ImagePlus, MessageSquareReply, PencilLine } from "@/components/ui/icons";
import { OwnerPhotoForm } from "@/components/claims/owner-photo-form";
import { RemovePhotoForm } from "@/components/claims/remove-photo-form";
import { Stars } from "@/components/site/rating";
import { BothNames, RestaurantName } from "@/components/site/restaurant-name";
import { VisitorPhoto } from "@/components/site/visitor-photo";
import { BackLink } from "@/components/ui/back-link";
import { buttonVariants } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import { Pagination } from "@/components/ui/lists/pagination";
import { atLeast } from "@/lib/breakpoints";
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
  return (
    <section aria-labelledby="owner-photos">
      <h2 id="owner-photos" className={HEADING}>
        <ImagePlus size={22} strokeWidth={1.9} aria-hidden="true" />
        Photos
      </h2>
      <p className="mb-4 max-w-text text-ink-2">
        They appear on the page as “Photos by the owner”. At most 12.
      </p>
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
                <p className="text-small text-ink-2">A moderator will review it first.</p>
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
  const { id, restaurantId, userName, title, content, rating, reply } = review;
  return (
    <li className="border-b border-line py-4">
      <div className="flex flex-wrap items-center gap-x-3">
        <b>{userName}</b>
        <Stars rating={rating} size={16} />
      </div>
      <p className="mt-1 font-semibold">{title}</p>
      <p className="line-clamp-3 max-w-text text-ink-2">{content}</p>
      <IntentLink
        href={ownerReplyHref(restaurantId, id) as "/"}
        className="mt-1 inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-3"
      >
        {reply ? "Change your reply" : "Reply"}
        <span className="sr-only"> to {userName}</span>
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
  const { id, address, city } = restaurant;
  return (
    <main className="wrap pb-(--section)">
      <BackLink href={restaurantHref(id)} label={<RestaurantName {...restaurant} />} />
      <h1 className="mt-1 mb-4 headline text-h2">Your place</h1>
      <p className="mb-8 font-semibold">
        <BothNames {...restaurant} />, {placeLine(address, city)}
      </p>
      <div className="grid max-w-200 gap-10">
        {parts.waiting}
        <section aria-labelledby="owner-facts">
          <h2 id="owner-facts" className={HEADING}>
            <PencilLine size={22} strokeWidth={1.9} aria-hidden="true" />
            Facts
          </h2>
          <p className="mb-4 max-w-text text-ink-2">
            Opening hours, days on which you are closed, contact, and links to your menu, to booking
            and to delivery change at once. Propose everything else: a moderator reviews it, and
            sees that it comes from you. Only visitors set the vegan level.
          </p>
          <div className="flex flex-wrap gap-3">
            <a
              href={ownerFactsHref(id)}
              className={buttonVariants({ variant: "ink", className: "max-md:w-full" })}
            >
              Change contact and hours
            </a>
            <a
              href={ownerClosedHref(id)}
              className={buttonVariants({ variant: "line", className: "max-md:w-full" })}
            >
              Closed on these days
            </a>
            <a
              href={correctionHref(id)}
              className={buttonVariants({ variant: "line", className: "max-md:w-full" })}
            >
              Propose facts
            </a>
          </div>
        </section>
        {parts.views}
        {parts.dishes}
        {photos && <Photos restaurantId={id} photos={photos} />}
        <section aria-labelledby="owner-reviews">
          <h2 id="owner-reviews" className={HEADING}>
            <MessageSquareReply size={22} strokeWidth={1.9} aria-hidden="true" />
            Reviews
          </h2>
          {reviews.length === 0 && <p className="text-ink-2">Nobody has reviewed it yet.</p>}
          <ul>
            {reviews.map((review) => (
              <ReviewEntry key={review.id} review={review} />
            ))}
          </ul>
          <Pagination
            page={page}
            pages={pages}
            label="Pages of reviews"
            hrefOf={(number) => `${ownerHref(id)}?page=${number}#owner-reviews`}
          />
        </section>
      </div>
    </main>
  );
}
