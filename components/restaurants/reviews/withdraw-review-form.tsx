"use client";

import { DeletionSection } from "@/components/forms/deletion-section";
import { ServerForm } from "@/components/forms/server-form";
import { withdrawReview } from "@/lib/reviews/actions";
import { deleteReviewSchema } from "@/lib/reviews/schema";
import { reviewHref } from "@/lib/routes";

/** Deletes the member's own review; asks for confirmation first, except without scripts, where the section has to be opened first. */
export function WithdrawReviewForm({ restaurantId }: { restaurantId: string }) {
  return (
    <ServerForm
      action={withdrawReview}
      schema={deleteReviewSchema}
      labelledBy="delete-review"
      path={reviewHref(restaurantId)}
      className="mt-10 border-t border-line pt-4"
    >
      <input type="hidden" name="restaurantId" value={restaurantId} />
      <DeletionSection
        label="Delete this review"
        effectId="delete-review"
        effect="This cannot be undone, and its rating no longer counts."
      />
    </ServerForm>
  );
}
