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
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="mt-10 border-t border-line pt-4"
    >
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
        <Trash2 size={18} strokeWidth={1.9} aria-hidden="true" />
        Delete this review
      </summary>
      <ServerForm
        action={withdrawReview}
        schema={deleteReviewSchema}
        labelledBy="delete-review"
        path={reviewHref(restaurantId)}
        className="mt-3 grid grid-cols-1 justify-items-start gap-4"
      >
        <p id="delete-review">It cannot be brought back, and its rating no longer counts.</p>
        <input type="hidden" name="restaurantId" value={restaurantId} />
        <Button type="submit" variant="line">
          Delete for good
        </Button>
      </ServerForm>
    </details>
  );
}
