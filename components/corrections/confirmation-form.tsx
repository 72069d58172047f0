"use client";

import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { confirmOpen } from "@/lib/corrections/actions";
import { confirmationSchema } from "@/lib/corrections/schema";
import { confirmationHref } from "@/lib/routes";

/** One button: a restaurant is still open. */
export function ConfirmationForm({ restaurantId }: { restaurantId: string }) {
  return (
    <ServerForm
      action={confirmOpen}
      schema={confirmationSchema}
      labelledBy="correction-heading"
      path={confirmationHref(restaurantId)}
    >
      <input type="hidden" name="restaurantId" value={restaurantId} />
      <div>
        <SendButton busyLabel="Sending...">It is still open</SendButton>
      </div>
    </ServerForm>
  );
}
