"use client";

import { Mail } from "@/components/ui/icons";
import { AreaField } from "@/components/forms/fields/area-field";
import { InputField } from "@/components/forms/fields/input-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { claimRestaurant } from "@/lib/claims/actions";
import { claimSchema } from "@/lib/claims/schema";
import { claimHref } from "@/lib/routes";

type ClaimFormProps = {
  restaurantId: string;
  /** The domain at which an e-mail address confirms the claim; without one, only the desk decides. */
  domain: string | undefined;
};

/** "Is this your place?" (P14.83) */
export function ClaimForm({ restaurantId, domain }: ClaimFormProps) {
  const path = claimHref(restaurantId);
  return (
    <ServerForm
      action={claimRestaurant}
      schema={claimSchema}
      draft={path}
      unsent="You have an unsent claim."
      labelledBy="correction-heading"
      path={path}
    >
      <input type="hidden" name="restaurantId" value={restaurantId} />
      {domain && (
        <InputField
          label="Email at the restaurant's website"
          name="email"
          icon={Mail}
          type="email"
          autoComplete="email"
          placeholder={`you@${domain}`}
          hint={`The quickest way: an address that ends with @${domain}. We send a link to it. Without one, leave this empty.`}
        />
      )}
      <AreaField
        label="What shows that it is yours?"
        name="evidence"
        rows={4}
        hint={
          domain
            ? "Needed without an address: for example, the name in the imprint, or when we can call."
            : "A moderator checks it: for example, the name in the imprint, or when we can call."
        }
      />
      <div>
        <SendButton busyLabel="Sending...">This is my place</SendButton>
      </div>
    </ServerForm>
  );
}
