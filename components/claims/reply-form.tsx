"use client";

import { AreaField } from "@/components/forms/fields/area-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { publishReply } from "@/lib/claims/actions";
import { MAX_REPLY, ownerReplySchema } from "@/lib/claims/schema";
import { ownerReplyHref } from "@/lib/routes";

type ReplyFormProps = {
  restaurantId: string;
  reviewId: string;
  /** The reply that there is: it is changed. */
  text: string | undefined;
};

/** Answers a review as the restaurant's owner (P14.86). */
export function ReplyForm({ restaurantId, reviewId, text }: ReplyFormProps) {
  const path = ownerReplyHref(restaurantId, reviewId);
  return (
    <ServerForm
      action={publishReply}
      schema={ownerReplySchema}
      draft={path}
      unsent="You have an unsent reply."
      labelledBy="correction-heading"
      path={path}
    >
      <input type="hidden" name="restaurantId" value={restaurantId} />
      <input type="hidden" name="reviewId" value={reviewId} />
      <AreaField
        label="Your reply"
        name="text"
        defaultValue={text}
        rows={5}
        maxLength={MAX_REPLY}
        hint="Everyone can read it below the review, as “Reply from the owner”."
        aria-required
      />
      <div>
        <SendButton busyLabel="Publishing...">Publish reply</SendButton>
      </div>
    </ServerForm>
  );
}
