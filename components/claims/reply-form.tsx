"use client";

import { useTexts } from "#texts";
import { AreaField } from "@/components/forms/fields/area-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { publishReply } from "@/lib/claims/actions";
import { MAX_REPLY, ownerReplySchema } from "@/lib/claims/schema";
import english from "@/lib/messages/en/claims/forms.json";
import { ownerReplyHref } from "@/lib/routes";

type ReplyFormProps = {
  restaurantId: string;
  reviewId: string;
  /** The reply that there is: it is changed. */
  text: string | undefined;
};

/** Answers a review as the restaurant's owner (P14.86). */
export function ReplyForm({ restaurantId, reviewId, text }: ReplyFormProps) {
  const t = useTexts("owner-forms", english);
  const path = ownerReplyHref(restaurantId, reviewId);
  return (
    <ServerForm
      action={publishReply}
      schema={ownerReplySchema(t)}
      draft={path}
      unsent={t("reply.unsent")}
      labelledBy="correction-heading"
      path={path}
    >
      <input type="hidden" name="restaurantId" value={restaurantId} />
      <input type="hidden" name="reviewId" value={reviewId} />
      <AreaField
        label={t("reply.text")}
        name="text"
        defaultValue={text}
        rows={5}
        maxLength={MAX_REPLY}
        hint={t("reply.hint")}
        aria-required
      />
      <div>
        <SendButton busyLabel={t("publishing")}>{t("reply.publish")}</SendButton>
      </div>
    </ServerForm>
  );
}
