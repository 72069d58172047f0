"use client";

import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { confirmOwnClaim } from "@/lib/claims/actions";
import { confirmClaimSchema } from "@/lib/claims/schema";
import { claimConfirmationHref } from "@/lib/routes";

type ConfirmClaimFormProps = { restaurantId: string; token: string };

/** The button of the page that a claim's mail leads to: programs that only open links confirm nothing. */
export function ConfirmClaimForm({ restaurantId, token }: ConfirmClaimFormProps) {
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
        <SendButton busyLabel="Confirming...">It is mine</SendButton>
      </div>
    </ServerForm>
  );
}
