"use client";

import { Trash2 } from "lucide-react";
import { useState } from "react";
import { ServerForm } from "@/components/forms/server-form";
import { Button } from "@/components/ui/button";
import { withdrawReview } from "@/lib/reviews/actions";
import { deleteReviewSchema } from "@/lib/reviews/schema";
import { reviewHref } from "@/lib/routes";

/** Deletes the member's own review; asks for confirmation first, except without scripts, where the section has to be opened first. */
export function WithdrawReviewForm({ restaurantId }: { restaurantId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <ServerForm
      action={withdrawReview}
      schema={deleteReviewSchema}
      labelledBy="delete-review"
      path={reviewHref(restaurantId)}
      className="mt-10 border-t border-line pt-4"
    >
      <input type="hidden" name="restaurantId" value={restaurantId} />
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
          <Trash2 size={18} strokeWidth={1.9} aria-hidden="true" />
          Delete this review
        </summary>
        <p id="delete-review" className="mt-3 mb-4">
          It cannot be brought back, and its rating no longer counts.
        </p>
        <Button type="submit" variant="line">
          Delete for good
        </Button>
      </details>
    </ServerForm>
  );
}
