"use client";

import { useTexts } from "#texts";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { confirmOpen } from "@/lib/corrections/actions";
import { confirmationSchema } from "@/lib/corrections/schema";
import english from "@/lib/messages/en/forms/correction.json";
import { confirmationHref } from "@/lib/routes";

/** One button: a restaurant is still open. */
export function ConfirmationForm({ restaurantId }: { restaurantId: string }) {
  const t = useTexts("correction-form", english);
  return (
    <ServerForm
      action={confirmOpen}
      schema={confirmationSchema}
      labelledBy="correction-heading"
      path={confirmationHref(restaurantId)}
    >
      <input type="hidden" name="restaurantId" value={restaurantId} />
      <div>
        <SendButton busyLabel={t("sending")}>{t("open")}</SendButton>
      </div>
    </ServerForm>
  );
}
