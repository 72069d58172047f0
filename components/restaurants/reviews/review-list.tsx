import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import type { ReactNode } from "react";
import { NotOpenYetButton } from "@/components/restaurants/reviews/not-open-yet-button";
import { ReviewCard } from "@/components/restaurants/reviews/review-card";
import { ReviewOrders } from "@/components/restaurants/reviews/review-orders";
import { VoteFailure } from "@/components/restaurants/reviews/vote-failure";
import { RestaurantName } from "@/components/site/restaurant-name";
import { buttonVariants } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import { Stars } from "@/components/site/rating";
import { cn } from "@/lib/cn";
import { formatDecimal } from "@/lib/languages/format-decimal";
import english from "@/lib/messages/en/reviews.json";
import type { Restaurant, Review } from "@/lib/restaurants/types";
import { reviewHref, ROUTES } from "@/lib/routes";

type ReviewTotalsProps = {
  rating: number;
  count: number;
  /** What of it is a sample; absent for a real restaurant. */
  note: string | undefined;
};

function ReviewTotals({ rating, count, note }: ReviewTotalsProps) {
  const t = useTexts("reviews", english);
  return (
    <>
      <span aria-hidden="true" className="headline text-8xl leading-flat tracking-tight">
        {formatDecimal(t.language, rating, true)}
      </span>
      <div>
        <Stars rating={rating} />
        <p className="mt-1 text-ink-2">{t("count", { count })}</p>
        {note && <p className="text-small text-ink-3">{note}</p>}
      </div>
    </>
  );
}

type WriteButtonProps = {
  restaurantId: string;
  isOpen: boolean;
  className: string;
  children: ReactNode;
};

/** The way to the review form; a notice where reviews are not kept. */
function WriteButton({ restaurantId, isOpen, className, children }: WriteButtonProps) {
  const t = useTexts("reviews", english);
  if (!isOpen)
    return (
      <NotOpenYetButton
        what={t("not-open")}
        today={{ label: t("not-open.top"), href: ROUTES.topRated }}
        description={t("not-open.today")}
        className={className}
      >
        {children}
      </NotOpenYetButton>
    );
  return (
    <IntentLink href={reviewHref(restaurantId)} rel="nofollow" className={className}>
      {children}
    </IntentLink>
  );
}

/** Replaces the reviews of a real restaurant without any. */
function NoReviews({ restaurantId }: { restaurantId: string }) {
  const t = useTexts("reviews", english);
  return (
    <section id="reviews" aria-labelledby="reviews-heading" className="place-section">
      <h2 id="reviews-heading" className="mb-4 font-display text-h3">
        {t("reviews")}
      </h2>
      <div className="empty-box">
        <span>
          <Icon name="MessageSquare" size={24} />
        </span>
        <div className="min-w-50 flex-1">
          <h3 className="font-title">{t("none")}</h3>
          <p className="text-ink-2">{t("none.text")}</p>
        </div>
        <WriteButton
          restaurantId={restaurantId}
          isOpen
          className={buttonVariants({ variant: "line", className: "max-sm:w-full" })}
        >
          <Icon name="PencilLine" />
          {t("write")}
        </WriteButton>
      </div>
    </section>
  );
}

type ReviewListProps = {
  restaurant: Restaurant;
  reviews: Review[];
  /** How many reviews gave each number of stars; absent where reviews are not kept. */
  counts?: ReadonlyMap<number, number> | undefined;
};

/** The reviews, and how many of the total are shown (P6.5). */
export function ReviewList({ restaurant, reviews, counts }: ReviewListProps) {
  const { id, rating, reviewCount, sample } = restaurant;
  const t = useTexts("reviews", english);
  const isOpen = counts !== undefined;
  const closedText = sample ? "empty.sample" : "empty.closed";
  const emptyText = isOpen ? "empty.open" : closedText;
  const sampleNote = isOpen
    ? t("sample-figures")
    : t("sample-shown", { shown: reviews.length, count: reviewCount });
  if (isOpen && !sample && reviews.length === 0) return <NoReviews restaurantId={id} />;
  return (
    <section id="reviews" aria-labelledby="reviews-heading" className="place-section">
      <h2 id="reviews-heading" className="sr-only">
        {t("reviews")}
      </h2>
      <div className="mb-6 flex flex-wrap items-center gap-6">
        {rating !== undefined && (
          <ReviewTotals
            rating={rating}
            count={reviewCount}
            note={sample ? sampleNote : undefined}
          />
        )}
        <WriteButton
          restaurantId={id}
          isOpen={isOpen}
          className={cn(buttonVariants({ variant: "beet" }), "max-md:w-full md:ms-auto")}
        >
          <Icon name="Plus" />
          {t("add")}
        </WriteButton>
      </div>
      {counts && <ReviewOrders restaurantId={id} counts={counts} />}
      {isOpen && <VoteFailure />}
      {reviews.map((review) => (
        <ReviewCard key={review.id} review={review} isOpen={isOpen} />
      ))}
      {reviews.length === 0 && (
        <div className="mb-6 rounded-xl bg-sprout px-6 py-8">
          <h3 className="text-h4">{t("empty")}</h3>
          <p className="mt-1 max-w-text text-ink-2">
            {t.rich(emptyText, { name: () => <RestaurantName key="name" {...restaurant} /> })}
          </p>
        </div>
      )}
      <WriteButton
        restaurantId={id}
        isOpen={isOpen}
        className={buttonVariants({ variant: "line" })}
      >
        <Icon name="PencilLine" />
        {t("write")}
      </WriteButton>
    </section>
  );
}
