"use client";

import { useTexts } from "#texts";
import { DeletionSection } from "@/components/forms/deletion-section";
import { ServerForm } from "@/components/forms/server-form";
import english from "@/lib/messages/en/forms/review.json";
import { withdrawReview } from "@/lib/reviews/actions";
import { deleteReviewSchema } from "@/lib/reviews/schema";
import { reviewHref } from "@/lib/routes";

/** Deletes the member's own review; asks for confirmation first, except without scripts, where the section has to be opened first. */
export function WithdrawReviewForm({ restaurantId }: { restaurantId: string }) {
  const t = useTexts("review-form", english);
  return (
    <ServerForm
      action={withdrawReview}
      schema={deleteReviewSchema}
      labelledBy="delete-review"
      path={reviewHref(restaurantId)}
      className="mt-10 border-t border-line pt-4"
    >
      <input type="hidden" name="restaurantId" value={restaurantId} />
      <DeletionSection label={t("delete")} effectId="delete-review" effect={t("delete.effect")} />
    </ServerForm>
  );
}
