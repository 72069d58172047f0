import { useTexts } from "#texts";
import { rememberVote, useOwnVotes } from "@/components/restaurants/reviews/use-account-votes";
import { HelpfulForm } from "@/components/site/helpful-form";
import { usePress } from "@/components/site/use-press";
import english from "@/lib/messages/en/presses.json";
import type { Review } from "@/lib/restaurants/types";
import { voteWithoutScripts, voteForReview } from "@/lib/reviews/votes/actions";

type HelpfulButtonProps = Pick<Review, "id" | "restaurantId" | "helpful">;

/** Marks a review as helpful, or takes that back (P14.23). Signed-out visitors are led to the sign-in, and the press counts on coming back. */
export function HelpfulButton({ id, restaurantId, helpful }: HelpfulButtonProps) {
  const t = useTexts("presses", english);
  const isMarked = useOwnVotes(restaurantId).has(id);
  const fields = { reviewId: id, restaurantId };
  const press = usePress({
    pending: { action: "helpful", id },
    isMarked,
    send: voteForReview,
    fields,
    remember: (isHelpful) => rememberVote(restaurantId, id, isHelpful),
    anchor: `review-${id}`,
    notices: {
      // After the sign-in the button may be outside the visible area.
      addedOnReturn: { title: t("helpful.added") },
      own: { title: t("helpful.own") },
      missing: { title: t("helpful.missing") },
    },
  });
  return <HelpfulForm action={voteWithoutScripts} {...{ fields, press, helpful, isMarked }} />;
}
