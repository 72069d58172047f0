"use client";

import { useTexts } from "#texts";
import { useId } from "react";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { withdrawReply } from "@/lib/claims/actions";
import { withdrawReplySchema } from "@/lib/claims/schema";
import english from "@/lib/messages/en/claims/forms.json";
import { ownerReplyHref } from "@/lib/routes";

type WithdrawReplyFormProps = { restaurantId: string; reviewId: string };

/** Takes the reply to a review back. */
export function WithdrawReplyForm({ restaurantId, reviewId }: WithdrawReplyFormProps) {
  const t = useTexts("owner-forms", english);
  const headingId = useId();
  return (
    <ServerForm
      action={withdrawReply}
      schema={withdrawReplySchema}
      labelledBy={headingId}
      path={ownerReplyHref(restaurantId, reviewId)}
      className="mt-6 border-t border-line pt-4"
    >
      <input type="hidden" name="restaurantId" value={restaurantId} />
      <input type="hidden" name="reviewId" value={reviewId} />
      <SendButton size="md" variant="quiet" busyLabel={t("deleting")}>
        <span id={headingId}>{t("reply.delete")}</span>
      </SendButton>
    </ServerForm>
  );
}
