import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { LazyHelpfulButton } from "@/components/restaurants/reviews/lazy-helpful-button";
import { OwnerReply } from "@/components/restaurants/reviews/owner-reply";
import { ReportLink } from "@/components/site/report-link";
import { NotOpenYetButton } from "@/components/restaurants/reviews/not-open-yet-button";
import { ReviewPhotos } from "@/components/restaurants/reviews/review-photos";
import { Avatar } from "@/components/ui/avatar";
import { Stars } from "@/components/site/rating";
import { IntentLink } from "@/components/ui/intent-link";
import { formatCountIn } from "@/lib/languages/format-count";
import { formatDayIn } from "@/lib/languages/format-day";
import { ownWords } from "@/lib/languages/own-words";
import english from "@/lib/messages/en/reviews.json";
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
  const t = useTexts("reviews", english);
  const { id, userId, editedAt, sample, photos, reply } = review;
  const own = ownWords(t.language, sample ? "en" : undefined);
  const Heading = `h${heading}` as const;
  const { userName, userAvatar, verified, visitDate, rating, title, content, helpful } = review;
  const day = () => (
    <time key="day" dateTime={visitDate}>
      {formatDayIn(t.language, visitDate)}
    </time>
  );
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
                <Icon name="BadgeCheck" size={16} />
                {t("verified-visit")}
              </span>
            )}
            <span>{verified ? day() : t.rich("visited", { day })}</span>
            {editedAt && <span>{t("edited")}</span>}
            {isOpen && sample && <span>{t("sample")}</span>}
          </p>
        </div>
        <span className="ms-auto flex-none">
          <Stars rating={rating} size={16} />
        </span>
      </div>
      <Heading className="mt-3.5 mb-1 text-h4" {...own}>
        {title}
      </Heading>
      <p className="max-w-text whitespace-pre-line text-ink-2" {...own}>
        {content}
      </p>
      {photos && <ReviewPhotos photos={photos} />}
      {reply && <OwnerReply reviewId={id} reply={reply} />}
      {isOpen ? (
        <div className="mt-2 flex flex-wrap items-center">
          <LazyHelpfulButton id={id} restaurantId={review.restaurantId} helpful={helpful} />
          <ReportLink kind="review" id={id} about={t("about.review", { name: userName })} />
        </div>
      ) : (
        <NotOpenYetButton
          what={t("not-open.votes")}
          today={{ label: t("not-open.members"), href: ROUTES.members }}
          description={t("not-open.today")}
          className="-ms-3.5 mt-2 inline-flex min-h-11 items-center gap-2 rounded-inner px-3.5 font-semibold text-ink-2 hover:bg-sprout"
        >
          <Icon name="ThumbsUp" size={18} />
          <span>
            {t("helpful")}{" "}
            <span className="tabular-nums">({formatCountIn(t.language, helpful)})</span>
          </span>
        </NotOpenYetButton>
      )}
    </article>
  );
}
