"use client";

import { AreaField } from "@/components/forms/fields/area-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
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
  const path = tipHref(restaurantId);
  return (
    <ServerForm
      action={sendTip}
      schema={tipSchema}
      draft={path}
      unsent="an unsent tip"
      labelledBy="tip-heading"
      path={path}
      className="grid grid-cols-1 gap-5"
    >
      <input type="hidden" name="restaurantId" value={restaurantId} />
      <AreaField
        label="Your tip"
        name="text"
        defaultValue={text}
        rows={4}
        maxLength={LONGEST_TIP}
        aria-required
        hint="One thing that the next guest should know. 10 to 300 characters."
      />
      <div>
        <SendButton busyLabel="Publishing...">Publish tip</SendButton>
      </div>
    </ServerForm>
  );
}
