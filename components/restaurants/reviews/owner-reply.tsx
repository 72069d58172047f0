import { ReportLink } from "@/components/site/report-link";
import { formatDay } from "@/lib/dates";
import type { ReviewReply } from "@/lib/restaurants/types";

const dayOf = (instant: string) => instant.slice(0, "YYYY-MM-DD".length);

type OwnerReplyProps = { reviewId: string; reply: ReviewReply };

/** What a restaurant's owner answered to a review (P14.86). */
export function OwnerReply({ reviewId, reply: { text, at, editedAt } }: OwnerReplyProps) {
  return (
    <div className="mt-4 max-w-text rounded-tile bg-sprout px-5 py-4">
      <p>
        <b>Reply from the owner</b>
        <span className="text-small text-ink-3">
          {" "}
          <time dateTime={at}>{formatDay(dayOf(at))}</time>
          {editedAt && ", edited"}
        </span>
      </p>
      <p className="mt-1 wrap-anywhere whitespace-pre-line text-ink-2">{text}</p>
      <ReportLink kind="reply" id={reviewId} about="the reply of the owner" className="-ml-3.5" />
    </div>
  );
}
