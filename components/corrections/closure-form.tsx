"use client";

import { useTexts } from "#texts";
import { AreaField } from "@/components/forms/fields/area-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { reportClosure } from "@/lib/corrections/actions";
import { closureSchema } from "@/lib/corrections/schema";
import english from "@/lib/messages/en/forms/correction.json";
import { closureHref } from "@/lib/routes";

/** A restaurant has closed for good, and how the sender knows. */
export function ClosureForm({ restaurantId }: { restaurantId: string }) {
  const t = useTexts("correction-form", english);
  const path = closureHref(restaurantId);
  return (
    <ServerForm
      action={reportClosure}
      schema={closureSchema(t)}
      draft={path}
      unsent={t("unsent")}
      labelledBy="correction-heading"
      path={path}
    >
      <input type="hidden" name="restaurantId" value={restaurantId} />
      <AreaField label={t("evidence")} name="evidence" rows={3} hint={t("evidence.hint")} />
      <div>
        <SendButton busyLabel={t("sending")}>{t("closed")}</SendButton>
      </div>
    </ServerForm>
  );
}
