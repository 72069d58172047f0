import { useTexts } from "#texts";
import type { ReactNode } from "react";
import { Stars } from "@/components/site/rating";
import { BothNames } from "@/components/site/restaurant-name";
import { IntentLink } from "@/components/ui/intent-link";
import { formatDayIn } from "@/lib/languages/format-day";
import { ownWords } from "@/lib/languages/own-words";
import english from "@/lib/messages/en/reviews.json";
import type { MemberReview } from "@/lib/members/types";
import { restaurantHref } from "@/lib/routes";

type MemberReviewItemProps = {
  review: MemberReview;
  /** Beside the date. */
  badge?: ReactNode;
  action?: ReactNode;
};

/** A review in the list of one member's reviews: named by its restaurant. */
export function MemberReviewItem({ review, badge, action }: MemberReviewItemProps) {
  const t = useTexts("reviews", english);
  const { restaurantId, restaurantName, latinName, countryCode } = review;
  const { rating, title, content, visitDate } = review;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-t border-line py-6">
      <article className="max-w-152 min-w-0 flex-1 basis-80">
        <h3 className="text-h4">
          <IntentLink
            href={restaurantHref(restaurantId)}
            className="decoration-2 underline-offset-3 hover:underline"
          >
            <BothNames name={restaurantName} {...{ latinName, countryCode }} />
          </IntentLink>
        </h3>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-note text-ink-2">
          <Stars rating={rating} size={16} />
          <span>
            {t.rich("visited", {
              day: () => (
                <time key="day" dateTime={visitDate}>
                  {formatDayIn(t.language, visitDate)}
                </time>
              ),
            })}
          </span>
          {badge}
        </p>
        <p className="mt-2 text-pretty whitespace-pre-line text-ink-2" {...ownWords(t.language)}>
          <b className="font-semibold text-ink">{title}</b>
          {"\n"}
          {content}
        </p>
      </article>
      {action}
    </li>
  );
}
