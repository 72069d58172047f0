import { BadgeCheck, ThumbsUp } from "lucide-react";
import { LazyHelpfulButton } from "@/components/restaurants/reviews/lazy-helpful-button";
import { OwnerReply } from "@/components/restaurants/reviews/owner-reply";
import { ReportLink } from "@/components/site/report-link";
import { NotOpenYetButton } from "@/components/restaurants/reviews/not-open-yet-button";
import { ReviewPhotos } from "@/components/restaurants/reviews/review-photos";
import { Avatar } from "@/components/ui/avatar";
import { Stars } from "@/components/site/rating";
import { IntentLink } from "@/components/ui/intent-link";
import { formatCount } from "@/lib/counts";
import { formatDay } from "@/lib/dates";
import type { Review } from "@/lib/restaurants/types";
import { memberHref, ROUTES } from "@/lib/routes";

type ReviewCardProps = {
  review: Review;
  /** Whether votes are kept. */
  isOpen: boolean;
  /** Level of the title's heading. */
  heading?: 2 | 3;
};

/** One review (P6.5); of a member's own, the name leads to the member. */
export function ReviewCard({ review, isOpen, heading = 3 }: ReviewCardProps) {
  const { id, userId, editedAt, sample, photos, reply } = review;
  const Heading = `h${heading}` as const;
  const { userName, userAvatar, verified, visitDate, rating, title, content, helpful } = review;
  return (
    <article id={`review-${id}`} className="scroll-mt-24 border-t border-line py-6">
      <div className="flex items-center gap-3.5">
        {userAvatar && <Avatar src={userAvatar} size={48} loading="lazy" className="rounded-pin" />}
        <div className="min-w-0">
          <b>
            {sample || !userId ? (
              userName
            ) : (
              <IntentLink href={memberHref(userId)} className="hover:underline">
                {userName}
              </IntentLink>
            )}
          </b>
          <p className="flex flex-wrap items-center gap-x-2.5 text-small text-ink-3">
            {verified && (
              <span className="inline-flex items-center gap-1 font-strong text-leaf-ink">
                <BadgeCheck size={16} strokeWidth={1.9} aria-hidden="true" />
                Verified visit
              </span>
            )}
            <span>
              {!verified && "Visited "}
              <time dateTime={visitDate}>{formatDay(visitDate)}</time>
            </span>
            {editedAt && <span>Edited</span>}
            {isOpen && sample && <span>Sample</span>}
          </p>
        </div>
        <span className="ml-auto flex-none">
          <Stars rating={rating} size={16} />
        </span>
      </div>
      <Heading className="mt-3.5 mb-1 text-h4">{title}</Heading>
      <p className="max-w-text whitespace-pre-line text-ink-2">{content}</p>
      {photos && <ReviewPhotos photos={photos} />}
      {reply && <OwnerReply reviewId={id} reply={reply} />}
      {isOpen ? (
        <div className="mt-2 flex flex-wrap items-center">
          <LazyHelpfulButton id={id} restaurantId={review.restaurantId} helpful={helpful} />
          <ReportLink kind="review" id={id} about={`the review of ${userName}`} />
        </div>
      ) : (
        <NotOpenYetButton
          what="Voting on reviews is not open yet"
          today={{ label: "Meet the members", href: ROUTES.members }}
          className="mt-2 -ml-3.5 inline-flex min-h-11 items-center gap-2 rounded-inner px-3.5 font-semibold text-ink-2 hover:bg-sprout"
        >
          <ThumbsUp size={18} strokeWidth={1.9} aria-hidden="true" />
          <span>
            Helpful <span className="tabular-nums">({formatCount(helpful)})</span>
          </span>
        </NotOpenYetButton>
      )}
    </article>
  );
}
