"use client";

import { AreaField } from "@/components/forms/fields/area-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { reportClosure } from "@/lib/corrections/actions";
import { closureSchema } from "@/lib/corrections/schema";
import { closureHref } from "@/lib/routes";

/** A restaurant has closed for good, and how the sender knows. */
export function ClosureForm({ restaurantId }: { restaurantId: string }) {
  const path = closureHref(restaurantId);
  return (
    <ServerForm
      action={reportClosure}
      schema={closureSchema}
      draft={path}
      unsent="an unsent report"
      labelledBy="correction-heading"
      path={path}
    >
      <input type="hidden" name="restaurantId" value={restaurantId} />
      <AreaField
        label="How do you know?"
        name="evidence"
        rows={3}
        hint="For example: a notice at the door, the owners' website, or what you saw on which day."
      />
      <div>
        <SendButton busyLabel="Sending...">It has closed for good</SendButton>
      </div>
    </ServerForm>
  );
}
