import { useTexts } from "#texts";
import { ThumbsUp } from "lucide-react";
import { rememberVote, useOwnVotes } from "@/components/restaurants/reviews/use-account-votes";
import { usePress } from "@/components/site/use-press";
import { formatCount } from "@/lib/counts";
import english from "@/lib/messages/en/presses.json";
import type { Review } from "@/lib/restaurants/types";
import { voteWithoutScripts, voteForReview } from "@/lib/reviews/actions";

type HelpfulButtonProps = Pick<Review, "id" | "restaurantId" | "helpful">;

/** Marks a review as helpful, or takes that back (P14.23). Signed-out visitors are led to the sign-in, and the press counts on coming back. */
export function HelpfulButton({ id, restaurantId, helpful }: HelpfulButtonProps) {
  const t = useTexts("presses", english);
  const isHelpful = useOwnVotes(restaurantId).has(id);
  const fields = { reviewId: id, restaurantId };
  const { isPressed, form } = usePress({
    pending: { action: "helpful", id },
    isMarked: isHelpful,
    send: voteForReview,
    fields,
    remember: (isMarked) => rememberVote(restaurantId, id, isMarked),
    anchor: `review-${id}`,
    notices: {
      // After the sign-in the button may be outside the visible area.
      addedOnReturn: { title: t("helpful.added") },
      own: { title: t("helpful.own") },
      missing: { title: t("helpful.missing") },
    },
  });
  const shown = helpful + Number(isPressed) - Number(isHelpful);
  return (
    <form action={voteWithoutScripts} {...form}>
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <button
        type="submit"
        aria-pressed={isPressed}
        className="-ms-3.5 inline-flex min-h-11 items-center gap-2 rounded-inner px-3.5 font-semibold text-ink-2 hover:bg-sprout aria-pressed:text-leaf-ink"
      >
        <ThumbsUp
          size={18}
          strokeWidth={1.9}
          aria-hidden="true"
          fill={isPressed ? "currentColor" : "none"}
        />
        <span>
          {t("helpful")} <span className="tabular-nums">({formatCount(shown)})</span>
        </span>
      </button>
    </form>
  );
}
