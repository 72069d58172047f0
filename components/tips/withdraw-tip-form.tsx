"use client";

import { DeletionSection } from "@/components/forms/deletion-section";
import { ServerForm } from "@/components/forms/server-form";
import { withdrawTip } from "@/lib/tips/actions";
import { tipHref } from "@/lib/tips/hrefs";
import { deleteTipSchema } from "@/lib/tips/schema";

/** Deletes the member's own tip; the section has to be opened first. */
export function WithdrawTipForm({ restaurantId }: { restaurantId: string }) {
  return (
    <ServerForm
      action={withdrawTip}
      schema={deleteTipSchema}
      labelledBy="delete-tip"
      path={tipHref(restaurantId)}
      className="mt-10 border-t border-line pt-4"
    >
      <input type="hidden" name="restaurantId" value={restaurantId} />
      <DeletionSection
        label="Delete this tip"
        effectId="delete-tip"
        effect="This cannot be undone."
      />
    </ServerForm>
  );
}
