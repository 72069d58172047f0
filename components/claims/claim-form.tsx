"use client";
import { useTexts } from "#texts";

import { AreaField } from "@/components/forms/fields/area-field";
import { InputField } from "@/components/forms/fields/input-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { claimRestaurant } from "@/lib/claims/actions";
import { claimSchema } from "@/lib/claims/schema";
import { latinDirection } from "@/lib/forms/latin-direction";
import english from "@/lib/messages/en/claims/claim.json";
import { claimHref } from "@/lib/routes";

type ClaimFormProps = {
  restaurantId: string;
  /** The domain at which an e-mail address confirms the claim; without one, only the desk decides. */
  domain: string | undefined;
};

/** "Is this your place?" (P14.83) */
export function ClaimForm({ restaurantId, domain }: ClaimFormProps) {
  const t = useTexts("claim-form", english);
  const path = claimHref(restaurantId);
  return (
    <ServerForm
      action={claimRestaurant}
      schema={claimSchema(t)}
      draft={path}
      unsent={t("unsent")}
      labelledBy="correction-heading"
      path={path}
    >
      <input type="hidden" name="restaurantId" value={restaurantId} />
      {domain && (
        <InputField
          label={t("email")}
          name="email"
          icon="Mail"
          type="email"
          autoComplete="email"
          dir={latinDirection(t.language)}
          placeholder={t("email.example", { domain })}
          hint={t("email.hint", { domain })}
        />
      )}
      <AreaField
        label={t("evidence")}
        name="evidence"
        rows={4}
        hint={t(domain ? "evidence.hint.domain" : "evidence.hint")}
      />
      <div>
        <SendButton busyLabel={t("sending")}>{t("send")}</SendButton>
      </div>
    </ServerForm>
  );
}
