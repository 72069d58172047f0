import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import type { ReactNode } from "react";
import { MemberReviewItem } from "@/components/site/member-review-item";
import { RestaurantName } from "@/components/site/restaurant-name";
import { Badge } from "@/components/ui/badge";
import { IntentLink } from "@/components/ui/intent-link";
import { spoken } from "@/components/ui/spoken";
import type { OwnRecords } from "@/lib/database/accounts/account-records";
import english from "@/lib/messages/en/account/profile.json";
import { reviewHref, ROUTES } from "@/lib/routes";

type OwnReview = OwnRecords["reviews"][number];

function StatusBadge({ status }: Pick<OwnReview, "status">) {
  const t = useTexts("profile", english);
  if (status === "published") return null;
  return (
    <Badge tone="turmeric">
      <Icon name="Clock" size={16} />
      {t(status === "waiting" ? "review.waiting" : "review.removed")}
    </Badge>
  );
}

function EditLink({ restaurantId, restaurantName, countryCode }: OwnReview) {
  const t = useTexts("profile", english);
  return (
    <IntentLink
      href={reviewHref(restaurantId)}
      className="inline-flex min-h-11 items-center gap-2 rounded-inner px-3 font-semibold text-ink-2 hover:bg-sprout max-md:-ms-3"
    >
      <Icon name="PenLine" size={18} />
      {t.rich("review.edit", {
        spoken,
        name: () => <RestaurantName key="name" name={restaurantName} countryCode={countryCode} />,
      })}
    </IntentLink>
  );
}

type OwnReviewsProps = {
  reviews: OwnReview[];
  /** The link to the public page. */
  publicPage: ReactNode;
};

/** What a member wrote about restaurants, also what waits for a moderator. */
export function OwnReviews({ reviews, publicPage }: OwnReviewsProps) {
  const t = useTexts("profile", english);
  return (
    <section aria-labelledby="reviews" className="min-w-0 flex-1">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="reviews" className="font-display text-h2 font-extrabold">
          {t("reviews")}
        </h2>
        {publicPage}
      </div>
      {reviews.length === 0 ? (
        <p className="border-t border-line pt-6 text-ink-2">
          {t.rich("reviews.none", {
            find: (words) => (
              <IntentLink key="find" href={ROUTES.nearMe} className="link">
                {words}
              </IntentLink>
            ),
          })}
        </p>
      ) : (
        <ul className="border-b border-line">
          {reviews.map((review) => (
            <MemberReviewItem
              key={review.id}
              review={review}
              badge={<StatusBadge status={review.status} />}
              action={review.status !== "removed" && <EditLink {...review} />}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
