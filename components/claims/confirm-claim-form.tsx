"use client";

import { useTexts } from "#texts";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { confirmOwnClaim } from "@/lib/claims/actions";
import { confirmClaimSchema } from "@/lib/claims/schema";
import english from "@/lib/messages/en/claims/claim.json";
import { claimConfirmationHref } from "@/lib/routes";

type ConfirmClaimFormProps = { restaurantId: string; token: string };

/** The button of the page that a claim's mail leads to: programs that only open links confirm nothing. */
export function ConfirmClaimForm({ restaurantId, token }: ConfirmClaimFormProps) {
  const t = useTexts("claim-form", english);
  return (
    <ServerForm
      action={confirmOwnClaim}
      schema={confirmClaimSchema}
      labelledBy="correction-heading"
      path={claimConfirmationHref(restaurantId, token)}
    >
      <input type="hidden" name="restaurantId" value={restaurantId} />
      <input type="hidden" name="token" value={token} />
      <div>
        <SendButton busyLabel={t("confirming")}>{t("confirm")}</SendButton>
      </div>
    </ServerForm>
  );
}
