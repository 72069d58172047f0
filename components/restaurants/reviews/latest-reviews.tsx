import { ReviewCard } from "@/components/restaurants/reviews/review-card";
import { VoteFailure } from "@/components/restaurants/reviews/vote-failure";
import { EmptyState } from "@/components/site/empty-state";
import { BothNames } from "@/components/site/restaurant-name";
import { buttonVariants } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import { PageHeading } from "@/components/ui/page-heading";
import type { NamedReview } from "@/lib/members/types";
import type { Review } from "@/lib/restaurants/types";
import { restaurantHref, ROUTES } from "@/lib/routes";

type LatestReviewsProps = { reviews: (Review & NamedReview & { city: string })[] };

/** The newest reviews that members wrote, anywhere. */
export function LatestReviews({ reviews }: LatestReviewsProps) {
  return (
    <main className="wrap pb-(--section)">
      <PageHeading
        title="Newest reviews"
        lead="What members wrote about the places where they ate, the newest first."
      />
      {reviews.length === 0 && (
        <EmptyState
          title="No reviews yet"
          action={
            <IntentLink href={ROUTES.nearMe} className={buttonVariants({ variant: "beet" })}>
              Find restaurants
            </IntentLink>
          }
        >
          Find a restaurant where you have eaten, and write the first one.
        </EmptyState>
      )}
      <VoteFailure />
      <ul>
        {reviews.map((review) => (
          <li key={review.id} className="pt-4">
            <h2 className="font-display text-h3">
              <IntentLink href={restaurantHref(review.restaurantId)} className="hover:underline">
                <BothNames {...review} name={review.restaurantName} />
              </IntentLink>{" "}
              <span className="font-sans text-note font-normal text-ink-2">{review.city}</span>
            </h2>
            <ReviewCard review={review} isOpen />
          </li>
        ))}
      </ul>
    </main>
  );
}
