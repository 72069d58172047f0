import { useTexts } from "#texts";
import { ReportLink } from "@/components/site/report-link";
import { formatDayIn } from "@/lib/languages/format-day";
import { ownWords } from "@/lib/languages/own-words";
import english from "@/lib/messages/en/reviews.json";
import type { ReviewReply } from "@/lib/restaurants/types";

const dayOf = (instant: string) => instant.slice(0, "YYYY-MM-DD".length);

type OwnerReplyProps = { reviewId: string; reply: ReviewReply };

/** What a restaurant's owner answered to a review (P14.86). */
export function OwnerReply({ reviewId, reply: { text, at, editedAt } }: OwnerReplyProps) {
  const t = useTexts("reviews", english);
  return (
    <div className="mt-4 max-w-text rounded-tile bg-sprout px-5 py-4">
      <p>
        <b>{t("reply")}</b>
        <span className="text-small text-ink-3">
          {" "}
          <time dateTime={at}>{formatDayIn(t.language, dayOf(at))}</time>
          {editedAt && t("reply.edited")}
        </span>
      </p>
      <p className="mt-1 wrap-anywhere whitespace-pre-line text-ink-2" {...ownWords(t.language)}>
        {text}
      </p>
      <ReportLink kind="reply" id={reviewId} about={t("about.reply")} className="-ms-3.5" />
    </div>
  );
}
