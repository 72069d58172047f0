"use client";

import { useTexts } from "#texts";
import { AreaField } from "@/components/forms/fields/area-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import english from "@/lib/messages/en/forms/tip.json";
import { sendTip } from "@/lib/tips/actions";
import { tipHref } from "@/lib/tips/hrefs";
import { LONGEST_TIP, tipSchema } from "@/lib/tips/schema";

type TipFormProps = {
  restaurantId: string;
  /** The member's tip, if there is one: it is changed. */
  text: string | undefined;
};

/** Writes or changes a tip about a restaurant (P14.880). */
export function TipForm({ restaurantId, text }: TipFormProps) {
  const t = useTexts("tip-form", english);
  const path = tipHref(restaurantId);
  return (
    <ServerForm
      action={sendTip}
      schema={tipSchema(t)}
      draft={path}
      unsent={t("unsent")}
      labelledBy="tip-heading"
      path={path}
      className="grid grid-cols-1 gap-5"
    >
      <input type="hidden" name="restaurantId" value={restaurantId} />
      <AreaField
        label={t("text")}
        name="text"
        defaultValue={text}
        rows={4}
        maxLength={LONGEST_TIP}
        aria-required
        hint={t("text.hint")}
      />
      <div>
        <SendButton busyLabel={t("publishing")}>{t("publish")}</SendButton>
      </div>
    </ServerForm>
  );
}
