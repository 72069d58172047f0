import { BadgeCheck, ThumbsUp } from "lucide-react";
import { NotOpenYetButton } from "@/components/restaurants/not-open-yet-button";
import { Avatar } from "@/components/ui/avatar";
import { Stars } from "@/components/site/rating";
import { formatCount } from "@/lib/counts";
import { formatDay } from "@/lib/dates";
import type { Review } from "@/lib/restaurants/types";
import { ROUTES } from "@/lib/routes";

export function ReviewCard({ review }: { review: Review }) {
  const { userName, userAvatar, verified, visitDate, rating, title, content, helpful } = review;
  return (
    <article className="border-t border-line py-6">
      <div className="flex items-center gap-3.5">
        {userAvatar && <Avatar src={userAvatar} size={48} loading="lazy" className="rounded-pin" />}
        <div className="min-w-0">
          <b>{userName}</b>
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
          </p>
        </div>
        <span className="ml-auto flex-none">
          <Stars rating={rating} size={16} />
        </span>
      </div>
      <h3 className="mt-3.5 mb-1 text-h4">{title}</h3>
      <p className="max-w-text text-ink-2">{content}</p>
      <NotOpenYetButton
        what="Voting on reviews is"
        today={{ label: "Meet the members", href: ROUTES.members }}
        className="mt-2 -ml-3.5 inline-flex min-h-11 items-center gap-2 rounded-inner px-3.5 font-semibold text-ink-2 hover:bg-sprout"
      >
        <ThumbsUp size={18} strokeWidth={1.9} aria-hidden="true" />
        <span>
          Helpful <span className="tabular-nums">({formatCount(helpful)})</span>
        </span>
      </NotOpenYetButton>
    </article>
  );
}
