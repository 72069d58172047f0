import { useTexts } from "#texts";
import { ReviewCard } from "@/components/restaurants/reviews/review-card";
import { VoteFailure } from "@/components/restaurants/reviews/vote-failure";
import { EmptyState } from "@/components/site/empty-state";
import { BothNames } from "@/components/site/restaurant-name";
import { buttonVariants } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import { PageHeading } from "@/components/ui/page-heading";
import { cityOfIn } from "@/lib/city-names/city-name";
import type { NamedReview } from "@/lib/members/types";
import english from "@/lib/messages/en/screens/latest-reviews.json";
import reviewTexts from "@/lib/messages/en/reviews.json";
import type { Review } from "@/lib/restaurants/types";
import { restaurantHref, ROUTES } from "@/lib/routes";

type LatestReviewsProps = { reviews: (Review & NamedReview & { city: string })[] };

/** The newest reviews that members wrote, anywhere. */
export function LatestReviews({ reviews }: LatestReviewsProps) {
  const t = useTexts("latest-reviews", english);
  const ofReviews = useTexts("reviews", reviewTexts);
  return (
    <main className="wrap pb-(--section)">
      <PageHeading title={t("title")} lead={t("lead")} />
      {reviews.length === 0 && (
        <EmptyState
          title={ofReviews("none")}
          action={
            <IntentLink href={ROUTES.nearMe} className={buttonVariants({ variant: "beet" })}>
              {t("find")}
            </IntentLink>
          }
        >
          {t("empty")}
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
              <span className="font-sans text-note font-normal text-ink-2">
                {cityOfIn(t.language, review)}
              </span>
            </h2>
            <ReviewCard review={review} isOpen />
          </li>
        ))}
      </ul>
    </main>
  );
}
