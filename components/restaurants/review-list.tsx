import { PencilLine, Plus } from "lucide-react";
import { NotOpenYetButton } from "@/components/restaurants/not-open-yet-button";
import { ReviewCard } from "@/components/restaurants/review-card";
import { buttonVariants } from "@/components/ui/button";
import { Stars } from "@/components/site/rating";
import { cn } from "@/lib/cn";
import { formatCount } from "@/lib/counts";
import type { Restaurant, Review } from "@/lib/restaurants/types";
import { ROUTES } from "@/lib/routes";

const WRITING = {
  what: "Writing reviews is",
  today: { label: "See the top rated restaurants", href: ROUTES.topRated },
};

type ReviewTotalsProps = { rating: number; count: number; shown: number };

function ReviewTotals({ rating, count, shown }: ReviewTotalsProps) {
  return (
    <>
      <span aria-hidden="true" className="headline text-8xl leading-flat tracking-tight">
        {rating.toFixed(1)}
      </span>
      <div>
        <Stars rating={rating} />
        <p className="mt-1 text-ink-2">{formatCount(count)} reviews</p>
        <p className="text-small text-ink-3">
          {shown} of {formatCount(count)}, sample
        </p>
      </div>
    </>
  );
}

type ReviewListProps = { restaurant: Restaurant; reviews: Review[] };

/** The reviews, and how many of the total are shown (P6.5). */
export function ReviewList({ restaurant, reviews }: ReviewListProps) {
  const { name, rating, reviewCount, sample } = restaurant;
  return (
    <section id="reviews" aria-labelledby="reviews-heading" className="border-t border-line py-8">
      <h2 id="reviews-heading" className="sr-only">
        Reviews
      </h2>
      <div className="mb-6 flex flex-wrap items-center gap-6">
        {rating !== undefined && (
          <ReviewTotals rating={rating} count={reviewCount} shown={reviews.length} />
        )}
        <NotOpenYetButton
          {...WRITING}
          className={cn(buttonVariants({ variant: "beet" }), "max-md:w-full md:ml-auto")}
        >
          <Plus size={20} strokeWidth={1.9} aria-hidden="true" />
          Add Review
        </NotOpenYetButton>
      </div>
      {reviews.map((review) => (
        <ReviewCard key={review.id} review={review} />
      ))}
      {reviews.length === 0 && (
        <div className="mb-6 rounded-xl bg-sprout px-6 py-8">
          <h3 className="text-h4">Nothing to read here yet</h3>
          <p className="mt-1 max-w-text text-ink-2">
            {sample
              ? `None of the sample reviews is about ${name}.`
              : `Nobody has reviewed ${name} yet.`}{" "}
            Once reviews are open, yours could be the first.
          </p>
        </div>
      )}
      <NotOpenYetButton {...WRITING} className={buttonVariants({ variant: "line" })}>
        <PencilLine size={20} strokeWidth={1.9} aria-hidden="true" />
        Write a Review
      </NotOpenYetButton>
    </section>
  );
}
