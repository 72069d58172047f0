import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { BothNames, RestaurantName } from "@/components/site/restaurant-name";
import { Pagination } from "@/components/ui/lists/pagination";
import { ReviewCard } from "@/components/restaurants/reviews/review-card";
import { ReviewOrders } from "@/components/restaurants/reviews/review-orders";
import { VoteFailure } from "@/components/restaurants/reviews/vote-failure";
import { BackLink } from "@/components/ui/back-link";
import { buttonVariants } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import { PageHeading } from "@/components/ui/page-heading";
import english from "@/lib/messages/en/forms/pages.json";
import type { Restaurant, Review } from "@/lib/restaurants/types";
import type { ReviewSort } from "@/lib/reviews/sort";
import { restaurantHref, restaurantReviewsHref, reviewHref } from "@/lib/routes";

type AllReviewsProps = {
  restaurant: Restaurant;
  reviews: Review[];
  counts: ReadonlyMap<number, number>;
  sort: ReviewSort;
  page: number;
  pages: number;
};

/** All reviews of a restaurant in the chosen order, one page of them at a time. */
export function AllReviews({ restaurant, reviews, counts, sort, page, pages }: AllReviewsProps) {
  const { id } = restaurant;
  const t = useTexts("form-pages", english);
  return (
    <main className="wrap pb-(--section)">
      <BackLink
        href={restaurantHref(id)}
        label={<RestaurantName {...restaurant} />}
        landmark={t("breadcrumb")}
      />
      <PageHeading
        title={t.rich("reviews.of", { name: () => <BothNames key="name" {...restaurant} /> })}
        aside={
          <IntentLink href={reviewHref(id)} className={buttonVariants({ variant: "beet" })}>
            <Icon name="PencilLine" />
            {t("reviews.write")}
          </IntentLink>
        }
      />
      <ReviewOrders restaurantId={id} counts={counts} sort={sort} />
      {reviews.length === 0 && (
        <p className="text-ink-2">
          {t.rich("reviews.none", { name: () => <RestaurantName key="name" {...restaurant} /> })}
        </p>
      )}
      <VoteFailure />
      {reviews.map((review) => (
        <ReviewCard key={review.id} review={review} isOpen heading={2} />
      ))}
      <Pagination
        page={page}
        pages={pages}
        hrefOf={(number) => `${restaurantReviewsHref(id)}?sort=${sort}&page=${number}`}
      />
    </main>
  );
}
