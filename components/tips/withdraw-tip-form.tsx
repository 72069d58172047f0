"use client";

import { useTexts } from "#texts";
import { DeletionSection } from "@/components/forms/deletion-section";
import { ServerForm } from "@/components/forms/server-form";
import english from "@/lib/messages/en/forms/tip.json";
import { withdrawTip } from "@/lib/tips/actions";
import { tipHref } from "@/lib/tips/hrefs";
import { deleteTipSchema } from "@/lib/tips/schema";

/** Deletes the member's own tip; the section has to be opened first. */
export function WithdrawTipForm({ restaurantId }: { restaurantId: string }) {
  const t = useTexts("tip-form", english);
  return (
    <ServerForm
      action={withdrawTip}
      schema={deleteTipSchema}
      labelledBy="delete-tip"
      path={tipHref(restaurantId)}
      className="mt-10 border-t border-line pt-4"
    >
      <input type="hidden" name="restaurantId" value={restaurantId} />
      <DeletionSection label={t("delete")} effectId="delete-tip" effect={t("delete.effect")} />
    </ServerForm>
  );
}
